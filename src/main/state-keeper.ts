import type { Service } from '#service/service'
import type { BrowserWindow } from 'electron'
import type { FolderKind, Folders } from './dialogs'
import { FIRST_STATE, makeWindowState, parseWindowState, type WindowState } from './window-state'

/** Keeps how the window was left, and the folders of the dialogs, in a file. */
export class StateKeeper implements Folders {
  private state: WindowState = FIRST_STATE

  constructor(
    private readonly service: Service,
    private readonly file: string,
  ) {}

  /** Reads the file; a missing or damaged one is a first run. */
  async load(): Promise<WindowState> {
    const [file] = await this.service.readFiles([this.file])
    this.state = parseWindowState(file?.text ?? null)
    return this.state
  }

  get(kind: FolderKind): string | null {
    return this.state.folders[kind] ?? null
  }

  set(kind: FolderKind, folder: string): void {
    this.state = { ...this.state, folders: { ...this.state.folders, [kind]: folder } }
  }

  /** Takes note of how the window stands. */
  remember(window: BrowserWindow): void {
    const bounds = window.getNormalBounds()
    const maximized = window.isMaximized()
    this.state = { ...this.state, bounds, maximized, fullScreen: window.isFullScreen() }
  }

  /** Writes the file. That it cannot be written does not keep the program from ending. */
  async save(): Promise<void> {
    await this.service.writeFile(this.file, makeWindowState(this.state))
  }
}
