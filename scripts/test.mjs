// npm test and npm run test:full: every check of the project, in one go.
import { withNewNode } from './lib/node-version.mjs'

withNewNode(() => import('./lib/test.mjs'))
