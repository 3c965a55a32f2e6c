/**
 * The absolute paths of the files that the program was started with. `argv` begins with the executable and, unless the
 * program is packaged, has the program's folder as its first argument; options may stand anywhere.
 */
export declare function filesOf(argv: readonly string[], packaged: boolean, workingFolder: string): string[];
/** The paths that a second start of the program handed on, if that is what the data is. */
export declare function filesFromSecondStart(data: unknown): string[];
