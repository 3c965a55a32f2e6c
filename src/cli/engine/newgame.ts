import { describeFault } from '#core/faults/describe'
import type { Fault } from '#core/faults/fault'
import { readJson } from '#core/faults/read'
import { RULESET_IDS } from '#core/games/contract'
import { startGame, type Game } from '#core/games/game'
import type { GameOptions } from '#core/games/options'
import { checkPattern } from '#core/pattern/document'
import { completePattern } from '#core/pattern/pattern'
import { err, ok, type Result } from '#core/result'

/** Reads the JSON behind `newgame`: ruleset (`kas` by default), options and the whole pattern document. */
export function parseNewGame(text: string): Result<Game, string> {
  const json = readJson(text)
  if (!json.ok) return err(`newgame: ${worded(json.error)}`)
  const { ruleset: named = 'kas', options = {}, pattern: given } = json.value
  const ruleset = RULESET_IDS.find((id) => id === named)
  if (!ruleset) {
    return err(`newgame: ruleset: expected ${RULESET_IDS.join(', ')}, not ${JSON.stringify(named)}`)
  }
  const document = checkPattern(given, 'pattern')
  if (!document.ok) return err(`newgame: ${worded(document.error)}`)
  const pattern = completePattern(document.value)
  if (!pattern.ok) return err(`newgame: pattern: ${worded(pattern.error)}`)
  const game = startGame({ ruleset, options: options as GameOptions, pattern: pattern.value })
  return game.ok ? ok(game.value) : err(`newgame: options: ${worded(game.error)}`)
}

function worded(faults: readonly Fault[]): string {
  return faults.map((fault) => describeFault(fault, 'en')).join('; ')
}
