import type { Chart, Report, TablePanel } from '@sextant/scene'
import type { Event } from '../events.ts'
import type { Tables } from '../tables.ts'
import { type Deeds, type DuelReport, reportOf } from './deeds.ts'
import { endIn, endText } from './ending.ts'
import { namesOf } from './names.ts'
import { text } from './words.ts'

/** How it ended for each, shots, damage and crew by side, and how hull and crew went down turn by turn. */
export function duelReport(tables: Tables, events: readonly Event[]): Report {
  const report = reportOf(events)
  const names = namesOf(tables.sides)
  return {
    tables: [
      ...endTable(tables, events),
      {
        kind: 'table',
        id: 'deeds',
        title: text('report.title'),
        columns: [text('panel.side'), ...COUNTED.map(name => text(`report.${name}`))],
        rows: names.map((name, seat) => [
          name,
          ...COUNTED.map(transition => report.deeds[seat === 0 ? 0 : 1][transition]),
        ]),
      },
    ],
    charts:
      report.stands.length > 2 ? [chartOf(tables, report, 'hull'), chartOf(tables, report, 'crew')] : [],
    tallies: Object.fromEntries(
      COUNTED.map(transition => [transition, report.deeds.map(deeds => deeds[transition])]),
    ),
  }
}

/** The end, in the words for each side. */
function endTable(tables: Tables, events: readonly Event[]): TablePanel[] {
  const end = endIn(events)
  if (!end) return []
  const names = namesOf(tables.sides)
  const rows = names.map((name, seat) => [name, endText(names, end.ended, end.loot, seat)])
  const columns = [text('panel.side'), text('report.outcome')]
  return [{ kind: 'table', id: 'end', title: text('report.end'), columns, rows }]
}

const COUNTED = [
  'shots',
  'boardings',
  'hull',
  'crew',
  'repaired',
  'healed',
] as const satisfies (keyof Deeds)[]

/** From what each began with. A side without crew has no line in the chart of crews. */
function chartOf(tables: Tables, { stands }: DuelReport, what: 'hull' | 'crew'): Chart {
  const names = namesOf(tables.sides)
  const charted = ([0, 1] as const).filter(seat => tables.sides[seat][what] !== undefined)
  return {
    id: what,
    title: text(`report.chart-${what}`),
    xName: text('panel.turn'),
    x: [0, ...stands.map(({ turn }) => turn)],
    series: charted.map(seat => {
      const first = tables.sides[seat][what] ?? 0
      const after = stands.map(stand => stand[what][seat] ?? first)
      return { name: names[seat], side: seat, values: [first, ...after] }
    }),
  }
}
