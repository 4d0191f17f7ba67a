/**
 * Whether a percentage may be shown. An adviser's chances are compared with how matches ended, scenario by scenario and
 * third by third, and corrected; what `sextant calibrate` finds is data of the game, and is read here.
 */
import * as v from 'valibot'
import type { Seat, Turn } from '../game/game.ts'
import { checkShape, type Flaw } from '../input/schema.ts'
import { anyNumber, nameText, seedText, wholeNumber } from '../input/schema-parts.ts'
import { stateHash } from '../plain/canonical.ts'

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const count = v.pipe(wholeNumber, v.minValue(0))

/** A range of chances that were shown, and what came of them. */
const bin = v.strictObject({ positions: count, expected: share, happened: share })

const third = v.strictObject({
  /** Its last turn; the last third has none. */
  until: v.exactOptional(count),
  /** The corrected chance of the seat that decides, in log-odds: its shift plus the slope times the estimate's log-odds. */
  slope: v.pipe(anyNumber, v.minValue(0)),
  shifts: v.strictTuple([anyNumber, anyNumber]),
  shown: v.picklist(['percent', 'words']),
  /** On matches that took no part in the correction. */
  tested: v.strictObject({
    positions: count,
    /** Mean squared error of the corrected chances, and of the share of wins as the chance of every position. */
    brier: share,
    base: share,
    /** By how many standard errors the first is less than the second; matches count once each. */
    gain: anyNumber,
    /** Those with enough positions to count. */
    bins: v.array(bin),
  }),
})

const scenario = v.strictObject({
  /** Hash of the options that were played. */
  options: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  bots: v.array(nameText),
  seed: seedText,
  /** How much of its usual work the adviser did for an estimate. */
  work: v.pipe(anyNumber, v.gtValue(0)),
  matches: count,
  thirds: v.strictTuple([third, third, third]),
})

export const testedOddsSchema = v.strictObject({
  format: v.literal('sextant.odds'),
  version: v.literal(1),
  game: nameText,
  /** The version of the game's rules. */
  rules: count,
  /** The bot whose chances they are. */
  adviser: nameText,
  scenarios: v.record(nameText, scenario),
})

export type TestedOdds = v.InferOutput<typeof testedOddsSchema>
export type ScenarioOdds = v.InferOutput<typeof scenario>
export type OddsThird = v.InferOutput<typeof third>

/** How a chance is told: as a percentage where those were right, else in words. */
export type ToldChance =
  | { readonly kind: 'percent'; readonly chance: number }
  /** The chance is only for order among others. */
  | { readonly kind: 'words'; readonly word: OddsWord; readonly chance: number }

export type OddsWord = 'ahead' | 'even' | 'behind'

/** What is played, to find out whether its odds were tested. */
export interface OddsPlace {
  readonly game: string
  readonly rules: number
  readonly adviser: string
  readonly options: unknown
}

export type FoundOdds =
  | { readonly ok: true; readonly odds: ScenarioOdds }
  /** Why there are words only. */
  | { readonly ok: false; readonly flaws: readonly Flaw[] }

/** The tested odds of exactly these options. A file that is damaged, of other rules or of another adviser has none. */
export function oddsFor(given: unknown, place: OddsPlace): FoundOdds {
  const checked = checkShape(testedOddsSchema, given)
  if (!checked.ok) return checked
  const { game, rules, adviser, scenarios } = checked.value
  for (const [path, found, expected] of [
    ['/game', game, place.game],
    ['/rules', rules, place.rules],
    ['/adviser', adviser, place.adviser],
  ] as const)
    if (found !== expected)
      return { ok: false, flaws: [{ path, message: `found ${found}, expected ${expected}` }] }
  const hash = stateHash(place.options)
  const odds = Object.values(scenarios).find(({ options }) => options === hash)
  if (odds) return { ok: true, odds }
  return {
    ok: false,
    flaws: [{ path: '/scenarios', message: `none was tested with these options (${hash})` }],
  }
}

/** Where an estimate was made. */
export interface EstimatedAt {
  readonly seat: Seat
  /** How many seats there are. */
  readonly seats: number
  readonly turn: Turn | undefined
}

/** A seat's estimate, corrected where it was tested. Odds are of decisions in the own turn: in reactions they are words. */
export function toldChance(odds: ScenarioOdds | undefined, at: EstimatedAt, estimate: number): ToldChance {
  const { seat, seats, turn } = at
  const found = odds && turn?.seats.includes(seat) ? thirdAt(odds, turn.number) : undefined
  const chance = found ? correctedChance(found, seat, estimate) : estimate
  if (found?.shown === 'percent') return { kind: 'percent', chance }
  return { kind: 'words', word: wordFor(chance, seats), chance }
}

export function thirdAt({ thirds }: Pick<ScenarioOdds, 'thirds'>, turn: number): OddsThird {
  const [first, second, last] = thirds
  if (turn <= (first.until ?? Number.POSITIVE_INFINITY)) return first
  return turn <= (second.until ?? Number.POSITIVE_INFINITY) ? second : last
}

export function correctedChance(
  { slope, shifts }: Pick<OddsThird, 'slope' | 'shifts'>,
  seat: Seat,
  estimate: number,
): number {
  const shift = seat === 0 ? shifts[0] : shifts[1]
  return 1 / (1 + Math.exp(-(shift + slope * logOdds(estimate))))
}

/** What is all but certain counts as one in a thousand: an estimate that was never wrong in a few hundred says no more. */
export function logOdds(estimate: number): number {
  const bounded = Math.min(1 - LEAST, Math.max(LEAST, estimate))
  return Math.log(bounded / (1 - bounded))
}

const LEAST = 0.001

/** Ahead or behind by a tenth; what is even is one share of as many as there are seats. */
export function wordFor(chance: number, seats: number): OddsWord {
  const ahead = chance - 1 / seats
  if (Math.abs(ahead) < 0.1) return 'even'
  return ahead > 0 ? 'ahead' : 'behind'
}
