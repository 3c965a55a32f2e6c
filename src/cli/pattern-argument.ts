import { completePattern, type Pattern } from '#core/pattern/pattern'
import { readAny } from '#core/files/read-any'
import type { PatternDocument } from '#core/pattern/document'
import { looksLikeShareCode, patternOfShareCode } from '#core/pattern/share-code'
import { err, ok, type Result } from '#core/result'
import { findPattern } from '#storage/library'
import { openStorage } from '#storage/storage'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
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
  const kind = await kindOfPath(argument)
  if (kind === 'folder') return err(failed(`${argument}: this is a folder; a file was expected`))
  if (kind === 'file') return readDocument(argument)
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
  return pattern.ok ? pattern : err(failed(...faultLines(argument, pattern.error)))
}

async function kindOfPath(path: string): Promise<'file' | 'folder' | null> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file'
  } catch {
    return null
  }
}

/** A pattern, a bundle of one, a share code or the rows of a board, whatever the file holds. */
async function readDocument(path: string): Promise<Result<PatternDocument, Failure>> {
  const text = await readTextFile(path)
  if (!text.ok) return err(failed(...faultLines(path, text.error)))
  const file = readAny(text.value, basename(path))
  if (!file.ok) return err(failed(...faultLines(path, file.error)))
  switch (file.value.kind) {
    case 'pattern':
      return ok(file.value.document)
    case 'game':
      return ok(file.value.record.pattern)
    case 'bundle': {
      const [only, ...others] = file.value.entries
      if (!only || others.length > 0) {
        return err(failed(`${path}: a bundle of ${file.value.entries.length} patterns; one was expected`))
      }
      return only.ok ? only : err(failed(...faultLines(path, only.error)))
    }
  }
}

function notFoundLines(argument: string, error: Parameters<typeof faultLines>[1][number]): readonly string[] {
  if (error.code === 'ambiguous') return faultLines(argument, [error])
  return [
    `${argument}: neither a file, nor a share code, nor a pattern of the library; "pasang list" names the patterns`,
  ]
}
