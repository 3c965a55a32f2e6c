import type { PasangApi } from './api'

/** Every method with arguments and an answer; `onEvent` is the only other member of the contract. */
export type BridgeMethod = Exclude<keyof PasangApi, 'onEvent'>

// A record, so that a method of the contract that is missing here does not compile.
const ANSWERED_BY: Readonly<Record<BridgeMethod, 'service' | 'transport'>> = {
  appInfo: 'service',
  listPatterns: 'service',
  savePattern: 'service',
  deletePattern: 'service',
  restorePattern: 'service',
  deletePatterns: 'service',
  restorePatterns: 'service',
  listVersions: 'service',
  listTrash: 'service',
  emptyTrash: 'service',
  importFiles: 'transport',
  importFolder: 'transport',
  importTexts: 'service',
  exportFile: 'transport',
  exportFiles: 'transport',
  stopWork: 'service',
  listGames: 'service',
  readGame: 'service',
  saveGame: 'service',
  deleteGame: 'service',
  restoreGame: 'service',
  readSettings: 'service',
  writeSettings: 'service',
  peekDraft: 'service',
  readDraft: 'service',
  writeDraft: 'service',
  confirmClose: 'transport',
} satisfies Record<TransportMethod, 'transport'> & Record<Exclude<BridgeMethod, TransportMethod>, 'service'>

/** The methods that each transport answers itself: they need the person, or the window. */
export type TransportMethod = 'importFiles' | 'importFolder' | 'exportFile' | 'exportFiles' | 'confirmClose'

/** The methods that the service answers, the same on every host. */
export type ServiceMethod = Exclude<BridgeMethod, TransportMethod>

export const BRIDGE_METHODS = Object.keys(ANSWERED_BY) as readonly BridgeMethod[]

export const SERVICE_METHODS = BRIDGE_METHODS.filter(isServiceMethod)

/** Whether a word from outside names a method that the service answers. */
export function isServiceMethod(name: string): name is ServiceMethod {
  return Object.hasOwn(ANSWERED_BY, name) && ANSWERED_BY[name as BridgeMethod] === 'service'
}
