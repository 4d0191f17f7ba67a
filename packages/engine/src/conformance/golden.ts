import type { Game, GameTypes } from '../game/game.ts'
import { replay, verifyDice } from '../match/replay.ts'
import { readRecord } from '../record/read-record.ts'
import { type Check, fail } from './check.ts'

/**
 * Records that must replay hash for hash for ever, by file name. When rules are changed on purpose the game's
 * version is raised and its golden records are made again (`sextant simulate --save`).
 */
export function goldenChecks<T extends GameTypes>(
  game: Game<T>,
  files: Readonly<Record<string, string>>,
): Check[] {
  return Object.entries(files).map(([name, text]) => ({
    name: `golden record ${name} replays hash for hash`,
    run() {
      const record = readRecord(text, name)
      if (record.rules !== game.version)
        fail(`${name} was made under rules ${record.rules}, the game is at ${game.version}: make it again`)
      const again = replay(game, record)
      if (!again.ok) fail([`${name}, step ${again.step}: ${again.message}`, ...again.differences].join('\n'))
      const dice = verifyDice(game, record)
      if (!dice.ok) fail(`${name}, step ${dice.step}: ${dice.message}`)
    },
  }))
}
