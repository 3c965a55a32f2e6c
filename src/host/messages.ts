import type { Language } from '#core/settings/settings'

/** What the browser host says on the terminal; `{..}` is filled in. */
export interface HostMessages {
  readonly usage: string
  readonly portTaken: string // {port}
  readonly portRefused: string // {port}
  readonly cannotServe: string // {detail}
}

export const MESSAGES: Readonly<Record<Language, HostMessages>> = {
  en: {
    usage: 'Usage: node out/host/index.js [--port N], where N is 0 (any free port) to 65535.',
    portTaken: 'Port {port} is in use by another program. Choose another one with --port N.',
    portRefused: 'The system does not let this program use port {port}. Choose one above 1023 with --port N.',
    cannotServe: 'The window cannot be served: {detail}',
  },
  ms: {
    usage:
      'Penggunaan: node out/host/index.js [--port N], dengan N dari 0 (mana-mana port yang bebas) hingga 65535.',
    portTaken: 'Port {port} sedang digunakan oleh program lain. Pilih port lain dengan --port N.',
    portRefused:
      'Sistem tidak membenarkan program ini menggunakan port {port}. Pilih port melebihi 1023 dengan --port N.',
    cannotServe: 'Tetingkap tidak dapat disediakan: {detail}',
  },
  es: {
    usage: 'Uso: node out/host/index.js [--port N], donde N va de 0 (cualquier puerto libre) a 65535.',
    portTaken: 'El puerto {port} lo está usando otro programa. Elige otro con --port N.',
    portRefused:
      'El sistema no permite que este programa use el puerto {port}. Elige uno mayor que 1023 con --port N.',
    cannotServe: 'No se puede servir la ventana: {detail}',
  },
}

/** A message with its values filled in. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
}
