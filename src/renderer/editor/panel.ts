import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { QuarterTurns } from '../board/geometry'

export type Page = 'main' | 'generate' | 'test' | 'details'

export const TABS = ['counts', 'symmetry', 'history'] as const
export type Tab = (typeof TABS)[number]

/** What the side panel and the header show: a matter of the view, not of the pattern. */
export const usePanel = defineStore('editor-panel', () => ({
  page: ref<Page>('main'),
  tab: ref<Tab>('counts'), // on small windows
  axes: ref(true),
  turns: ref<QuarterTurns>(0), // of the view of the board; no edit
  renaming: ref(false),
  boardCalls: ref(0), // counts how often the keyboard's focus was asked to come to the board
}))
