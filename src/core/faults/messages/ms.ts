import type { FaultMessages } from './messages'

export const ms: FaultMessages = {
  at: '{path}: {message}',
  sources: { file: 'Fail ini', pasted: 'Teks yang ditampal' },
  places: {
    patterns: 'corak {n}',
    rows: 'baris {n}',
    tags: 'tag {n}',
    moves: 'langkah {n}',
    lines: 'baris teks {n}',
  },
  terms: {
    text: 'teks',
    number: 'nombor',
    integer: 'nombor bulat',
    boolean: 'true atau false',
    object: 'objek { }',
    list: 'senarai [ ]',
    null: 'null',
    nothing: 'tiada apa-apa',
    'letter-or-undecided': '“b”, “w” atau “?”',
    'gadong-dot': '“.”',
  },
  kinds: {
    '"pasang-pattern"': 'corak',
    '"pasang-bundle"': 'himpunan corak',
    '"pasang-game"': 'rekod permainan',
    '"pasang-settings"': 'tetapan',
  },
  or: ' atau ',
  noFormat: '{source} tidak menyatakan jenisnya: “format” tiada. Dijangka: {expected}.',
  system: {
    ENOENT: 'ia tiada di situ',
    EISDIR: 'ia sebuah folder',
    ENOTDIR: 'sebahagian laluannya bukan folder',
    EACCES: 'sistem tidak membenarkannya',
    EPERM: 'sistem tidak membenarkannya',
    EROFS: 'cakera hanya boleh dibaca',
    ENOSPC: 'cakera penuh',
    EDQUOT: 'ruang cakera yang diperuntukkan sudah habis',
    EFBIG: 'fail terlalu besar untuk cakera',
    EIO: 'cakera tidak bertindak balas seperti yang dijangka',
    EBUSY: 'program lain sedang menggunakannya',
    EMFILE: 'terlalu banyak fail terbuka',
    ENFILE: 'terlalu banyak fail terbuka',
    ELOOP: 'ia sebuah pautan',
    ENXIO: 'ia bukan fail',
    ENAMETOOLONG: 'namanya terlalu panjang',
    NotFoundError: 'ia tiada di situ',
    NotReadableError: 'sistem tidak membenarkannya',
  },
  codes: {
    empty: '{source} kosong.',
    'too-large': '{source} terlalu besar: {size} bait, sedangkan paling banyak {limit} bait boleh dibaca.',
    'not-text':
      '{source} bukan fail teks atau JSON yang dikenali oleh Pasang: nampaknya ia gambar atau fail binari lain, atau teksnya bukan UTF-8.',
    markup:
      '{source} tidak dikenali oleh Pasang: ia gambar atau halaman (SVG, XML atau HTML), bukan JSON atau teks dengan kod kongsi.',
    'not-json': 'Ini bukan JSON: ada “{found}” yang tidak dijangka pada baris {line}, lajur {column}.',
    'nothing-found':
      'Tiada kod kongsi dan tiada corak dijumpai dalam teks ini. Kod kongsi bermula dengan “pasang1:”.',
    'cut-off':
      '{source} tamat terlalu awal, pada baris {line}, lajur {column}. Mungkin tidak disalin sepenuhnya.',
    'too-deep': '{source} bersarang terlalu dalam: paling banyak {limit} peringkat boleh dibaca.',
    'not-object': '{source} sepatutnya mengandungi satu objek JSON, tetapi mengandungi {found}.',
    'wrong-format': '{source} daripada jenis lain: {expected} dijangka, {found} ditemui.',
    'newer-version':
      '{source} dibuat oleh versi program yang lebih baharu (versi format {version}; program ini membaca hingga {supported}).',
    'wrong-version': 'Versi sepatutnya nombor bulat dari 1 ke atas, tetapi ialah {found}.',
    missing: '“{key}” tiada. Dijangka: {expected}.',
    'wrong-type': '{expected} dijangka, {found} ditemui.',
    'wrong-value': '{expected} dijangka, {found} ditemui.',
    'too-short': 'Terlalu pendek: sekurang-kurangnya {minimum} dijangka, {found} ditemui.',
    'too-long': 'Terlalu panjang: paling banyak {maximum} dijangka, {found} ditemui.',
    'control-character': 'Aksara yang kelihatan dalam satu baris dijangka, aksara kawalan ditemui.',
    'row-count': '{expected} baris dijangka, {found} ditemui.',
    'row-length': 'Baris {rank} sepatutnya mempunyai {expected} aksara, tetapi mempunyai {found}.',
    'row-character': 'Simpang {junction} (aksara {column}) sepatutnya {expected}, tetapi ialah “{found}”.',
    'gadong-character': 'Simpang {junction} ditutup oleh gadong dan sepatutnya “.”, tetapi ialah “{found}”.',
    undecided: 'Simpang yang belum ditentukan: {count}.',
    unequal: 'Bilangan sepatutnya sama, tetapi ada {black} buah hitam dan {white} buah putih.',
    'share-code-prefix': 'Ini bukan kod kongsi: kod kongsi bermula dengan “pasang1:”.',
    'share-code-characters':
      'Kod kongsi ini mengandungi aksara yang tidak sepatutnya. Dijangka: huruf tanpa tanda, angka, “-” dan “_”. Sila salin kod itu semula.',
    'share-code-cut-off':
      'Kod kongsi nampaknya terpotong: selepas “pasang1:” sepatutnya ada {expected} aksara, tetapi hanya ada {found}. Sila salin kod itu semula hingga ke hujungnya.',
    'share-code-broken':
      'Kod kongsi ini terputus oleh baris baharu, ruang atau tanda seperti “>”, dan bahagian-bahagiannya tidak menjadi kod yang lengkap. Sila salin kod itu semula tanpa terputus.',
    'share-code-length':
      'Kod kongsi terlalu panjang: selepas “pasang1:” sepatutnya ada {expected} aksara, tetapi ada {found}. Mungkin ada sesuatu yang melekat padanya. Sila salin kod itu semula.',
    'share-code-checksum':
      'Kod kongsi ini lengkap, tetapi salah satu aksaranya salah. Sila salin kod itu semula.',
    'share-code-gadong': 'Kod kongsi sepatutnya untuk gadong 1 atau 3, tetapi menyatakan {found}.',
    'share-code-padding':
      'Aksara terakhir kod kongsi salah: bit lebihannya sepatutnya sifar. Sila salin kod itu semula.',
    'share-code-name':
      'Nama di hujung kod kongsi terpotong atau tidak dikodkan peratus dengan betul: {found}. Sila salin kod itu semula hingga ke hujungnya.',
    'cannot-balance':
      'Bilangan tidak dapat disamakan dengan cara ini: {black} hitam, {white} putih, {undecided} belum ditentukan.',
    'illegal-move': 'Langkah {index}, {move}, tidak sah dalam kedudukan ini.',
    'result-mismatch': 'Keputusan dalam fail bukan keputusan daripada langkah-langkahnya.',
    'not-readable': 'Fail tidak dapat dibaca: {detail}',
    'not-stored': 'Cakera tidak menerimanya: {detail}',
    'not-found': '“{id}” tidak ada.',
    changed: '“{id}” telah diubah di tempat lain sementara itu; tiada apa-apa ditulis ke atasnya.',
    'read-only': '“{id}” disertakan dengan Pasang dan tidak boleh diubah.',
    ambiguous: '“{id}” mungkin bermaksud salah satu daripada yang berikut: {choices}.',
    'unknown-option': 'Tiada pilihan “{key}” dengan nilai {found}. Dijangka: {expected}.',
  },
}
