// What `npm start` and the launcher of the command line say, in the language of the system. `{..}` is filled in.

const EN = {
  oldNode: 'Pasang needs Node.js {wanted} or newer; this is {current}. Get it from https://nodejs.org.',
  installing: 'Installing the packages of package-lock.json.',
  waitForInstallation: 'Waiting for another installation in this folder.',
  notInstalled: 'The packages could not be installed; see above.',
  building: 'Building the program.',
  waitForBuild: 'Waiting for another build in this folder.',
  notBuilt: 'The program could not be built; see above.',
  fetching: 'Fetching Electron, which shows the window (once).',
  waitForFetching: 'Waiting for another download of Electron.',
  noElectron: 'Electron is not on this machine and could not be fetched: {reason}',
  nothingCame: 'nothing arrived within {seconds} seconds',
  stalled: 'the download stalled for {seconds} seconds',
  installerFailed: 'its installer failed',
  noDisplay: 'there is no display for a window',
  browserGiven: '--browser was given',
  electronEnded: 'Electron ended at once with code {code}',
  asRoot: "Electron's sandbox does not work for root, so the window runs without it.",
  inBrowser: 'Pasang is in the browser at {url} ({reason}). Ctrl-C ends it.',
  notUnderstood: 'Not understood: {args}',
  usage: `Usage: npm start [-- OPTIONS]
  --browser   serve the program for the browser instead of opening a window
  --port N    the port to serve at, 1 to 65535
  --no-open   open nothing; the address is printed
  --help      this text
The environment's PASANG_DATA names another folder for your patterns and games.`,
}

/** @typedef {typeof EN} Messages */

/** @type {Messages} */
const MS = {
  oldNode:
    'Pasang memerlukan Node.js {wanted} atau lebih baharu; ini {current}. Dapatkannya di https://nodejs.org.',
  installing: 'Memasang pakej daripada package-lock.json.',
  waitForInstallation: 'Menunggu pemasangan lain dalam folder ini.',
  notInstalled: 'Pakej tidak dapat dipasang; lihat di atas.',
  building: 'Membina program.',
  waitForBuild: 'Menunggu pembinaan lain dalam folder ini.',
  notBuilt: 'Program tidak dapat dibina; lihat di atas.',
  fetching: 'Memuat turun Electron untuk tetingkap program (sekali sahaja).',
  waitForFetching: 'Menunggu muat turun Electron yang lain.',
  noElectron: 'Electron tiada pada mesin ini dan tidak dapat dimuat turun: {reason}',
  nothingCame: 'tiada apa-apa diterima dalam {seconds} saat',
  stalled: 'muat turun terhenti selama {seconds} saat',
  installerFailed: 'pemasangnya gagal',
  noDisplay: 'tiada paparan untuk tetingkap',
  browserGiven: '--browser diberikan',
  electronEnded: 'Electron terus tamat dengan kod {code}',
  asRoot: 'Kotak pasir Electron tidak berfungsi untuk root, maka tetingkap berjalan tanpanya.',
  inBrowser: 'Pasang berada dalam pelayar di {url} ({reason}). Ctrl-C menamatkannya.',
  notUnderstood: 'Tidak difahami: {args}',
  usage: `Penggunaan: npm start [-- PILIHAN]
  --browser   sediakan program untuk pelayar dan bukan dalam tetingkap
  --port N    port yang digunakan, 1 hingga 65535
  --no-open   jangan buka apa-apa; alamat dipaparkan
  --help      teks ini
Pemboleh ubah persekitaran PASANG_DATA menamakan folder lain untuk corak dan permainan anda.`,
}

/** @type {Messages} */
const ES = {
  oldNode: 'Pasang necesita Node.js {wanted} o más reciente; este es {current}. Está en https://nodejs.org.',
  installing: 'Instalando los paquetes de package-lock.json.',
  waitForInstallation: 'Esperando a otra instalación en esta carpeta.',
  notInstalled: 'No se han podido instalar los paquetes; véase arriba.',
  building: 'Construyendo el programa.',
  waitForBuild: 'Esperando a otra construcción en esta carpeta.',
  notBuilt: 'No se ha podido construir el programa; véase arriba.',
  fetching: 'Descargando Electron, que muestra la ventana (una sola vez).',
  waitForFetching: 'Esperando a otra descarga de Electron.',
  noElectron: 'Electron no está en este equipo y no se ha podido descargar: {reason}',
  nothingCame: 'no ha llegado nada en {seconds} segundos',
  stalled: 'la descarga se ha detenido durante {seconds} segundos',
  installerFailed: 'su instalador ha fallado',
  noDisplay: 'no hay pantalla para una ventana',
  browserGiven: 'se ha dado --browser',
  electronEnded: 'Electron ha terminado enseguida con el código {code}',
  asRoot: 'El aislamiento de Electron no funciona para root; la ventana se ejecuta sin él.',
  inBrowser: 'Pasang está en el navegador en {url} ({reason}). Ctrl-C lo termina.',
  notUnderstood: 'No se entiende: {args}',
  usage: `Uso: npm start [-- OPCIONES]
  --browser   servir el programa para el navegador en vez de abrir una ventana
  --port N    el puerto, de 1 a 65535
  --no-open   no abrir nada; se muestra la dirección
  --help      este texto
La variable de entorno PASANG_DATA indica otra carpeta para sus patrones y partidas.`,
}

/** @type {Record<string, Messages>} */
export const MESSAGES = { en: EN, ms: MS, es: ES }

/**
 * A sentence in the language of the system, English where that is none of ours.
 * @param {keyof Messages} key
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function say(key, values = {}) {
  const language = Intl.DateTimeFormat().resolvedOptions().locale.slice(0, 2)
  const message = (MESSAGES[language] || EN)[key]
  return message.replace(/\{(\w+)\}/g, (whole, name) => String(name in values ? values[name] : whole))
}
