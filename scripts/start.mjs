// npm start: installs what is missing, builds what is stale, opens the program.
import { withNewNode } from './lib/node-version.mjs'

withNewNode(() => import('./lib/start.mjs'))
