import { type TrainingCache, trainingCache } from '@sextant/bots'
import {
  at,
  type Bot,
  type BotPlayer,
  FULL_BUDGET,
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
  readonly trainings?: TrainingCache
  /** After every match. */
  readonly onProgress?: (matches: number) => void
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
  const { options, seed, trainings = trainingCache() } = setup
  const rules = game.load(options)
  if (rules.seats.length !== 2)
    return { ok: false, why: `odds are tested between two seats, ${game.title} has ${rules.seats.length}` }
  if (!rules.turn)
    return { ok: false, why: `${game.title} does not number its turns (\`turn\` of its rules)` }
  const adviser = await trainings.trained(game.id, setup.adviser, rules)
  const bots: Bot<T>[] = []
  for (const bot of setup.bots) bots.push(await trainings.trained(game.id, bot, rules))
  const asked: BotPlayer<T>[] = rules.seats.map((_, seat) => adviser.join(rules, seat))
  try {
    return await calibrateSeries({ id: game.id, rules, asked, bots, seed }, setup)
  } finally {
    for (const player of asked) await player.dispose?.()
  }
}

async function calibrateSeries<T extends GameTypes>(
  series: OddsSeries<T>,
  { options, matches, onProgress, stopped }: CalibrateSetup<T>,
): Promise<Calibrated> {
  const lengths: (readonly [number, number])[] = []
  while (lengths.length < Math.max(LEAST_LENGTHS, matches / 10)) {
    if (await stopped?.()) return STOPPED
    lengths.push(await lengthOf(series, lengths.length + 1))
  }
  const thirds = thirdsOf(lengths)

  const positions: Position[] = []
  for (let number = 1; number <= matches; number++) {
    if (await stopped?.()) return STOPPED
    positions.push(...(await positionsOf(series, thirds, number)))
    onProgress?.(number)
  }
  const isFitted = ({ number }: Position) => number <= matches / 2
  const third = (of: 0 | 1 | 2): OddsThird => {
    const those = positions.filter(position => position.third === of)
    const correction = fitCorrection(those.filter(isFitted))
    // Both positions of a match end alike: the test takes one, of either seat in half of the matches.
    const tested = those.filter(
      position => !isFitted(position) && position.seat === (position.number >> 1) % 2,
    )
    const until = of === 2 ? undefined : thirds[of]
    return { ...(until !== undefined && { until }), ...correction, ...testCorrection(correction, tested) }
  }
  return {
    ok: true,
    odds: {
      options: stateHash(options),
      bots: series.bots.map(({ id }) => id),
      seed: series.seed,
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
  /** How many of this seat and third there were up to this one. */
  readonly seen: number
}

/** Of a match, the start of one turn of each seat in each third, whichever, and what the adviser thinks of it. */
async function positionsOf<T extends GameTypes>(
  { id, rules, asked, bots, seed }: OddsSeries<T>,
  [first, second]: readonly [number, number],
  number: number,
): Promise<Position[]> {
  const matchSeed = `${seed}/odds/${number}`
  const chosen = new Map<string, TurnStart<T['state']> & Pick<Position, 'seat' | 'third'>>()
  let before: number | undefined
  const look = (state: T['state'], step: number) => {
    const turn = rules.turn?.(state)
    if (!turn || turn.number === before) return
    before = turn.number
    const third = turn.number <= first ? 0 : turn.number <= second ? 1 : 2
    for (const seat of rules.toAct(state)) {
      if (!turn.seats.includes(seat)) continue
      const key = `${third}/${seat}`
      const seen = (chosen.get(key)?.seen ?? 0) + 1
      const taken = SeededDice.from(`${matchSeed}/take/${seat}/${step}`).d(seen) === 1
      const kept = taken ? { state: rules.copy(state), step, seat, third } : chosen.get(key)
      if (kept) chosen.set(key, { ...kept, seen })
    }
  }
  const { outcome } = await playToTheEnd(id, rules, inSeats(bots, number), matchSeed, { look })
  const positions: Position[] = []
  for (const { state, step, seat, third } of chosen.values()) {
    const estimate = await estimateOf(
      rules,
      at(asked, seat),
      state,
      seat,
      `${matchSeed}/estimate/${seat}/${step}`,
    )
    const score = outcome.scores[seat]
    if (estimate !== undefined && score !== undefined)
      positions.push({ number, seat, third, estimate, score })
  }
  return positions
}

/** What the adviser expects of its best choice. */
async function estimateOf<T extends GameTypes>(
  rules: Rules<T>,
  player: BotPlayer<T>,
  state: T['state'],
  seat: Seat,
  seed: string,
): Promise<number | undefined> {
  if (!player.advise) throw new Error('the adviser gives no advice')
  const { choices } = await player.advise(rules.view(state, seat), SeededDice.from(seed), FULL_BUDGET)
  return choices[0]?.chance
}
