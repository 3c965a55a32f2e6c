import type { FaultMessages } from './messages'

export const es: FaultMessages = {
  at: '{path}: {message}',
  sources: { file: 'El archivo', pasted: 'El texto pegado' },
  places: {
    patterns: 'patrón {n}',
    rows: 'fila {n}',
    tags: 'etiqueta {n}',
    moves: 'jugada {n}',
    lines: 'línea {n}',
  },
  terms: {
    text: 'texto',
    number: 'un número',
    integer: 'un número entero',
    boolean: 'true o false',
    object: 'un objeto { }',
    list: 'una lista [ ]',
    null: 'null',
    nothing: 'nada',
    'letter-or-undecided': '«b», «w» o «?»',
    'gadong-dot': '«.»',
  },
  kinds: {
    '"pasang-pattern"': 'un patrón',
    '"pasang-bundle"': 'un lote de patrones',
    '"pasang-game"': 'una partida guardada',
    '"pasang-settings"': 'unos ajustes',
  },
  or: ' o ',
  noFormat: '{source} no dice qué es: falta «format». Se esperaba: {expected}.',
  system: {
    ENOENT: 'no está ahí',
    EISDIR: 'es una carpeta',
    ENOTDIR: 'una parte de su ruta no es una carpeta',
    EACCES: 'el sistema no lo permite',
    EPERM: 'el sistema no lo permite',
    EROFS: 'el disco es de solo lectura',
    ENOSPC: 'el disco está lleno',
    EDQUOT: 'se ha agotado el espacio asignado en el disco',
    EFBIG: 'el archivo es demasiado grande para el disco',
    EIO: 'el disco no respondió como se esperaba',
    EBUSY: 'otro programa lo está usando',
    EMFILE: 'hay demasiados archivos abiertos',
    ENFILE: 'hay demasiados archivos abiertos',
    ELOOP: 'es un enlace',
    ENXIO: 'no es un archivo',
    ENAMETOOLONG: 'su nombre es demasiado largo',
    NotFoundError: 'no está ahí',
    NotReadableError: 'el sistema no lo permite',
  },
  codes: {
    empty: '{source} está vacío.',
    'too-large': '{source} es demasiado grande: {size} bytes; se leen {limit} como máximo.',
    'not-text':
      '{source} no es un archivo de texto o JSON que Pasang conozca: parece una imagen u otro archivo binario, o su texto no está en UTF-8.',
    markup:
      '{source} no es nada que Pasang conozca: es una imagen o una página (SVG, XML o HTML), ni JSON ni texto con un código.',
    'not-json': 'No es JSON: en la línea {line}, columna {column}, hay un «{found}» inesperado.',
    'nothing-found':
      'En este texto no hay ningún código para compartir ni ningún patrón. Un código empieza por «pasang1:».',
    'cut-off':
      '{source} termina demasiado pronto, en la línea {line}, columna {column}. Quizá no se copió entero.',
    'too-deep': '{source} tiene demasiados niveles anidados: se leen {limit} como máximo.',
    'not-object': '{source} debería contener un objeto JSON, pero contiene {found}.',
    'wrong-format': '{source} es de otra clase: se esperaba {expected} y se encontró {found}.',
    'newer-version':
      '{source} fue creado por una versión más nueva del programa (versión de formato {version}; este programa lee hasta la {supported}).',
    'wrong-version': 'La versión debería ser un número entero a partir de 1, pero es {found}.',
    missing: 'Falta «{key}». Se esperaba: {expected}.',
    'wrong-type': 'Se esperaba {expected} y se encontró {found}.',
    'wrong-value': 'Se esperaba {expected} y se encontró {found}.',
    'too-short': 'Demasiado corto: se esperaban al menos {minimum} y se encontraron {found}.',
    'too-long': 'Demasiado largo: se esperaban como máximo {maximum} y se encontraron {found}.',
    'control-character':
      'Se esperaban caracteres visibles en una línea y se encontró un carácter de control.',
    'row-count': 'Se esperaban {expected} filas y se encontraron {found}.',
    'row-length': 'La fila {rank} debería tener {expected} caracteres, pero tiene {found}.',
    'row-character':
      'La intersección {junction} (carácter {column}) debería ser {expected}, pero es «{found}».',
    'gadong-character': 'El gadong cubre la intersección {junction}, que debería ser «.», pero es «{found}».',
    undecided: 'Intersecciones sin decidir: {count}.',
    unequal: 'Las cantidades deberían ser iguales, pero hay {black} fichas negras y {white} blancas.',
    'share-code-prefix': 'No es un código para compartir: debería empezar por «pasang1:».',
    'share-code-characters':
      'El código tiene un carácter que no corresponde. Se esperaban letras sin acento, cifras, «-» y «_». Copia el código otra vez.',
    'share-code-cut-off':
      'El código parece cortado: después de «pasang1:» debería tener {expected} caracteres, pero tiene {found}. Copia el código otra vez, hasta el final.',
    'share-code-broken':
      'El código está partido por un salto de línea, un espacio o una marca como «>», y sus partes no forman un código entero. Copia el código otra vez, de una sola pieza.',
    'share-code-length':
      'El código es demasiado largo: después de «pasang1:» debería tener {expected} caracteres, pero tiene {found}. Parece que se le ha pegado algo. Copia el código otra vez.',
    'share-code-checksum':
      'El código está entero, pero uno de sus caracteres es incorrecto. Copia el código otra vez.',
    'share-code-gadong': 'El código debería ser para un gadong de 1 o 3, pero indica {found}.',
    'share-code-padding':
      'El último carácter del código es incorrecto: sus bits sobrantes deberían ser cero. Copia el código otra vez.',
    'share-code-name':
      'El nombre al final del código está cortado o no está bien codificado con porcentajes: {found}. Copia el código otra vez, hasta el final.',
    'cannot-balance':
      'Las cantidades no pueden igualarse así: {black} negras, {white} blancas, {undecided} sin decidir.',
    'illegal-move': 'La jugada {index}, {move}, no es legal en esta posición.',
    'result-mismatch': 'El resultado del archivo no es el que producen sus jugadas.',
    'not-readable': 'No se pudo leer el archivo: {detail}',
    'not-stored': 'El disco no lo aceptó: {detail}',
    'not-found': 'No existe «{id}».',
    changed: '«{id}» se ha cambiado en otro lugar mientras tanto; no se ha escrito nada encima.',
    'read-only': '«{id}» viene con Pasang y no se puede cambiar.',
    ambiguous: '«{id}» puede significar cualquiera de estos: {choices}.',
    'unknown-option': 'No existe la opción «{key}» con el valor {found}. Se esperaba: {expected}.',
  },
}
