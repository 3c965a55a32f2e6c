import { completePattern, type Pattern } from '#core/pattern/pattern'
import { parsePattern, type PatternDocument } from '#core/pattern/document'
import { looksLikeShareCode, patternOfShareCode } from '#core/pattern/share-code'
import { err, ok, type Result } from '#core/result'
import { findPattern } from '#storage/library'
import { openStorage } from '#storage/storage'
import { stat } from 'node:fs/promises'
import { failed, type Failure, type Places } from './console'
import { readTextFile } from './files'
import { faultLines } from './words'

/**
 * The document that a PATTERN argument names: a share code, an existing file, or a pattern of the library by id or name,
 * looked for in this order. It may be a draft.
 */
export async function findDocument(
  argument: string,
  places: Places,
): Promise<Result<PatternDocument, Failure>> {
  if (looksLikeShareCode(argument)) {
    const shared = patternOfShareCode(argument, 'Shared pattern')
    return shared.ok ? ok(shared.value.document) : err(failed(...faultLines('share code', shared.error)))
  }
  if (await isFile(argument)) {
    const text = await readTextFile(argument)
    const document = text.ok ? parsePattern(text.value) : text
    return document.ok ? document : err(failed(...faultLines(argument, document.error)))
  }
  const { patterns } = await openStorage(places).library.list()
  const found = findPattern(patterns, argument)
  return found.ok ? ok(found.value.document) : err(failed(...notFoundLines(argument, found.error)))
}

/** The complete pattern that a PATTERN argument names; a draft is a failure that says why. */
export async function findCompletePattern(
  argument: string,
  places: Places,
): Promise<Result<Pattern, Failure>> {
  const document = await findDocument(argument, places)
  if (!document.ok) return document
  const pattern = completePattern(document.value)
  return pattern.ok ? pattern : err(failed(...faultLines(document.value.name, pattern.error)))
}

async function isFile(path: string): Promise<boolean> {
  try {
    return !(await stat(path)).isDirectory()
  } catch {
    return false
  }
}

function notFoundLines(argument: string, error: Parameters<typeof faultLines>[1][number]): readonly string[] {
  if (error.code === 'ambiguous') return faultLines(argument, [error])
  return [
    `${argument}: neither a file, nor a share code, nor a pattern of the library; "pasang list" names the patterns`,
  ]
}
