import type { BridgeEvent } from '#bridge/api'
import { getApi } from '../bridge/client'
import { commandById } from '../commands/list'
import { showOutcomes } from '../library/intake'
import { useLibrary } from '../library/store'
import { useNavigation } from '../stores/navigation'
import { reportProblem, reportUnexpected } from '../stores/problems'
import { useWork } from '../stores/work'

type Handlers = { readonly [K in BridgeEvent['kind']]: (event: Extract<BridgeEvent, { kind: K }>) => unknown }

const handlers: Handlers = {
  'library-changed': () => useLibrary().reload(),
  'files-opened': (event) => showOutcomes(event.outcomes),
  'close-requested': answerClose,
  progress: (event) => {
    useWork().hear(event)
  },
  menu: (event) => {
    runCommand(event.command)
  },
}

/** Attends to what the host reports, and to faults that nothing else caught, until the returned function is called. */
export function listenToBridge(): () => void {
  const stop = getApi().onEvent((event) => {
    ;(handlers[event.kind] as (event: BridgeEvent) => unknown)(event)
  })
  window.addEventListener('unhandledrejection', onUncaught)
  window.addEventListener('focus', onFocus)
  return () => {
    stop()
    window.removeEventListener('focus', onFocus)
    window.removeEventListener('unhandledrejection', onUncaught)
  }
}

/** Whoever comes back to the window may have changed the files elsewhere meanwhile. */
function onFocus(): void {
  const library = useLibrary()
  if (library.loaded) void library.reload()
}

async function answerClose(): Promise<void> {
  const answer = await getApi().confirmClose(await useNavigation().mayClose())
  if (!answer.ok) reportProblem(answer.problem)
}

function runCommand(id: string): void {
  const command = commandById(id)
  const { place } = useNavigation()
  const here = command?.scope === 'everywhere' || command?.scope === place
  if (command && here && (command.enabled?.() ?? true)) command.run()
}

function onUncaught(event: PromiseRejectionEvent): void {
  reportUnexpected(event.reason)
}
