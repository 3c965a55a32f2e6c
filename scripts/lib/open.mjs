import { spawn } from 'node:child_process'

/**
 * Opens an address in the person's default browser, if there is one; never fails.
 * @param {string} url
 */
export function openInBrowser(url) {
  const opener = openerFor(process.platform, url)
  if (!opener) return
  try {
    const child = spawn(opener.command, opener.args, {
      stdio: 'ignore',
      detached: true,
      windowsVerbatimArguments: true,
    })
    child.on('error', () => {})
    child.unref()
  } catch {
    // The address has been printed; a person can open it.
  }
}

/**
 * @param {NodeJS.Platform} platform
 * @param {string} url
 * @returns {{ command: string, args: string[] } | null}
 */
function openerFor(platform, url) {
  if (platform === 'darwin') return { command: 'open', args: [url] }
  // `start` takes a first quoted argument for a title; & would end the command.
  if (platform === 'win32') {
    return { command: 'cmd', args: ['/d', '/c', 'start', '""', url.replaceAll('&', '^&')] }
  }
  const display = process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']
  return display ? { command: 'xdg-open', args: [url] } : null
}
