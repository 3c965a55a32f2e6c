import type { Language } from '#core/settings/settings'

/** What Electron's own surfaces say: the menu and the dialogs. */
export interface MainMessages {
  readonly file: string
  readonly edit: string
  readonly view: string
  readonly window: string
  readonly help: string
  readonly library: string
  readonly play: string
  readonly editor: string
  readonly settings: string
  readonly shortcuts: string
  readonly about: string
  readonly hide: string
  readonly hideOthers: string
  readonly showAll: string
  readonly undo: string
  readonly redo: string
  readonly cut: string
  readonly copy: string
  readonly paste: string
  readonly selectAll: string
  readonly actualSize: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fullScreen: string
  readonly minimize: string
  readonly close: string
  readonly quit: string
  readonly importTitle: string
  readonly exportTitle: string
  readonly fileKind: string
  readonly crashed: string
  readonly crashedDetail: string
  readonly reload: string
  readonly hangs: string
  readonly hangsDetail: string
  readonly wait: string
}

export const MESSAGES: Readonly<Record<Language, MainMessages>> = {
  en: {
    file: 'File',
    edit: 'Edit',
    view: 'View',
    window: 'Window',
    help: 'Help',
    library: 'Library',
    play: 'Play',
    editor: 'Editor',
    settings: 'Settings…',
    shortcuts: 'Help and shortcuts',
    about: 'About Pasang',
    hide: 'Hide Pasang',
    hideOthers: 'Hide others',
    showAll: 'Show all',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select all',
    actualSize: 'Actual size',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fullScreen: 'Full screen',
    minimize: 'Minimize',
    close: 'Close',
    quit: 'Quit Pasang',
    importTitle: 'Import patterns and games',
    exportTitle: 'Export',
    fileKind: 'Patterns and games',
    crashed: 'The window of Pasang has stopped working.',
    crashedDetail: 'What was saved is safe, and unsaved work of the editor was kept.',
    reload: 'Load it again',
    hangs: 'The window of Pasang does not answer.',
    hangsDetail: 'You can wait, or load it again; unsaved work of the editor was kept.',
    wait: 'Wait',
  },
  ms: {
    file: 'Fail',
    edit: 'Sunting',
    view: 'Paparan',
    window: 'Tetingkap',
    help: 'Bantuan',
    library: 'Koleksi',
    play: 'Main',
    editor: 'Reka',
    settings: 'Tetapan…',
    shortcuts: 'Bantuan dan pintasan',
    about: 'Perihal Pasang',
    hide: 'Sembunyikan Pasang',
    hideOthers: 'Sembunyikan yang lain',
    showAll: 'Tunjukkan semua',
    undo: 'Buat asal',
    redo: 'Buat semula',
    cut: 'Potong',
    copy: 'Salin',
    paste: 'Tampal',
    selectAll: 'Pilih semua',
    actualSize: 'Saiz sebenar',
    zoomIn: 'Zum masuk',
    zoomOut: 'Zum keluar',
    fullScreen: 'Skrin penuh',
    minimize: 'Kecilkan',
    close: 'Tutup',
    quit: 'Keluar dari Pasang',
    importTitle: 'Import corak dan permainan',
    exportTitle: 'Eksport',
    fileKind: 'Corak dan permainan',
    crashed: 'Tetingkap Pasang telah berhenti berfungsi.',
    crashedDetail:
      'Apa yang telah disimpan selamat, dan kerja di ruang reka yang belum disimpan turut dikekalkan.',
    reload: 'Muat semula',
    hangs: 'Tetingkap Pasang tidak memberi respons.',
    hangsDetail:
      'Anda boleh menunggu atau memuat semula; kerja di ruang reka yang belum disimpan dikekalkan.',
    wait: 'Tunggu',
  },
  es: {
    file: 'Archivo',
    edit: 'Edición',
    view: 'Ver',
    window: 'Ventana',
    help: 'Ayuda',
    library: 'Colección',
    play: 'Jugar',
    editor: 'Editor',
    settings: 'Ajustes…',
    shortcuts: 'Ayuda y atajos',
    about: 'Acerca de Pasang',
    hide: 'Ocultar Pasang',
    hideOthers: 'Ocultar los demás',
    showAll: 'Mostrar todo',
    undo: 'Deshacer',
    redo: 'Rehacer',
    cut: 'Cortar',
    copy: 'Copiar',
    paste: 'Pegar',
    selectAll: 'Seleccionar todo',
    actualSize: 'Tamaño real',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fullScreen: 'Pantalla completa',
    minimize: 'Minimizar',
    close: 'Cerrar',
    quit: 'Salir de Pasang',
    importTitle: 'Importar patrones y partidas',
    exportTitle: 'Exportar',
    fileKind: 'Patrones y partidas',
    crashed: 'La ventana de Pasang ha dejado de funcionar.',
    crashedDetail: 'Lo guardado está a salvo, y el trabajo del editor sin guardar se ha conservado.',
    reload: 'Cargarla de nuevo',
    hangs: 'La ventana de Pasang no responde.',
    hangsDetail: 'Puedes esperar o cargarla de nuevo; el trabajo del editor sin guardar se ha conservado.',
    wait: 'Esperar',
  },
}
