import { type Interval, lineUps, type Standing, type Tally } from '@sextant/lab'
import { plural } from '@sextant/scene'
import { listed } from './text/listed.ts'
import type { Paint } from './text/paint.ts'
import { table } from './text/table.ts'

/** A series of matches and what it has shown. */
export interface SeriesReport extends Tally {
  /** How many matches were asked for; more than there are games where it was stopped. */
  readonly asked: number
  readonly game: string
  readonly title: string
  readonly scenario: string
  readonly seed: string
  readonly seconds: number
}

export function seriesInWords(report: SeriesReport, paint: Paint): string {
  if (report.games === 0) return `${paint.yellow('Stopped before the first match was over.')}\n`
  const { title, scenario, asked, games, seed, bots, seats, length, reasons, seconds } = report
  const facts = [
    ...(seats.length > 1
      ? [['equal share', `${percent(1 / seats.length)}, ${EQUAL.alone} on the lines`]]
      : []),
    ['draws', counted(report.draws, games)],
    ...(seats.length > 2 ? [['shared wins', counted(report.shared, games)]] : []),
    ...(report.unwon > 0 ? [['nobody won', counted(report.unwon, games)]] : []),
    [
      'length',
      `${length.mean.toFixed(1)} actions on average, median ${length.median}, ${length.least} to ${length.most}`,
    ],
    ['endings', reasons.map(({ reason, games: count }) => `${reason} ${count}`).join(', ')],
    ['speed', speedInWords(length.total, 'actions', seconds)],
  ]
  return `${[
    `${paint.bold(title)}, ${scenario}: ${games} ${plural(games, { one: 'match', other: 'matches' })}, seed ${seed}`,
    paint.dim(whoPlayed(report)),
    ...(games < asked ? [paint.yellow(`Stopped after ${games} of ${asked} matches.`)] : []),
    '',
    ...(bots.length > 1 ? [...standings('bot', bots, seats.length, paint), ''] : []),
    ...standings('seat', seats, seats.length, paint),
    '',
    ...table(facts.map(([name = '', value = '']) => [paint.dim(name), value])),
  ].join('\n')}\n`
}

function whoPlayed({ bots, seats, games, blocks }: SeriesReport): string {
  const names = listed(bots.map(({ name }) => name))
  if (bots.length === 1) return `${names} plays every seat.`
  const block = lineUps(
    bots.map(({ name }) => name),
    seats.length,
  ).length
  const left = games - (blocks - 1) * block
  const unfinished = left === block ? '' : `; of the last seed, ${left} of ${block}`
  return `${names} change seats: each seed is played ${block} times, by all on every seat${unfinished}. Intervals count seeds, not matches.`
}

const BAR = 24
/** Where all would be equal: on the line, and on the interval. */
const EQUAL = { alone: '┆', covered: '┿' }

/** A score is the mean of what matches brought: 1 a win, and its part of a draw or of a shared win. */
function standings(what: string, rows: readonly Standing[], seats: number, paint: Paint): string[] {
  const head = [what, 'games', 'wins', seats > 2 ? 'shared' : 'draws', 'losses', 'score', '95 % interval', '']
  const equal = seats > 1 ? 1 / seats : undefined
  const body = rows.map(({ name, games, wins, shared, losses, score, interval }) => [
    name,
    String(games),
    String(wins),
    String(shared),
    String(losses),
    paint.bold(percent(score)),
    `${percent(interval.low)} to ${percent(interval.high)}`,
    intervalBar(interval, score, paint, equal),
  ])
  const figures = head.map((_, column) => column).slice(1, -1)
  return table([head.map(paint.dim), ...body], figures)
}

/** The interval on a line from 0 to 1, with the share in it, and the equal share where there is one. */
export function intervalBar({ low, high }: Interval, share: number, paint: Paint, equal?: number): string {
  const at = (part: number) => Math.min(BAR - 1, Math.floor(part * BAR))
  return Array.from({ length: BAR }, (_, i) => {
    if (i === at(share)) return paint.cyan('●')
    const covered = i >= at(low) && i <= at(high)
    if (equal !== undefined && i === at(equal)) return covered ? paint.cyan(EQUAL.covered) : EQUAL.alone
    return covered ? paint.cyan('━') : paint.dim('·')
  }).join('')
}

function counted(some: number, games: number): string {
  return `${some} (${percent(some / games)})`
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

export function speedInWords(count: number, what: string, seconds: number): string {
  return `${grouped(count / Math.max(seconds, 1e-6))} ${what}/s, ${seconds.toFixed(2)} s in total`
}

function grouped(number: number): string {
  return Math.round(number).toLocaleString('en')
}
