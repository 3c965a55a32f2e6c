import type { Fault } from '../faults/fault'
import type { Pattern } from '../pattern/pattern'
import { ok, type Result } from '../result'
import { bellRuleset } from './bell/ruleset'
import type { Ruleset, RulesetId } from './contract'
import { kasRuleset } from './kas/ruleset'
import type { GameOptions } from './options'

/** A ruleset whose options are only known to have come from its own `parseOptions`. */
export type AnyRuleset = Ruleset<object, Pattern>

/** Every ruleset by its id: the only place outside of their folders that names them. */
export const RULESETS: Readonly<Record<RulesetId, AnyRuleset>> = {
  kas: kasRuleset,
  bell: bellRuleset,
}

/** Checks options from outside for a ruleset and fills in its defaults; the faults' paths are the keys. */
export function parseGameOptions(id: RulesetId, value: unknown): Result<GameOptions, readonly Fault[]> {
  const parsed = RULESETS[id].parseOptions(value)
  return parsed.ok ? ok({ ...parsed.value }) : parsed
}
