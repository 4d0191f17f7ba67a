import { type TrainingCache, trainingCache } from '@sextant/bots'
import {
  at,
  type Bot,
  type BotPlayer,
  type Budget,
  type GameTypes,
  type OddsThird,
  type Rules,
  type ScenarioOdds,
  type Seat,
  SeededDice,
  stateHash,
} from '@sextant/engine'
import type { BoxedBot, BoxedGame } from '@sextant/scene'
import { playToTheEnd } from '../playout.ts'
import { fitCorrection } from './correction.ts'
import type { Position } from './position.ts'
import { testCorrection } from './test-correction.ts'

export interface CalibrateSetup<T extends GameTypes> {
  readonly options: T['options']
  /** Whose chances they are. */
  readonly adviser: BoxedBot<T>
  /** They play the matches; fewer than seats are repeated, and change seats from match to match. */
  readonly bots: readonly BoxedBot<T>[]
  readonly matches: number
  readonly seed: string
  /** How much of its usual work the adviser does for an estimate. */
  readonly work: number
  readonly trainings?: TrainingCache
  /** After every match, with the actions of all so far. */
  readonly onProgress?: (matches: number, actions: number) => void
  /** Asked between matches: yes gives up. */
  readonly stopped?: () => boolean | Promise<boolean>
}

export type Calibrated =
  | { readonly ok: true; readonly odds: ScenarioOdds }
  | { readonly ok: false; readonly why: string }

/**
 * Plays matches of a scenario, compares what the adviser thought on the way with how they ended, and says in which thirds its
 * chances may be shown. The first half of the matches fits the correction, the other half tests it.
 */
export async function calibrate<T extends GameTypes>(
  { game }: Pick<BoxedGame<T>, 'game'>,
  setup: CalibrateSetup<T>,
): Promise<Calibrated> {
  const { options, seed, work, trainings = trainingCache() } = setup
  const rules = game.load(options)
  if (rules.seats.length !== 2)
    return { ok: false, why: `odds are tested between two seats, ${game.title} has ${rules.seats.length}` }
  if (!rules.turn)
    return { ok: false, why: `${game.title} does not number its turns (\`turn\` of its rules)` }
  const adviser = await trainings.trained(game.id, setup.adviser, rules)
  const bots: Bot<T>[] = []
  for (const bot of setup.bots) bots.push(await trainings.trained(game.id, bot, rules))
  const asked: BotPlayer<T>[] = rules.seats.map((_, seat) => adviser.join(rules, seat))
  const budget = { work, expired: () => false }
  try {
    return await calibrateSeries({ id: game.id, rules, asked, bots, seed, budget }, setup)
  } finally {
    for (const player of asked) await player.dispose?.()
  }
}

async function calibrateSeries<T extends GameTypes>(
  series: OddsSeries<T>,
  { options, matches, work, onProgress, stopped }: CalibrateSetup<T>,
): Promise<Calibrated> {
  const lengths: (readonly [number, number])[] = []
  while (lengths.length < Math.max(LEAST_LENGTHS, matches / 10)) {
    if (await stopped?.()) return STOPPED
    lengths.push(await lengthOf(series, lengths.length + 1))
  }
  const thirds = thirdsOf(lengths)

  const isFitted = ({ number }: Pick<Position, 'number'>) => number <= matches / 2
  const positions: Position[] = []
  let taken = 0
  for (let number = 1; number <= matches; number++) {
    if (await stopped?.()) return STOPPED
    // All positions of a match end alike. For the test each match gives one of a third, of the same seat in two matches and then of
    // the other, so that each bot is asked about in each seat.
    const seats = isFitted({ number }) ? [0, 1] : [(number >> 1) % 2]
    const found = await positionsOf(series, thirds, number, seats)
    positions.push(...found.positions)
    taken += found.actions
    onProgress?.(number, taken)
  }
  const third = (of: 0 | 1 | 2): OddsThird => {
    const those = positions.filter(position => position.third === of)
    const correction = fitCorrection(those.filter(isFitted))
    const until = of === 2 ? undefined : thirds[of]
    return {
      ...(until !== undefined && { until }),
      ...correction,
      ...testCorrection(
        correction,
        those.filter(position => !isFitted(position)),
      ),
    }
  }
  return {
    ok: true,
    odds: {
      options: stateHash(options),
      bots: series.bots.map(({ id }) => id),
      seed: series.seed,
      work,
      matches,
      thirds: [third(0), third(1), third(2)],
    },
  }
}

