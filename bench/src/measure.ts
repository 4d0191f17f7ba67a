/** Something to time. `run` does one piece of work and says how many operations that was. */
export interface Contender {
  readonly name: string
  run(): number
  /** What a piece of work needs made afresh; the clock stands still meanwhile. */
  prepare?(): void
}

/** How long to measure: in rounds, in each of which every contender has its slice of time. */
export interface Effort {
  readonly rounds: number
  readonly sliceMs: number
  readonly warmUpMs: number
  /** How many matches are played beforehand, to have states and actions to measure on. */
  readonly kept: number
}

export const FULL: Effort = { rounds: 31, sliceMs: 40, warmUpMs: 400, kept: 16 }
export const QUICK: Effort = { rounds: 5, sliceMs: 15, warmUpMs: 300, kept: 4 }

/** Of several runs: the one in the middle, and the middle half around it. */
export interface Spread {
  readonly median: number
  readonly low: number
  readonly high: number
}

/** The time now, in milliseconds. */
export type Clock = () => number

const wallTime: Clock = () => performance.now()

/** What this process has used of the processors, collecting garbage included: what others use does not count. */
export const processorTime: Clock = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Operations in a second for each contender, run by run. They take turns in short slices, so that whatever
 * else the machine does falls on all of them alike.
 */
export function race(contenders: readonly Contender[], effort: Effort, clock: Clock = wallTime): number[][] {
  for (const contender of contenders) slice(contender, effort.warmUpMs, clock)
  const rates: number[][] = contenders.map(() => [])
  for (let round = 0; round < effort.rounds; round++) {
    contenders.forEach((contender, i) => {
      rates[i]?.push(slice(contender, effort.sliceMs, clock))
    })
  }
  return rates
}

/** How many times what the second does the first does, from runs side by side. */
export function ratioOf(rates: readonly number[], others: readonly number[]): Spread {
  return spreadOf(rates.map((rate, round) => rate / (others[round] ?? Number.NaN)))
}

export function spreadOf(runs: readonly number[]): Spread {
  const sorted = runs.toSorted((a, b) => a - b)
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) }
}

/** Between two runs where it falls between them. */
function quantile(sorted: readonly number[], part: number): number {
  if (sorted.length === 0) throw new RangeError('There is no median of no runs')
  const place = part * (sorted.length - 1)
  const below = sorted[Math.floor(place)] as number
  const above = sorted[Math.ceil(place)] as number
  return below + (above - below) * (place % 1)
}

function slice({ run, prepare }: Contender, ms: number, clock: Clock): number {
  let operations = 0
  let spent = 0
  while (spent < ms) {
    prepare?.()
    const begun = clock()
    operations += run()
    spent += clock() - begun
  }
  return (operations / spent) * 1000
}
