import type { Comparison } from './hex/compare.ts'
import type { Machine } from './machine.ts'
import type { Spread } from './measure.ts'
import type { GameMeasures } from './measure-game.ts'
import type { RecordMeasures } from './measure-records.ts'
import type { SimulateMeasures } from './simulate.ts'
import type { StonesMeasures } from './stones/race.ts'

export interface Measures {
  readonly games: readonly GameMeasures[]
  readonly records?: readonly RecordMeasures[]
  readonly stones?: StonesMeasures
  readonly hex: readonly Comparison[]
  readonly simulate?: readonly SimulateMeasures[]
}

/** Random moves in a second of Stones on boardgame.io 0.50.2, on a machine like ours. */
export const BOARDGAME_IO = 8_400
const MOST_COST = 1.1
const LEAST_TIMES = 60

/** The measures as Markdown that reads well in a terminal too. */
export function report({ games, records = [], stones, hex, simulate }: Measures, machine: Machine): string {
  const { cpu, cores, node, date } = machine
  const parts = [`${cpu}, ${cores} cores, Node ${node}, ${date}. Medians of several runs.`]
  if (games.length > 0) parts.push('### Games', gamesTable(games))
  if (records.length > 0) parts.push('### Records', recordsTable(records))
  if (stones) parts.push('### Stones, on the engine and by hand', stonesTable(stones))
  if (hex.length > 0) parts.push('### Hexes, ours and honeycomb-grid', hexTable(hex))
  if (simulate) parts.push('### `sextant simulate` on all cores', simulateTable(simulate))
  if (stones) parts.push(...verdicts(stones))
  return `${parts.join('\n\n')}\n`
}

/** The text with what stands between the two marks replaced. */
export function withReport(document: string, reported: string): string {
  const begin = document.indexOf(BEGIN)
  const end = document.indexOf(END)
  if (begin < 0 || end < begin) throw new RangeError(`The document has no ${BEGIN} … ${END} to write between`)
  return `${document.slice(0, begin + BEGIN.length)}\n\n${reported}\n${document.slice(end)}`
}

const BEGIN = '<!-- bench: begin -->'
const END = '<!-- bench: end -->'

function gamesTable(games: readonly GameMeasures[]): string {
  return table(
    ['game', 'actions a match', 'playout actions/s', 'applies/s', 'copies/s', 'hashes/s', 'record B/action'],
    games.map(({ title, length, playouts, applies, copies, hashes, recordBytes }) => [
      title,
      ...[length, playouts, applies, copies, hashes, recordBytes].map(({ median }) => whole(median)),
    ]),
  )
}

function recordsTable(records: readonly RecordMeasures[]): string {
  return table(
    [
      'a match',
      'steps',
      'submit, µs',
      'with a hash of the state, times',
      'last 100 steps, times the first',
      'last state, times the first',
      'resume, ms',
      'B/step',
      'in format 2',
    ],
    records.map(({ title, steps, submit, hashing, late, grown, resume, bytes, olderBytes }) => [
      title,
      whole(steps),
      submit.median.toFixed(0),
      hashing.median.toFixed(2),
      late.median.toFixed(2),
      grown.toFixed(2),
      resume.median.toFixed(0),
      whole(bytes),
      whole(olderBytes),
    ]),
  )
}

function stonesTable({ engine, bare, bareOnCopies, cost, costOnCopies, runs }: StonesMeasures): string {
  const row = (name: string, rate: Spread, times: string) => [
    name,
    whole(rate.median),
    between(rate, whole),
    times,
  ]
  return table(
    ['Stones', 'random moves/s', `middle half of ${runs} runs`, 'cost of a move'],
    [
      row('bare rules, in place', bare, '1'),
      row('on the engine', engine, cost.median.toFixed(2)),
      row('bare rules, a copy per move', bareOnCopies, costOnCopies.median.toFixed(2)),
    ],
  )
}

function hexTable(comparisons: readonly Comparison[]): string {
  return table(
    ['question', 'ours/s', 'honeycomb-grid/s', 'times'],
    comparisons.map(({ name, ours, theirs }) => [name, whole(ours), whole(theirs), whole(ours / theirs)]),
  )
}

function simulateTable(series: readonly SimulateMeasures[]): string {
  const seconds = ({ median }: Spread) => median.toFixed(1)
  const { jobs, runs } = series[0] ?? { jobs: 1, runs: 0 }
  return table(
    ['a series of Broadside', '1 job, s', `${jobs} jobs, s`, 'times as fast', `middle half of ${runs} runs`],
    series.map(({ games, one, all, times }) => [
      `${whole(games)} duels`,
      seconds(one),
      seconds(all),
      times.median.toFixed(2),
      between(times, value => value.toFixed(2)),
    ]),
  )
}

function verdicts({ engine, cost }: StonesMeasures): string[] {
  const hundredths = (value: number) => value.toFixed(2)
  return [
    `A move on the engine costs ${hundredths(cost.median)} times the bare rules (${between(cost, hundredths)} in the middle half of the runs). The aim: at most ${MOST_COST}.`,
    `Random playouts reach ${whole(engine.median / BOARDGAME_IO)} times boardgame.io's ${whole(BOARDGAME_IO)} moves/s. The aim: at least ${LEAST_TIMES}.`,
  ]
}

function between({ low, high }: Spread, say: (value: number) => string): string {
  return `${say(low)}–${say(high)}`
}

/** Three digits that count: timings do not carry more. */
function whole(value: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 2)
  return (Math.round(value / unit) * unit).toLocaleString('en')
}

/** Names to the left, numbers to the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map(line => (line[column] ?? '').length)))
  const row = (cells: readonly string[]) =>
    `| ${cells.map((text, i) => (i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [row(head), `| ${rule.join(' | ')} |`, ...rows.map(row)].join('\n')
}
