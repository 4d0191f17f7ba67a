import { BotFault, type SeatedBot, unwatched, type Watched } from '@sextant/bots'
import {
  type Bot,
  type Emit,
  type Game,
  GameFault,
  type GameTypes,
  type MatchRecord,
  type Outcome,
  type Rules,
  startMatch,
  whyNotPlain,
} from '@sextant/engine'
import { DiceWhenDrawn } from './dice-when-drawn.ts'
import { type SeatOne, Seats } from './seats.ts'

/** One game between bots, in short. */
export interface Playout {
  readonly outcome: Outcome
  /** How many actions it took. */
  readonly actions: number
}

/** Plays a game between bots on the bare rules: no records, no hashes. The same seed plays the same game. */
export async function playOut<T extends GameTypes>(
  id: string,
  rules: Rules<T>,
  bots: readonly Bot<T>[],
  seed: string,
  seats = new Seats(),
): Promise<Playout> {
  const { outcome, actions } = await playToTheEnd(id, rules, bots, seed, { seats })
  return { outcome, actions }
}

/** Who hears, looks at and seats a bare match. */
interface Bystanders<T extends GameTypes> {
  readonly emit?: Emit<T['event']>
  /** Looks at every state before a decision; `actions` were taken before it. */
  readonly look?: (state: T['state'], actions: number) => void
  readonly seats?: Seats
}

/** The same, with the state it ends in. */
export function playToTheEnd<T extends GameTypes>(
  id: string,
  rules: Rules<T>,
  bots: readonly Bot<T>[],
  seed: string,
  { emit = forget, look = forget, seats = new Seats() }: Bystanders<T> = {},
): Promise<Playout & { readonly state: T['state'] }> {
  return seats.during(seatOne => playBare(id, rules, bots, seed, { emit, look, seatOne }))
}

async function playBare<T extends GameTypes>(
  id: string,
  rules: Rules<T>,
  bots: readonly Bot<T>[],
  seed: string,
  { emit, look, seatOne }: Required<Pick<Bystanders<T>, 'emit' | 'look'>> & { readonly seatOne: SeatOne },
): Promise<Playout & { readonly state: T['state'] }> {
  const seated = rules.seats.map((_, seat) => seatOne(botAt(bots, seat), rules, seat, seed))
  let actions = 0
  try {
    const state = rules.setup(new DiceWhenDrawn(seed, 0), emit)
    for (;;) {
      const outcome = rules.outcome(state)
      if (outcome) {
        checkPlain(id, state, actions)
        return { outcome, actions, state }
      }
      look(state, actions)
      const seat = nextToAct(id, rules, rules.toAct(state), actions)
      actions++
      const chosen = seatedAt(seated, seat).choose(rules.view(state, seat), actions)
      // Bots that answer at once, as nearly all do, are not waited for: a series has millions of decisions.
      const action = chosen instanceof Promise ? await chosen : chosen
      const refusal = rules.check(state, seat, action)
      if (refusal) throw new BotFault(botAt(bots, seat).id, actions, refusal.message)
      rules.apply(state, seat, action, new DiceWhenDrawn(seed, actions), emit)
      if (actions % CHECKED_EVERY === 1) checkPlain(id, state, actions)
    }
  } catch (error) {
    if (error instanceof BotFault || error instanceof GameFault) throw error
    const message = error instanceof Error ? error.message : String(error)
    throw new GameFault(actions, `${id}, step ${actions}: ${message}`, error)
  }
}

/**
 * A match refuses states that JSON cannot hold, such as -0 or NaN. To look at each of them would cost a series of quick bots half its
 * speed; what is wrong with a state mostly stays in it for a while.
 */
const CHECKED_EVERY = 16

function checkPlain(id: string, state: unknown, actions: number): void {
  const why = whyNotPlain(state)
  if (why !== undefined)
    throw new GameFault(actions, `${id}, by step ${actions}: Not plain data: ${why}`, undefined)
}

/** The same game with all that a record holds. */
export function playOnRecord<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  bots: readonly Bot<T>[],
  seed: string,
  { watched = unwatched, seats = new Seats() }: { watched?: Watched; seats?: Seats } = {},
): Promise<Playout & { readonly record: MatchRecord }> {
  return seats.during(seatOne => playRecorded(game, options, bots, seed, watched, seatOne))
}

async function playRecorded<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  bots: readonly Bot<T>[],
  seed: string,
  watched: Watched,
  seatOne: SeatOne,
): Promise<Playout & { readonly record: MatchRecord }> {
  const rules = game.load(options)
  const match = startMatch(game, { options, seed, players: bots.map(({ id }) => id) })
  const seated = rules.seats.map((_, seat) => seatOne(botAt(bots, seat), rules, seat, seed))
  while (!match.outcome) {
    const seat = nextToAct(game.id, rules, match.toAct, match.seq)
    const step = match.seq + 1
    const action = await watched(() => seatedAt(seated, seat).choose(match.view(seat), step))
    const acted = match.act(seat, action)
    if (!acted.ok) throw new BotFault(botAt(bots, seat).id, step, acted.refusal.message)
  }
  return { outcome: match.outcome, actions: match.seq, record: match.record() }
}

function nextToAct<T extends GameTypes>(
  id: string,
  { limit }: Rules<T>,
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

function botAt<T extends GameTypes>(bots: readonly Bot<T>[], seat: number): Bot<T> {
  const bot = bots[seat]
  if (!bot) throw new RangeError(`There is no bot for seat ${seat}`)
  return bot
}

function seatedAt<T extends GameTypes>(seated: readonly SeatedBot<T>[], seat: number): SeatedBot<T> {
  const bot = seated[seat]
  if (!bot) throw new RangeError(`There is no seat ${seat}`)
  return bot
}

function forget(): void {}
