/** `browser`: the browser host. `standin`: the built Electron program on tests/standin. `electron`: on the real runtime. */
export type HostName = 'browser' | 'standin' | 'electron'

/** The hosts for tests of the window: the browser host, and every host in `npm run test:full`. */
export const HOSTS: readonly HostName[] = readHosts('PASANG_HOSTS', 'browser')

/** The hosts for tests of Electron's own parts: the stand-in, and the real one where it is. */
export const ELECTRON_HOSTS: readonly HostName[] = readHosts('PASANG_ELECTRON_HOSTS', 'standin')

/** The hosts for the few journeys that are taken on both kinds of host every time. */
export const ALL_HOSTS: readonly HostName[] = [...new Set([...HOSTS, ...ELECTRON_HOSTS])]

function readHosts(variable: string, usual: HostName): HostName[] {
  const names = (process.env[variable] || usual).split(',')
  return names.map((name) => {
    if (name === 'browser' || name === 'standin' || name === 'electron') return name
    throw new Error(`${variable}: unknown host ${name}`)
  })
}
