import type { Standing, Tally } from '@sextant/lab'
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

function whoPlayed({ bots, seats, games }: SeriesReport): string {
  const names = listed(bots.map(({ name }) => name))
  if (bots.length === 1) return `${names} plays every seat.`
  const evenly =
    games % seats.length === 0
      ? 'each plays every seat equally often'
      : 'each plays every seat equally often, give or take one match'
  return `${names} change seats after every match: ${evenly}.`
}

const BAR = 24

/** Between two seats a win of one is the loss of the other; among more, wins can be shared. */
function standings(what: string, rows: readonly Standing[], seats: number, paint: Paint): string[] {
  const among = seats > 2
  const head = [what, 'games', 'wins', ...(among ? ['shared', 'losses'] : []), 'share', '95 % interval', '']
  const body = rows.map(({ name, games, wins, shared, losses, share, interval }) => [
    name,
    String(games),
    String(wins),
    ...(among ? [String(shared), String(losses)] : []),
    paint.bold(percent(share)),
    `${percent(interval.low)} to ${percent(interval.high)}`,
    intervalBar(interval.low, share, interval.high, paint),
  ])
  const figures = head.map((_, column) => column).slice(1, -1)
  return table([head.map(paint.dim), ...body], figures)
}

/** The interval on a line from 0 to 1, with the share in it. */
export function intervalBar(low: number, share: number, high: number, paint: Paint): string {
  const at = (part: number) => Math.min(BAR - 1, Math.floor(part * BAR))
  return Array.from({ length: BAR }, (_, i) => {
    if (i === at(share)) return paint.cyan('●')
    return i >= at(low) && i <= at(high) ? paint.cyan('━') : paint.dim('·')
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
