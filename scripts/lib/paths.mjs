import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Where results that can be made again are kept between runs. */
export const CACHE = join(ROOT, '.cache')

/** Where the build goes. */
export const OUT = join(ROOT, 'out')
