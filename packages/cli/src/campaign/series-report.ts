import type { CampaignTally, Lengths, Spread } from '@sextant/lab'
import { plural } from '@sextant/scene'
import { intervalBar, percent, speedInWords } from '../series-report.ts'
import type { Paint } from '../text/paint.ts'
import { table } from '../text/table.ts'

/** A series of campaigns and its results. */
export interface CampaignSeriesReport extends CampaignTally {
  /** How many were asked for; more than there are where it was stopped. */
  readonly asked: number
  readonly game: string
  readonly campaign: string
  readonly title: string
  readonly scenario: string
  readonly seed: string
  /** The bot that decides. */
  readonly decider: string
  /** The bot in the own seat of battles; `null` where each battle names its own. */
  readonly battler: string | null
  readonly seconds: number
}

export function campaignSeriesInWords(report: CampaignSeriesReport, paint: Paint): string {
  if (report.campaigns === 0) return `${paint.yellow('Stopped before the first campaign was over.')}\n`
  const { title, scenario, campaigns, asked, seed, decisions, battles, seconds } = report
  const battler = report.battler ?? 'the bot that each battle names'
  const facts = [
    ['decisions', lengthsInWords(decisions)],
    ['battles', lengthsInWords(battles)],
    ['speed', speedInWords(campaigns, 'campaigns', seconds)],
  ]
  return `${[
    `${paint.bold(title)}, ${scenario}: ${campaigns} ${plural(campaigns, { one: 'campaign', other: 'campaigns' })}, seed ${seed}`,
    paint.dim(`${report.decider} decides, ${battler} plays the battles.`),
    ...(campaigns < asked ? [paint.yellow(`Stopped after ${campaigns} of ${asked} campaigns.`)] : []),
    '',
    ...shares(report, paint),
    '',
    ...endings(report, paint),
    '',
    ...(Object.keys(report.values).length > 0 ? [...spreads(report.values, paint), ''] : []),
    ...table(facts.map(([name = '', value = '']) => [paint.dim(name), value])),
  ].join('\n')}\n`
}

function shares({ campaigns, won, share, interval, score }: CampaignTally, paint: Paint): string[] {
  const head = ['', 'campaigns', 'share', '95 % interval', ''].map(paint.dim)
  const { low, high } = interval
  const between = `${percent(low)} to ${percent(high)}`
  const rows = [
    ['won', String(won), paint.bold(percent(share)), between, intervalBar(interval, share, paint)],
    ['not won', String(campaigns - won), percent(1 - share), '', ''],
  ]
  const halves = Math.abs(score - share) < 1e-9 ? [] : [paint.dim(`mean score ${score.toFixed(3)}`)]
  return [...table([head, ...rows], [1, 2, 3]), ...halves]
}

/** How they ended, with the mean of every other result. */
function endings({ endings: all, values }: CampaignTally, paint: Paint): string[] {
  const names = Object.keys(values)
  const head = ['ending', 'campaigns', 'share', ...names.map(name => `mean ${name}`)].map(paint.dim)
  const rows = all.map(ending => [
    ending.reason.replaceAll('-', ' '),
    String(ending.campaigns),
    percent(ending.share),
    ...names.map(name => figure(ending.values[name]?.mean)),
  ])
  return table([head, ...rows], head.map((_, column) => column).slice(1))
}

function spreads(values: Readonly<Record<string, Spread>>, paint: Paint): string[] {
  const head = ['', 'mean', 'least', '10 %', 'median', '90 %', 'most'].map(paint.dim)
  const rows = Object.entries(values).map(([name, { mean, least, low, median, high, most }]) => [
    name,
    ...[mean, least, low, median, high, most].map(figure),
  ])
  return table([head, ...rows], [1, 2, 3, 4, 5, 6])
}

function figure(number: number | undefined): string {
  if (number === undefined) return '–'
  return Number.isInteger(number) ? String(number) : number.toFixed(1)
}

function lengthsInWords({ mean, median, least, most }: Lengths): string {
  return `${mean.toFixed(1)} on average, median ${median}, ${least} to ${most}`
}
