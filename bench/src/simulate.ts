import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type Effort, FULL, ratioOf, type Spread, spreadOf } from './measure.ts'

/** What `sextant simulate` gains from the other cores. */
export interface SimulateMeasures {
  readonly jobs: number
  readonly games: number
  /** Seconds of the same series on one core and on all. */
  readonly one: Spread
  readonly all: Spread
  /** How many times as fast it is on all, from runs side by side. */
  readonly times: Spread
  readonly runs: number
}

const GAME = 'broadside'
const BOTS = 'cautious,greedy'
/** About five seconds on one core, so that starting the threads does not count for much; and one that is over before they would pay. */
const GAMES = { long: 1500, short: 200 }

/** The same series in turn on one core and on all of them, each in a process of its own as the command is: a long one and a short one. */
export function measureSimulate(effort: Effort): readonly SimulateMeasures[] {
  const [long, runs] = effort.rounds < FULL.rounds ? [GAMES.long / 5, 1] : [GAMES.long, 3]
  return [measureSeries(long, runs), measureSeries(GAMES.short, runs)]
}

function measureSeries(games: number, runs: number): SimulateMeasures {
  const jobs = availableParallelism()
  const pairs = Array.from({ length: runs }, () => [secondsOf(games, 1), secondsOf(games, jobs)] as const)
  const [one, all] = [pairs.map(([first]) => first), pairs.map(([, second]) => second)]
  return { jobs, games, one: spreadOf(one), all: spreadOf(all), times: ratioOf(one, all), runs }
}

/** As the command itself says, without the start of Node. */
function secondsOf(games: number, jobs: number): number {
  const sextant = fileURLToPath(new URL('../../packages/cli/bin/sextant.js', import.meta.url))
  const line = ['simulate', GAME, '--bots', BOTS, '--games', `${games}`, '--jobs', `${jobs}`, '--json']
  const stdio: ('ignore' | 'pipe')[] = ['ignore', 'pipe', 'ignore']
  const report: unknown = JSON.parse(
    execFileSync(process.execPath, [sextant, ...line], { encoding: 'utf8', stdio }),
  )
  if (typeof report !== 'object' || report === null || !('seconds' in report))
    throw new TypeError('the report of `sextant simulate` has no seconds')
  return Number(report.seconds)
}