const STOPPED = { ok: false, why: 'stopped before the last match' } as const
const LEAST_LENGTHS = 20

interface OddsSeries<T extends GameTypes> {
  readonly id: string
  readonly rules: Rules<T>
  /** The adviser, by seat. */
  readonly asked: readonly BotPlayer<T>[]
  readonly bots: readonly Bot<T>[]
  readonly seed: string
  readonly budget: Budget
}

/** Two bots change seats from match to match. */
function inSeats<T extends GameTypes>(bots: readonly Bot<T>[], number: number): readonly [Bot<T>, Bot<T>] {
  return [at(bots, number % bots.length), at(bots, (number + 1) % bots.length)]
}

/** The first and the last turn of a match. */
async function lengthOf<T extends GameTypes>(
  { id, rules, bots, seed }: OddsSeries<T>,
  number: number,
): Promise<readonly [number, number]> {
  let [first, last] = [0, 0]
  let begun = false
  const look = (state: T['state']) => {
    last = rules.turn?.(state).number ?? 0
    if (!begun) first = last
    begun = true
  }
  await playToTheEnd(id, rules, inSeats(bots, number), `${seed}/length/${number}`, { look })
  return [first, last]
}

/**
 * The last turns of the first and of the second third of a match of usual length. How long a match is going to last is known
 * to nobody while it is played, so a third is that of the usual match, not that of this one.
 */
function thirdsOf(lengths: readonly (readonly [number, number])[]): readonly [number, number] {
  const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  const first = middle(lengths.map(([turn]) => turn))
  const turns = middle(lengths.map(([from, to]) => to - from + 1))
  return [first + Math.round(turns / 3) - 1, first + Math.round((2 * turns) / 3) - 1]
}

interface TurnStart<S> {
  readonly state: S
  readonly step: number
}

/** Of a match, the start of one turn of each of these seats in each third, whichever, and what the adviser thinks of it. */
async function positionsOf<T extends GameTypes>(
  { id, rules, asked, bots, seed, budget }: OddsSeries<T>,
  [first, second]: readonly [number, number],
  number: number,
  seats: readonly Seat[],
): Promise<{ readonly positions: readonly Position[]; readonly actions: number }> {
  const matchSeed = `${seed}/odds/${number}`
  const starts = seats.flatMap(seat =>
    [0, 1, 2].map(third => ({ seat, third, those: [] as TurnStart<T['state']>[] })),
  )
  let before: number | undefined
  const look = (state: T['state'], step: number) => {
    const turn = rules.turn?.(state)
    if (!turn || turn.number === before) return
    before = turn.number
    const now = turn.number <= first ? 0 : turn.number <= second ? 1 : 2
    const toAct = rules.toAct(state)
    for (const { seat, third, those } of starts)
      if (third === now && turn.seats.includes(seat) && toAct.includes(seat))
        those.push({ state: rules.copy(state), step })
  }
  const { outcome, actions } = await playToTheEnd(id, rules, inSeats(bots, number), matchSeed, { look })
  const positions: Position[] = []
  for (const { seat, third, those } of starts) {
    if (those.length === 0) continue
    const { state, step } = SeededDice.from(`${matchSeed}/third/${third}/${seat}`).pick(those)
    const estimate = await estimateOf(
      rules,
      at(asked, seat),
      state,
      seat,
      `${matchSeed}/${step}/${seat}`,
      budget,
    )
    if (estimate !== undefined)
      positions.push({ number, seat, third, estimate, score: at(outcome.scores, seat) })
  }
  return { positions, actions }
}

/** What the adviser expects of its best choice. */
async function estimateOf<T extends GameTypes>(
  rules: Rules<T>,
  player: BotPlayer<T>,
  state: T['state'],
  seat: Seat,
  seed: string,
  budget: Budget,
): Promise<number | undefined> {
  if (!player.advise) throw new Error('the adviser gives no advice')
  const { choices } = await player.advise(rules.view(state, seat), SeededDice.from(seed), budget)
  return choices[0]?.chance
}
