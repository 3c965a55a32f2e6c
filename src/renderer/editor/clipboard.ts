import { looksLikeShareCode } from '#core/pattern/share-code'

/** Whether pasted text is meant as a pattern: a share code, or JSON that names one of our formats. */
export function looksLikePattern(text: string): boolean {
  return looksLikeShareCode(text) || /^\uFEFF?\s*\{[^]*"format"\s*:\s*"pasang-(pattern|bundle)"/.test(text)
}
