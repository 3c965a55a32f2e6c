import type { FaultMessages } from './messages'

export const en: FaultMessages = {
  at: '{path}: {message}',
  sources: { file: 'The file', pasted: 'The pasted text' },
  places: { patterns: 'pattern {n}', rows: 'row {n}', tags: 'tag {n}', moves: 'move {n}', lines: 'line {n}' },
  terms: {
    text: 'text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    object: 'an object { }',
    list: 'a list [ ]',
    null: 'null',
    nothing: 'nothing',
    'letter-or-undecided': '“b”, “w” or “?”',
    'gadong-dot': '“.”',
  },
  kinds: {
    '"pasang-pattern"': 'a pattern',
    '"pasang-bundle"': 'a bundle of patterns',
    '"pasang-game"': 'a game record',
    '"pasang-settings"': 'settings',
  },
  or: ' or ',
  noFormat: '{source} does not say what it is: “format” is missing. Expected: {expected}.',
  system: {
    ENOENT: 'it is not there',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of its path is not a folder',
    EACCES: 'the system does not allow it',
    EPERM: 'the system does not allow it',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk space allotted is used up',
    EFBIG: 'the file is too large for the disk',
    EIO: 'the disk did not answer as expected',
    EBUSY: 'another program is using it',
    EMFILE: 'too many files are open',
    ENFILE: 'too many files are open',
    ELOOP: 'it is a link',
    ENXIO: 'it is not a file',
    ENAMETOOLONG: 'its name is too long',
    NotFoundError: 'it is not there',
    NotReadableError: 'the system does not allow it',
  },
  codes: {
    empty: '{source} is empty.',
    'too-large': '{source} is too large: {size} bytes, where at most {limit} are read.',
    'not-text':
      '{source} is no text or JSON file that Pasang knows: it seems to be a picture or another binary file, or its text is not in UTF-8.',
    markup:
      '{source} is none that Pasang knows: it is a picture or a page (SVG, XML or HTML), neither JSON nor text with a share code.',
    'not-json': 'This is not JSON: line {line}, column {column} has an unexpected “{found}”.',
    'nothing-found':
      'No share code and no pattern was found in this text. A share code begins with “pasang1:”.',
    'cut-off': '{source} ends too early, at line {line}, column {column}. Perhaps it was not copied whole.',
    'too-deep': '{source} is nested too deeply: at most {limit} levels are read.',
    'not-object': '{source} should hold one JSON object, but holds {found}.',
    'wrong-format': '{source} is of another kind: {expected} was expected, {found} was found.',
    'newer-version':
      '{source} was made by a newer version of the program (format version {version}; this program reads up to {supported}).',
    'wrong-version': 'The version should be a whole number from 1 up, but is {found}.',
    missing: '“{key}” is missing. Expected: {expected}.',
    'wrong-type': 'Expected {expected}, found {found}.',
    'wrong-value': 'Expected {expected}, found {found}.',
    'too-short': 'Too short: expected at least {minimum}, found {found}.',
    'too-long': 'Too long: expected at most {maximum}, found {found}.',
    'control-character': 'Expected visible characters in one line, found a control character.',
    'row-count': 'Expected {expected} rows, found {found}.',
    'row-length': 'Rank {rank} should have {expected} characters, but has {found}.',
    'row-character': 'Junction {junction} (character {column}) should be {expected}, but is “{found}”.',
    'gadong-character': 'Junction {junction} is covered by the gadong and should be “.”, but is “{found}”.',
    undecided: 'Junctions still undecided: {count}.',
    unequal: 'The counts should be equal, but there are {black} black and {white} white tokens.',
    'share-code-prefix': 'This is not a share code: it should begin with “pasang1:”.',
    'share-code-characters':
      'The share code has a character that does not belong there: expected are letters without accents, digits, “-” and “_”. Please copy the code again.',
    'share-code-cut-off':
      'The share code seems to be cut off: after “pasang1:” it should have {expected} characters, but has {found}. Please copy the code again, up to its end.',
    'share-code-broken':
      'The share code is broken by a line break, a space or a mark such as “>”, and its parts do not make a whole code. Please copy the code again, in one piece.',
    'share-code-length':
      'The share code is too long: after “pasang1:” it should have {expected} characters, but has {found}. Something seems to be stuck to it. Please copy the code again.',
    'share-code-checksum':
      'The share code is whole, but one of its characters is wrong. Please copy the code again.',
    'share-code-gadong': 'The share code should be for a gadong of 1 or 3, but says {found}.',
    'share-code-padding':
      'The last character of the share code is wrong: its spare bits should be zero. Please copy the code again.',
    'share-code-name':
      'The name at the end of the share code is cut off or not well percent-encoded: {found}. Please copy the code again, up to its end.',
    'cannot-balance':
      'The counts cannot be made equal this way: {black} black, {white} white, {undecided} undecided.',
    'illegal-move': 'Move {index}, {move}, is not legal in this position.',
    'result-mismatch': 'The result in the file is not the one that its moves lead to.',
    'not-readable': 'The file could not be read: {detail}',
    'not-stored': 'The disk did not take it: {detail}',
    'not-found': 'There is no “{id}”.',
    changed: '“{id}” was changed elsewhere meanwhile; nothing was written over it.',
    'read-only': '“{id}” comes with Pasang and cannot be changed.',
    ambiguous: '“{id}” may mean any of these: {choices}.',
    'unknown-option': 'There is no option “{key}” with the value {found}. Expected: {expected}.',
  },
}
