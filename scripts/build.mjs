// Builds the program into out/ unless it is up to date.
import { ensureBuilt } from './lib/build.mjs'

process.exitCode = (await ensureBuilt((line) => console.log(line))) ? 0 : 1
