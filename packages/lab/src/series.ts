import { type TrainingCache, trainingCache, unwatched, type Watched } from '@sextant/bots'
import { at, type Bot, type GameTypes, type MatchRecord } from '@sextant/engine'
import type { BoxedBot, BoxedGame } from '@sextant/scene'
import { lineUps } from './line-up.ts'
import { playOnRecord, playOut } from './playout.ts'
import { Seats } from './seats.ts'
import { type Played, type Tally, tallyOf } from './tally.ts'

export interface SeriesSetup<T extends GameTypes> {
  readonly options: T['options']
  /** One for each seat, or fewer, which are then repeated; they change seats from game to game, see `lineUps`. */
  readonly bots: readonly BoxedBot<T>[]
  /** The same seed gives the same games, whatever else is asked for. */
  readonly seed: string
  /** Where bots get their models; one for this series if not said. */
  readonly trainings?: TrainingCache
  /** Runs each game, or each decision of a game that is recorded. */
  readonly watched?: Watched
}

/** A series whose bots are trained. Each game depends on its number alone, so they can be played anywhere in any order. */
export interface OpenSeries {
  /** Plays the game of a number, from 1; keeping its record takes longer. */
  play(number: number, recorded: boolean): Promise<SeriesGame>
  tally(played: readonly Played[]): Tally
  /** Lets the bots of a game that was broken off leave their seats. */
  leave(): Promise<void>
}

export interface SeriesGame {
  readonly played: Played
  readonly record?: MatchRecord
}

export async function openSeries<T extends GameTypes>(
  { game }: BoxedGame<T>,
  { options, seed, trainings = trainingCache(), watched = unwatched, ...setup }: SeriesSetup<T>,
): Promise<OpenSeries> {
  const rules = game.load(options)
  const bots = new Map<string, Bot<T>>()
  for (const bot of setup.bots)
    if (!bots.has(bot.id)) bots.set(bot.id, await trainings.trained(game.id, bot, rules))
  const ids = setup.bots.map(({ id }) => id)
  const seats = new Seats()
  const lines = lineUps(ids, rules.seats.length).map(line => line.map(id => known(bots, id)))
  return {
    async play(number, recorded) {
      const block = Math.ceil(number / lines.length)
      const line = at(lines, (number - 1) % lines.length)
      const by = { line: line.map(({ id }) => id), block }
      const gameSeed = `${seed}/game/${block}`
      if (!recorded)
        return { played: { ...(await watched(() => playOut(game.id, rules, line, gameSeed, seats))), ...by } }
      const { record, ...playout } = await playOnRecord(game, options, line, gameSeed, { watched, seats })
      return { played: { ...playout, ...by }, record }
    },
    tally: played => tallyOf(played, ids, rules.seats),
    leave: () => seats.leave(),
  }
}

function known<B>(bots: ReadonlyMap<string, B>, id: string): B {
  const bot = bots.get(id)
  if (!bot) throw new RangeError(`The series has no bot ${id}`)
  return bot
}
