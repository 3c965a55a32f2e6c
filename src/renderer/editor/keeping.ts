import type { Problem, ProblemCode } from '#bridge/api'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { currentLanguage, translate } from '../i18n'
import { nameIn } from '../library/entries'
import { describeProblem, rescueAction } from '../stores/problems'
import { useToasts } from '../stores/toasts'
import { useEditor } from './store'

const REASONS: Partial<Readonly<Record<ProblemCode, string>>> = {
  'disk-full': 'editor.trouble.full',
  'no-permission': 'editor.trouble.forbidden',
  io: 'editor.trouble.disk',
  damaged: 'editor.trouble.disk', // something else lies there
}

/** Whether unsaved work is written down, and where. */
export const useKeeping = defineStore('keeping', () => ({
  trouble: shallowRef<Problem | null>(null), // why the present unsaved work could not be written down; null while it can
  folder: ref(''), // the data folder; '' while it is not known
}))

/** Tells that a save failed: what that means, why, what can be done, and a way to keep the work all the same. */
export function reportNotSaved(problem: Problem): void {
  report('notSaved', problem)
}

/** Tells the same of unsaved work that could not be written down. */
export function reportNotKept(problem: Problem): void {
  report('notKept', problem)
}

function report(what: 'notSaved' | 'notKept', problem: Problem): void {
  const name = nameIn(useEditor().document, currentLanguage())
  const text = `${translate(`editor.trouble.${what}`, { name })} ${reasonOf(problem)}`
  const action = rescueAction()
  useToasts().show(text, { tone: 'problem', ...(action && { action }) })
}

/** Why nothing can be written, where, and what to do about it. */
function reasonOf(problem: Problem): string {
  const { folder: path } = useKeeping()
  const folder = translate(path ? 'editor.trouble.folder' : 'editor.trouble.someFolder', { path })
  const key = REASONS[problem.code]
  return key ? translate(key, { folder }) : describeProblem({ ...problem, file: undefined })
}
