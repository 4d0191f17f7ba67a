import { logOdds, type OddsThird } from '@sextant/engine'
import type { Position } from './position.ts'

/** By which estimates of a third become chances: see `correctedChance`. */
export type Correction = Pick<OddsThird, 'slope' | 'shifts'>

/**
 * Fits the correction to positions: a logistic curve with one slope, which never falls, and a shift for each seat. It starts
 * from the belief that estimates are right, within one unit, so that few matches that all end alike change it little.
 */
export function fitCorrection(positions: readonly Position[]): Correction {
  const free = newton(positions, undefined)
  const [first, second, slope] = free.slope >= 0 ? values(free) : values(newton(positions, 0))
  return { slope: rounded(slope), shifts: [rounded(first), rounded(second)] }
}

interface Fit {
  readonly shifts: readonly [number, number]
  readonly slope: number
}

const USUAL: Fit = { shifts: [0, 0], slope: 1 }

/** The most likely shifts and slope; with a `fixed` slope, the shifts alone. The shifts depend on each other only by the slope. */
function newton(positions: readonly Position[], fixed: number | undefined): Fit {
  let fit: Fit = fixed === undefined ? USUAL : { ...USUAL, slope: fixed }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = stepFrom(fit, positions, fixed !== undefined)
    const moved = Math.max(...values(next).map((value, i) => Math.abs(value - (values(fit)[i] ?? 0))))
    fit = next
    if (moved < 1e-9) break
  }
  return fit
}

const MOST_ROUNDS = 100

/** One step of Newton's method, halved where it would go far: separable results would make it leap. */
function stepFrom(fit: Fit, positions: readonly Position[], slopeIsFixed: boolean): Fit {
  // Gradient and curvature of the log-likelihood with a normal prior of deviation 1 around `USUAL`.
  const gradient = [-fit.shifts[0], -fit.shifts[1]]
  const curvature = [1, 1]
  const mixed = [0, 0]
  let slopeGradient = USUAL.slope - fit.slope
  let slopeCurvature = 1
  for (const { seat, estimate, score } of positions) {
    const of = seat === 0 ? 0 : 1
    const x = logOdds(estimate)
    const chance = 1 / (1 + Math.exp(-(fit.shifts[of] + fit.slope * x)))
    const weight = chance * (1 - chance)
    gradient[of] = (gradient[of] ?? 0) + score - chance
    curvature[of] = (curvature[of] ?? 0) + weight
    mixed[of] = (mixed[of] ?? 0) + weight * x
    slopeGradient += (score - chance) * x
    slopeCurvature += weight * x * x
  }
  const [g0 = 0, g1 = 0] = gradient
  const [c0 = 1, c1 = 1] = curvature
  const [m0 = 0, m1 = 0] = mixed
  const slopeStep = slopeIsFixed
    ? 0
    : (slopeGradient - (m0 * g0) / c0 - (m1 * g1) / c1) / (slopeCurvature - (m0 * m0) / c0 - (m1 * m1) / c1)
  const steps = [(g0 - m0 * slopeStep) / c0, (g1 - m1 * slopeStep) / c1, slopeStep]
  const scale = Math.min(1, MOST_STEP / Math.max(...steps.map(Math.abs)))
  const [s0 = 0, s1 = 0, s = 0] = steps.map(step => step * scale)
  return { shifts: [fit.shifts[0] + s0, fit.shifts[1] + s1], slope: fit.slope + s }
}

const MOST_STEP = 1

function values({ shifts, slope }: Fit): [number, number, number] {
  return [shifts[0], shifts[1], slope]
}

/** More digits than a few hundred matches can tell apart only make the file change more often. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
