// npm run bench:NAME -- ARGUMENTS: bundles tests/bench/NAME.ts as it is now and runs it.
import { withNewNode } from './lib/node-version.mjs'

withNewNode(() => import('./lib/bench.mjs'))
