import type { Gadong } from '../board/junction'

export const PATTERN_FORMAT = 'pasang-pattern'
export const PATTERN_VERSION = 1

export type ProvenanceKind = 'attested' | 'named' | 'original'

export interface Provenance {
  readonly kind: ProvenanceKind
  readonly source?: string | undefined
}

/**
 * A pattern file in memory, upgraded to the newest version: schema-valid, but perhaps a draft (undecided junctions or
 * unequal counts). Unknown keys are kept in the object and written back.
 */
export interface PatternDocument {
  readonly format: typeof PATTERN_FORMAT
  readonly version: typeof PATTERN_VERSION
  readonly name: string // 1-80 characters after trimming, no control characters
  readonly names?: { readonly ms?: string | undefined; readonly es?: string | undefined } | undefined
  readonly author?: string | undefined
  readonly notes?: string | undefined
  readonly provenance?: Provenance | undefined
  readonly tags?: readonly string[] | undefined
  readonly gadong: Gadong
  readonly rows: readonly string[] // 11 strings of 11 characters, rank 11 first
}
