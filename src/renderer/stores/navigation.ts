import type { PatternDocument } from '#core/pattern/document'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

export const PLACES = ['library', 'play', 'editor'] as const
export type Place = (typeof PLACES)[number]

/** What Play is asked to open; nothing means: stay as it is. */
export type PlayRequest =
  | { readonly kind: 'pattern'; readonly id: string; readonly fromEditor?: boolean } // of the library
  | { readonly kind: 'document'; readonly document: PatternDocument } // an unsaved one, from the editor
  | { readonly kind: 'game'; readonly id: string } // of the records

/** What the editor is asked to open. */
export type EditorRequest =
  | { readonly kind: 'new' }
  | { readonly kind: 'pattern'; readonly id: string } // an own one, to be changed
  | { readonly kind: 'copy'; readonly document: PatternDocument } // a new pattern that begins as this one

export interface Requests {
  readonly library: { readonly kind: 'pattern'; readonly id: string }
  readonly play: PlayRequest
  readonly editor: EditorRequest
}

/** Why a place asks before it goes: another place is shown, something else is opened in it, or the window closes. */
export type LeaveReason = 'leave' | 'replace' | 'close'

/** Answers whether it may go; it may ask the person first. */
export type LeaveGuard = (reason: LeaveReason) => boolean | Promise<boolean>

/** The last request to each place; a new object every time, so that asking for the same twice is seen twice. */
export type Pending = { readonly [P in Place]: Requests[P] | null }

/**
 * Which place is on show and what it was asked to open: a place watches its entry of `requests`. Places stay alive while
 * another one is shown.
 */
export const useNavigation = defineStore('navigation', () => {
  const place = ref<Place>('library')
  const dialog = ref<'settings' | 'help' | null>(null)
  const requests = shallowRef<Pending>({ library: null, play: null, editor: null })
  const guards = new Map<Place, LeaveGuard>()

  /** Shows a place, with a request to open something there. False when a guard said no. */
  async function go<P extends Place>(target: P, request?: Requests[P]): Promise<boolean> {
    if (place.value !== target && !(await ask(place.value, 'leave'))) return false
    if (request && !(await ask(target, 'replace'))) return false
    if (request) requests.value = { ...requests.value, [target]: { ...request } }
    place.value = target
    return true
  }

  /** Sets the guard of a place until the returned function is called. */
  function guard(target: Place, answer: LeaveGuard): () => void {
    guards.set(target, answer)
    return () => {
      if (guards.get(target) === answer) guards.delete(target)
    }
  }

  async function ask(target: Place, reason: LeaveReason): Promise<boolean> {
    return (await guards.get(target)?.(reason)) ?? true
  }

  /** Whether every place lets the window close. */
  async function mayClose(): Promise<boolean> {
    for (const target of PLACES) {
      if (!(await ask(target, 'close'))) return false
    }
    return true
  }

  return { place, dialog, requests, go, guard, mayClose }
})
