// What Electron shows of the system. Tests script the dialogs by overwriting their methods.

/** The module `dialog`: a dialog that no test has scripted fails instead of waiting for a person. */
export function makeDialog() {
  const unscripted = (/** @type {string} */ name) => async () => {
    throw new Error(`stand-in: the test did not script dialog.${name}`)
  }
  return {
    showOpenDialog: unscripted('showOpenDialog'),
    showSaveDialog: unscripted('showSaveDialog'),
    showMessageBox: unscripted('showMessageBox'),
  }
}

/** The module `screen`: one display of 1920 x 1080 with a bar at the bottom. */
export function makeScreen() {
  const display = {
    id: 1,
    bounds: { x: 0, y: 0, width: 1920, height: 1080 },
    workArea: { x: 0, y: 0, width: 1920, height: 1040 },
  }
  return { getPrimaryDisplay: () => display, getAllDisplays: () => [display] }
}

/**
 * The module `session`; tests ask its handlers directly.
 * @param {object} protocol
 */
export function makeSession(protocol) {
  const defaultSession = {
    protocol,
    /** @type {unknown} */
    permissionRequestHandler: null,
    /** @type {unknown} */
    permissionCheckHandler: null,
    /** @param {unknown} handler */
    setPermissionRequestHandler(handler) {
      defaultSession.permissionRequestHandler = handler
    },
    /** @param {unknown} handler */
    setPermissionCheckHandler(handler) {
      defaultSession.permissionCheckHandler = handler
    },
  }
  return { defaultSession }
}

/**
 * @typedef {object} MenuItem
 * @property {string} [id]
 * @property {string} [label]
 * @property {(...args: unknown[]) => void} [click]
 * @property {Menu} [submenu]
 *
 * @typedef {Omit<MenuItem, 'submenu'> & { submenu?: Template[] }} Template
 */

/** The class `Menu`, with as much as a test needs to choose something. */
export class Menu {
  /** @type {Menu | null} */
  static #application = null
  /** @type {MenuItem[]} */
  items = []

  /** @param {readonly Template[]} template @returns {Menu} */
  static buildFromTemplate(template) {
    const menu = new Menu()
    menu.items = template.map(({ submenu, ...item }) =>
      submenu ? { ...item, submenu: Menu.buildFromTemplate(submenu) } : item,
    )
    return menu
  }

  /** @param {Menu | null} menu */
  static setApplicationMenu(menu) {
    Menu.#application = menu
  }

  static getApplicationMenu() {
    return Menu.#application
  }

  /** @param {string} id @returns {MenuItem | null} */
  getMenuItemById(id) {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id)
      if (found) return found
    }
    return null
  }
}
