/** `detail` of an incoming file that is not UTF-8; any other detail is a code of the operating system. */
export const NOT_TEXT = 'not-text'

/** Files with these endings are offered when the person is asked for files; what is in them decides. */
export const IMPORT_EXTENSIONS = ['pasang', 'json', 'txt'] as const
