import { correctedChance, type OddsThird } from '@sextant/engine'
import type { Correction } from './correction.ts'
import type { Position } from './position.ts'

/**
 * Tests a correction on matches that it was not fitted to, one position of each, so that positions are independent. All is
 * seen from the first seat.
 */
export function testCorrection(
  correction: Correction,
  positions: readonly Position[],
): Pick<OddsThird, 'shown' | 'tested'> {
  const tried = positions.map(({ seat, estimate, score }): Tried => {
    const chance = correctedChance(correction, seat, estimate)
    return seat === 0 ? { chance, score } : { chance: 1 - chance, score: 1 - score }
  })
  const usual = mean(tried.map(({ score }) => score))
  const errors = tried.map(({ chance, score }) => (chance - score) ** 2)
  const baseErrors = tried.map(({ score }) => (usual - score) ** 2)
  const gain = standardErrors(errors.map((error, i) => (baseErrors[i] ?? 0) - error))
  const bins = binsOf(tried)
  const holds = bins.every(({ expected, happened }) => Math.abs(expected - happened) <= MOST_OFF)
  return {
    shown: tried.length >= LEAST_BIN && gain >= CLEAR && holds ? 'percent' : 'words',
    tested: {
      positions: tried.length,
      brier: rounded(mean(errors)),
      base: rounded(mean(baseErrors)),
      gain: Math.round(gain * 10) / 10,
      bins,
    },
  }
}

/** Fewer positions say nothing of a range of chances. */
export const LEAST_BIN = 100
/** How far the chances of a range may be from what happened. */
export const MOST_OFF = 0.08
/** By so many standard errors the chances must be better than the share of wins: one-sided 95 %. */
export const CLEAR = 1.645

/** The first seat's chance and score. */
interface Tried {
  readonly chance: number
  readonly score: number
}

type Bin = OddsThird['tested']['bins'][number]

/** A tenth of all chances with enough positions is a bin; tenths beside each other with fewer are joined until they have enough. */
function binsOf(tried: readonly Tried[]): Bin[] {
  const tenths = Array.from({ length: 10 }, (): Tried[] => [])
  for (const one of tried) tenths[Math.min(9, Math.floor(one.chance * 10))]?.push(one)
  const bins: Bin[] = []
  let joined: Tried[] = []
  for (const tenth of tenths) {
    if (tenth.length >= LEAST_BIN) {
      bins.push(binOf(tenth))
      joined = []
      continue
    }
    joined = [...joined, ...tenth]
    if (joined.length < LEAST_BIN) continue
    bins.push(binOf(joined))
    joined = []
  }
  return bins
}

function binOf(tried: readonly Tried[]): Bin {
  return {
    positions: tried.length,
    expected: rounded(mean(tried.map(({ chance }) => chance))),
    happened: rounded(mean(tried.map(({ score }) => score))),
  }
}

/** How many standard errors the mean is above 0. */
function standardErrors(values: readonly number[]): number {
  const middle = mean(values)
  const variance = mean(values.map(value => (value - middle) ** 2))
  if (variance === 0) return 0
  return middle / Math.sqrt(variance / values.length)
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function rounded(value: number): number {
  return Math.round(value * 10000) / 10000
}
