import type { TrainingCache } from '@sextant/bots'
import { botsFor, seatBot } from '@sextant/bots'
import { FULL_BUDGET, type GameTypes, type Match, type Rules, type Seat, SeededDice } from '@sextant/engine'
import type { BoxedBot, BoxedGame } from '@sextant/scene'
import type { Call, Options } from '../command.ts'
import { picturesOf } from '../show-view.ts'
import type { Adviser, Keeping, Session } from './session.ts'
import type { Sitting } from './sitting.ts'

export interface Opening<T extends GameTypes> {
  readonly boxed: BoxedGame<T>
  readonly match: Match<T>
  readonly rules: Rules<T>
  readonly options: T['options']
  readonly sitting: Sitting<T>
  /** Of the match: the programs' dice come from it. */
  readonly seed: string
  readonly keeping: Keeping
  readonly trainings: TrainingCache
}

/** A match at this terminal, its programs taught and seated. */
export async function openSession<C extends Options, T extends GameTypes>(
  { io, paint, colour }: Call<C>,
  { boxed, match, rules, options, sitting, seed, keeping, trainings }: Opening<T>,
): Promise<Session<T>> {
  const programs = new Map<Seat, { id: string; chair: ReturnType<typeof seatBot<T>> }>()
  for (const [seat, bot] of sitting.programs) {
    const taught = await trainings.trained(boxed.game.id, bot, rules)
    programs.set(seat, { id: bot.id, chair: seatBot(taught, rules, seat, seed) })
  }
  return {
    io,
    paint,
    match,
    rules,
    pictures: picturesOf(io, colour, boxed, rules, options),
    persons: sitting.persons,
    programs,
    keeping,
    adviser: adviserOf(boxed, match, rules, trainings),
    told: new Map(),
    refused: false,
  }
}

/** The game's own adviser, who learns what it must when it is first asked. */
function adviserOf<T extends GameTypes>(
  boxed: BoxedGame<T>,
  match: Match<T>,
  rules: Rules<T>,
  trainings: TrainingCache,
): Adviser<T['action']> | undefined {
  const bot: BoxedBot<T> | undefined = botsFor(boxed).find(({ id }) => id === boxed.adviser)
  if (!bot) return undefined
  return {
    title: bot.title,
    async advise(seat) {
      const player = (await trainings.trained(boxed.game.id, bot, rules)).join(rules, seat)
      return player.advise?.(match.view(seat), SeededDice.from(`hint ${match.seq}`), FULL_BUDGET)
    },
  }
}
