import type { PasangApi } from '#bridge/api';
import { type TransportMethod } from '#bridge/methods';
import type { Service } from '#service/service';
import type { IpcMain } from 'electron';
/** What the window asks of Electron itself; arguments have been checked. */
export type OwnMethods = Pick<PasangApi, TransportMethod>;
export interface Transport {
    readonly ipc: Pick<IpcMain, 'handle' | 'on'>;
    readonly service: Service;
    readonly own: OwnMethods;
    /** Hears of calls of the service that went well. */
    readonly onAnswered: (method: string) => void;
    readonly onListening: (listening: boolean) => void;
    readonly log: (error: unknown) => void;
}
/** Carries the window's calls to the service, and to Electron what only it can do. Every call is answered. */
export declare function carryCalls({ ipc, service, own, onAnswered, onListening, log }: Transport): void;
