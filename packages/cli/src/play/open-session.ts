import { type Match, type Rules, type Seat, SeededDice } from '@sextant/engine'
import { programsFor, type School, seatBot } from '@sextant/lab'
import type { BoxedBot, BoxedGame } from '@sextant/scene'
import type { Call, Options } from '../command.ts'
import { picturesOf } from '../show-view.ts'
import type { Adviser, Keeping, Session } from './session.ts'
import type { Sitting } from './sitting.ts'

export interface Opening<S, A, E, O> {
  readonly boxed: BoxedGame<S, A, E, O>
  readonly match: Match<S, A, E>
  readonly rules: Rules<S, A, E>
  readonly options: O
  readonly sitting: Sitting<S, A, E>
  /** Of the match: the programs' dice come from it. */
  readonly seed: string
  readonly keeping: Keeping
  readonly school: School
}

/** A match at this terminal, its programs taught and seated. */
export async function openSession<C extends Options, S, A, E, O>(
  { io, paint, colour }: Call<C>,
  { boxed, match, rules, options, sitting, seed, keeping, school }: Opening<S, A, E, O>,
): Promise<Session<S, A, E>> {
  const programs = new Map<Seat, { id: string; chair: ReturnType<typeof seatBot<S, A, E>> }>()
  for (const [seat, bot] of sitting.programs) {
    const taught = await school.teach(boxed.game.id, bot, rules)
    programs.set(seat, { id: bot.id, chair: seatBot(taught, rules, seat, seed) })
  }
  return {
    io,
    paint,
    match,
    rules,
    pictures: picturesOf(io, colour, boxed, options, rules.seats),
    persons: sitting.persons,
    programs,
    keeping,
    adviser: adviserOf(boxed, match, rules, school),
    told: new Map(),
    refused: false,
  }
}

/** The game's own adviser, who learns what it must when it is first asked. */
function adviserOf<S, A, E, O>(
  boxed: BoxedGame<S, A, E, O>,
  match: Match<S, A, E>,
  rules: Rules<S, A, E>,
  school: School,
): Adviser<A> | undefined {
  const bot: BoxedBot<S, A, E> | undefined = programsFor(boxed).find(({ id }) => id === boxed.adviser)
  if (!bot) return undefined
  return {
    title: bot.title,
    async advise(seat) {
      const player = (await school.teach(boxed.game.id, bot, rules)).sit(rules, seat)
      return player.advise?.(match.view(seat), SeededDice.from(`hint ${match.seq}`))
    },
  }
}
