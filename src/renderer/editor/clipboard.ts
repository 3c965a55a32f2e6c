import { shareCodesIn } from '#core/pattern/share-code'

/** Whether pasted text is meant as a pattern: a share code somewhere in it, or JSON that names one of our formats. */
export function looksLikePattern(text: string): boolean {
  return (
    shareCodesIn(text).length > 0 || /^\uFEFF?\s*\{[^]*"format"\s*:\s*"pasang-(pattern|bundle)"/.test(text)
  )
}
