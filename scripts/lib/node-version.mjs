// Written for old versions of Node too, so that they can say what is wrong.
import { readFileSync } from 'node:fs'
import { say } from './messages.mjs'

/**
 * What to tell a person whose Node is older than package.json asks for; '' when it is new enough.
 * @param {string} [current] a version such as `20.19.0`
 */
export function nodeComplaint(current = process.versions.node) {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const wanted = manifest.engines.node.replace('>=', '')
  if (asNumber(current) >= asNumber(wanted)) return ''
  return say('oldNode', { wanted, current })
}

/**
 * A number that orders versions by major and minor part.
 * @param {string} version
 */
function asNumber(version) {
  const parts = version.split('.').map(Number)
  return (parts[0] || 0) * 1000 + (parts[1] || 0)
}

/**
 * Imports a module unless Node is too old for it; then says so and ends with 1.
 * @param {() => Promise<unknown>} load
 */
export function withNewNode(load) {
  const complaint = nodeComplaint()
  if (complaint) {
    console.error(complaint)
    process.exitCode = 1
    return
  }
  load().catch((error) => {
    console.error(error)
    process.exitCode = 1
  })
}
