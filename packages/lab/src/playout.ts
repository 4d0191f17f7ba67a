import {
  type Bot,
  type Game,
  GameFault,
  type MatchRecord,
  type Outcome,
  type Rules,
  startMatch,
} from '@sextant/engine'
import { BotFault } from './bot-fault.ts'
import { type Chair, seatBot } from './chair.ts'
import { DiceWhenDrawn } from './dice-when-drawn.ts'

/** One game between programs, as short as it can be told. */
export interface Playout {
  readonly outcome: Outcome
  /** How many actions it took. */
  readonly actions: number
}

/** Plays a game between programs on the bare rules: no records, no hashes. The same seed plays the same game. */
export function playOut<S, A, E>(
  id: string,
  rules: Rules<S, A, E>,
  bots: readonly Bot<S, A, E>[],
  seed: string,
): Playout {
  const { outcome, actions } = playToTheEnd(id, rules, bots, seed)
  return { outcome, actions }
}

/** The same, with the state it ends in. */
export function playToTheEnd<S, A, E>(
  id: string,
  rules: Rules<S, A, E>,
  bots: readonly Bot<S, A, E>[],
  seed: string,
): Playout & { readonly state: S } {
  const chairs = rules.seats.map((_, seat) => seatBot(botAt(bots, seat), rules, seat, seed))
  let actions = 0
  try {
    const state = rules.setup(new DiceWhenDrawn(seed, 0), forget)
    for (;;) {
      const outcome = rules.outcome(state)
      if (outcome) return { outcome, actions, state }
      const seat = nextToAct(id, rules, rules.toAct(state), actions)
      actions++
      const action = chairAt(chairs, seat).choose(rules.view(state, seat), actions)
      const refusal = rules.check(state, seat, action)
      if (refusal) throw new BotFault(botAt(bots, seat).id, actions, refusal.message)
      rules.apply(state, seat, action, new DiceWhenDrawn(seed, actions), forget)
    }
  } catch (error) {
    if (error instanceof BotFault || error instanceof GameFault) throw error
    const message = error instanceof Error ? error.message : String(error)
    throw new GameFault(actions, `${id}, step ${actions}: ${message}`, error)
  }
}

/** The same game with all that a record holds. */
export function playOnRecord<S, A, E, O>(
  game: Game<S, A, E, O>,
  options: O,
  bots: readonly Bot<S, A, E>[],
  seed: string,
): Playout & { readonly record: MatchRecord } {
  const rules = game.load(options)
  const match = startMatch(game, { options, seed, players: bots.map(({ id }) => id) })
  const chairs = rules.seats.map((_, seat) => seatBot(botAt(bots, seat), rules, seat, seed))
  while (!match.outcome) {
    const seat = nextToAct(game.id, rules, match.toAct, match.seq)
    const step = match.seq + 1
    const acted = match.act(seat, chairAt(chairs, seat).choose(match.view(seat), step))
    if (!acted.ok) throw new BotFault(botAt(bots, seat).id, step, acted.refusal.message)
  }
  return { outcome: match.outcome, actions: match.seq, record: match.record() }
}

function nextToAct<S, A, E>(
  id: string,
  { limit }: Rules<S, A, E>,
  [seat]: readonly number[],
  actions: number,
): number {
  const what = `${id}, step ${actions + 1}`
  if (seat === undefined)
    throw new GameFault(actions + 1, `${what}: it is not over, but nobody is to act`, undefined)
  if (actions >= limit)
    throw new GameFault(actions + 1, `${what}: it goes on past its limit of ${limit} actions`, undefined)
  return seat
}

function botAt<S, A, E>(bots: readonly Bot<S, A, E>[], seat: number): Bot<S, A, E> {
  const bot = bots[seat]
  if (!bot) throw new RangeError(`There is no program for seat ${seat}`)
  return bot
}

function chairAt<S, A>(chairs: readonly Chair<S, A>[], seat: number): Chair<S, A> {
  const chair = chairs[seat]
  if (!chair) throw new RangeError(`There is no seat ${seat}`)
  return chair
}

function forget(): void {}
