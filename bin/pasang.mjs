#!/usr/bin/env node
// The command line. It builds itself when it is stale; messages about that go to standard error.
import { withNewNode } from '../scripts/lib/node-version.mjs'

withNewNode(() => import('../scripts/lib/cli.mjs'))
