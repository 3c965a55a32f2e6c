import type { Answer, ImportOutcome, OutgoingFile } from '#bridge/api';
import type { Service } from '#service/service';
import type { BrowserWindow, Dialog } from 'electron';
import type { MainMessages } from './messages';
/** The folder that dialogs open in: where the person was last. */
export interface Folder {
    get(): string | null;
    set(folder: string): void;
}
/** What the dialogs for files work with. */
export interface DialogTools {
    readonly dialog: Pick<Dialog, 'showOpenDialog' | 'showSaveDialog'>;
    readonly service: Service;
    readonly folder: Folder;
    readonly words: () => MainMessages;
}
/** Asks the person for files and takes them in; null when they changed their mind. */
export declare function importByDialog({ dialog, service, folder, words }: DialogTools, window: BrowserWindow): Promise<Answer<readonly ImportOutcome[] | null>>;
/** Asks the person where to and writes; the value is the name of the file, null when they changed their mind. */
export declare function exportByDialog({ dialog, service, folder, words }: DialogTools, window: BrowserWindow, file: OutgoingFile): Promise<Answer<string | null>>;
