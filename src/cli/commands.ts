import type { Command } from './command'
import { analyse } from './commands/analyse'
import { bench } from './commands/bench'
import { convert } from './commands/convert'
import { engine } from './commands/engine'
import { generate } from './commands/generate'
import { info } from './commands/info'
import { list } from './commands/list'
import { moves } from './commands/moves'
import { perft } from './commands/perft'
import { play } from './commands/play'
import { render } from './commands/render'
import { replay } from './commands/replay'
import { stats } from './commands/stats'
import { validate } from './commands/validate'

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  list,
  validate,
  info,
  render,
  convert,
  generate,
  moves,
  perft,
  replay,
  play,
  stats,
  analyse,
  engine,
  bench,
]
