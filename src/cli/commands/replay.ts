import { replayMoves, takeBack, type Game } from '#core/games/game'
import { openRecord } from '#core/record/open'
import { parseRecord, type GameRecord } from '#core/record/record'
import type { Command } from '../command'
import { DONE, FAILED, failed, tellFailure } from '../console'
import { isOn } from '../flags'
import { readTextFile } from '../files'
import { table } from '../table'
import { faultLines } from '../words'

/** Checks a game record and tells score, phase and result after each move. */
export const replay: Command = {
  usage: 'replay <game>',
  about: 'Check a game record and follow it move by move',
  options: [{ usage: '--json', about: 'Print one JSON value' }],
  examples: ['replay my-game.pasang-game.json'],
  async run({ console }, [file = ''], flags) {
    const text = await readTextFile(file)
    const record = text.ok ? parseRecord(text.value) : text
    if (!record.ok) return tellFailure(console, failed(...faultLines(file, record.error)))
    const opened = openRecord(record.value)
    const steps = stepsOf(opened.game, record.value)
    const result = opened.game.position.result
    if (isOn(flags, 'json')) console.print(JSON.stringify({ steps, result, warning: opened.warning }))
    else {
      const rows = steps.map(({ ply, move, scores, phase, comment }) => [
        ply,
        move,
        scores.join(' : '),
        phase,
        comment,
      ])
      for (const line of table(rows)) console.print(line)
      if (result)
        console.print(
          `${result.reason}, ${result.scores.join(' : ')}, best: ${result.winners.join(', ') || 'nobody'}`,
        )
      else console.print('not finished')
    }
    if (opened.warning === null) return DONE
    for (const line of faultLines(file, [opened.warning])) console.tell(line)
    return FAILED
  },
}

/** What stood after each move of a game, with the record's comment on it. */
function stepsOf(game: Game, { comments = {} }: GameRecord) {
  let now = takeBack(game, game.moves.length)
  return game.moves.map(({ notation }, index) => {
    now = replayMoves(now, [notation]).game
    const { scores, phase } = now.position
    return { ply: index + 1, move: notation, scores, phase, comment: comments[String(index + 1)] ?? '' }
  })
}
