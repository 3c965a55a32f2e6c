import type { App, Session } from 'electron'
import { isOwnUrl } from './origin'

/** What the window may ask the system for: copying a share code. Everything else is refused. */
const PERMISSIONS: ReadonlySet<string> = new Set(['clipboard-sanitized-write'])

/** Keeps every page where it is: no navigation to elsewhere, no new windows, no embedded pages. */
export function lockNavigation(app: App): void {
  app.on('web-contents-created', (_, contents) => {
    contents.on('will-navigate', (event) => {
      if (!isOwnUrl(event.url)) event.preventDefault()
    })
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  })
}

/** Refuses what Electron would grant by default. */
export function lockPermissions(session: Session): void {
  session.setPermissionRequestHandler((_, permission, answer) => answer(PERMISSIONS.has(permission)))
  session.setPermissionCheckHandler((_, permission) => PERMISSIONS.has(permission))
}
