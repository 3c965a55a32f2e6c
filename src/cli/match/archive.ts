import type { Level } from '#core/ai/contract'
import type { Seat } from '#core/games/contract'
import { replayMoves } from '#core/games/game'
import { newRecord, withGame } from '#core/record/build'
import { openRecord } from '#core/record/open'
import { parseRecord, serializeRecord, type GameRecord, type SeatRecord } from '#core/record/record'
import { GAME_EXTENSION } from '#core/files/names'
import { err, ok } from '#core/result'
import { errorCode } from '#storage/failure'
import { createHash } from 'node:crypto'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { failed } from '../console'
import { readTextFile, writeOutput } from '../files'
import { startJob, type Job, type Played } from './job'
import type { MatchPlan } from './plan'
import type { Archive } from './run'

/**
 * Keeps the games of a series as records in a folder; whole games of the very same series are taken up again. A file in the
 * place of a game that is anything else is a failure, so that nothing is ever overwritten.
 */
export function openArchive(folder: string, plan: MatchPlan): Archive {
  const { games: _, ...series } = plan // a longer run goes on from a shorter one
  const id = createHash('sha256').update(JSON.stringify(series)).digest('hex').slice(0, 16)
  const fileOf = (index: number) =>
    join(folder, `game-${String(index + 1).padStart(5, '0')}${GAME_EXTENSION}`)
  return {
    load: async (jobs) => {
      const games: Played[] = []
      for (const job of jobs) {
        const file = fileOf(job.index)
        if (!(await exists(file))) continue
        const played = await loadGame(file, job, id)
        if (played === null)
          return err(failed(`${file}: not a whole game of this series; choose another folder for --out`))
        games.push(played)
      }
      return ok(games)
    },
    save: async (job, played) => {
      const written = await writeOutput(fileOf(job.index), serializeRecord(recordOf(job, played, id)))
      if (!written.ok) throw new Error(written.error.lines.join('\n'))
    },
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path)
    return true
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
}

async function loadGame(file: string, job: Job, id: string): Promise<Played | null> {
  const text = await readTextFile(file)
  const record = text.ok ? parseRecord(text.value) : text
  if (!record.ok || record.value.match?.id !== id || record.value.match.round !== job.index + 1) return null
  if (record.value.result === undefined || openRecord(record.value).warning !== null) return null
  const thought = (record.value as GameRecord & { longestThought?: unknown }).longestThought
  return {
    index: job.index,
    moves: record.value.moves,
    longestThought: typeof thought === 'number' ? thought : 0,
  }
}

function recordOf(
  job: Job,
  { moves, longestThought }: Played,
  id: string,
): GameRecord & { longestThought: number } {
  const start = startJob(job)
  const seats = start.position.seats.map((seat, at) => seatOf(seat, job.players[at]?.level ?? 8))
  const match = { id, round: job.index + 1 }
  const record = newRecord(start.setup, { seats, startedAt: new Date().toISOString(), match })
  return { ...withGame(record, replayMoves(start, moves).game), longestThought: Math.round(longestThought) }
}

function seatOf(seat: Seat, level: Level): SeatRecord {
  return { seat, name: `Level ${level}`, player: { kind: 'computer', level } }
}
