import type { Fault } from '#core/faults/fault'
import { checkShape, faultParams } from '#core/faults/issues'
import { checkPattern, type PatternDocument } from '#core/pattern/document'
import { SYMMETRY_KINDS } from '#core/pattern/symmetry'
import { checkRecord, type GameRecord } from '#core/record/record'
import type { Result } from '#core/result'
import { SettingsSchema } from '#core/settings/schema'
import { z } from 'zod'
import { failed } from './answer'
import {
  EXPORT_KINDS,
  type EditorDraft,
  type IncomingFile,
  type OutgoingFile,
  type PasangApi,
  type Problem,
} from './api'
import type { BridgeMethod } from './methods'

const ID_LIMIT = 300 // a folder's name and the longest file name of any system
const NAME_LIMIT = 1024 // names of files from elsewhere, with the folders they were dropped with

const Id = z.string().min(1).max(ID_LIMIT)
const Owner = z.string().regex(/^[0-9a-z-]{1,64}$/) // becomes the name of a file
const Work = z.string().regex(/^[0-9a-z-]{1,64}$/)
const Pattern = checkedBy<PatternDocument>(checkPattern)
const GameSchema = checkedBy<GameRecord>(checkRecord)

const Incoming: z.ZodType<IncomingFile> = z.strictObject({
  name: z.string().max(NAME_LIMIT),
  size: z.int().min(0),
  text: z.string().nullable(),
  detail: z.string().max(NAME_LIMIT).optional(),
})

const Outgoing: z.ZodType<OutgoingFile> = z.strictObject({
  name: z.string().min(1).max(NAME_LIMIT),
  content: z.union([z.string(), z.instanceof(Uint8Array)]),
  kind: z.enum(EXPORT_KINDS),
})

const Draft: z.ZodType<EditorDraft> = z.strictObject({
  patternId: Id.nullable(),
  document: Pattern,
  symmetry: z.enum(SYMMETRY_KINDS).optional(),
  savedAt: z.iso.datetime(),
  over: Pattern.optional(),
})

/** The arguments of each method. */
const ARGUMENTS: { readonly [Method in BridgeMethod]: z.ZodType<Parameters<PasangApi[Method]>> } = {
  appInfo: z.tuple([]),
  listPatterns: z.tuple([]),
  savePattern: z.tuple([Id.nullable(), Pattern, Pattern.nullable().optional()]),
  deletePattern: z.tuple([Id]),
  restorePattern: z.tuple([Id]),
  deletePatterns: z.tuple([z.array(Id), Work.optional()]),
  restorePatterns: z.tuple([z.array(Id), Work.optional()]),
  listVersions: z.tuple([Id]),
  listTrash: z.tuple([]),
  emptyTrash: z.tuple([z.array(Id), Work.optional()]),
  importFiles: z.tuple([Work.optional()]),
  importFolder: z.tuple([Work.optional()]),
  importTexts: z.tuple([z.array(Incoming), Work.optional()]),
  exportFile: z.tuple([Outgoing]),
  exportFiles: z.tuple([z.array(Outgoing), Work.optional()]),
  stopWork: z.tuple([Work]),
  listGames: z.tuple([]),
  readGame: z.tuple([Id]),
  saveGame: z.tuple([Id.nullable(), GameSchema]),
  deleteGame: z.tuple([Id]),
  restoreGame: z.tuple([Id]),
  readSettings: z.tuple([]),
  writeSettings: z.tuple([SettingsSchema]),
  peekDraft: z.tuple([Owner, z.array(Owner)]),
  readDraft: z.tuple([Owner, z.array(Owner)]),
  writeDraft: z.tuple([Draft.nullable(), Owner]),
  confirmClose: z.tuple([z.boolean()]),
}

export type CheckedArguments<Method extends BridgeMethod> =
  | { readonly ok: true; readonly value: Parameters<PasangApi[Method]> }
  | { readonly ok: false; readonly problem: Problem }

/** Checks arguments that came over the bridge; paths of faults begin with the argument's number, `[0].name`. */
export function checkArguments<Method extends BridgeMethod>(
  method: Method,
  values: unknown,
): CheckedArguments<Method> {
  const checked = checkShape<Parameters<PasangApi[Method]>>(ARGUMENTS[method], values)
  if (checked.ok) return checked
  const path = checked.error[0]?.path ?? ''
  return failed('bad-arguments', `${method}: the arguments do not fit`, { path, faults: checked.error })
}

/** A schema that checks by one of the core's own readers, so that the faults are the same as for a file. */
function checkedBy<T>(check: (value: unknown) => Result<T, readonly Fault[]>): z.ZodType<T> {
  return z.unknown().superRefine((value, context) => {
    const checked = check(value)
    if (checked.ok) return
    for (const { code, path, params } of checked.error) {
      context.addIssue({ code: 'custom', path: keysOf(path), params: faultParams(code, params) })
    }
  }) as unknown as z.ZodType<T>
}

function keysOf(path: string): (string | number)[] {
  return (path.match(/"(?:[^"\\]|\\.)*"|[^.[\]]+/g) ?? []).map((key) => {
    if (/^\d+$/.test(key)) return Number(key)
    return key.startsWith('"') ? String(JSON.parse(key)) : key
  })
}
