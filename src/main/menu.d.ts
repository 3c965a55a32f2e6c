import type { MenuItemConstructorOptions } from 'electron';
import type { MainMessages } from './messages';
/**
 * The menu in the words of a language; `run` hears the ids of commands that were chosen. Elsewhere than on a Mac there is no
 * edit menu: its keys are the page's own, while a Mac's text fields need the menu for them.
 */
export declare function menuTemplate(words: MainMessages, mac: boolean, run: (command: string) => void): MenuItemConstructorOptions[];
