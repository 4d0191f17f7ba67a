import type { Chart, Report, TablePanel } from '@sextant/scene'
import type { Duel } from '../duel.ts'
import type { Event } from '../events.ts'
import { type Deeds, type DuelReport, noDeeds, reportOf } from '../report.ts'
import { endIn, endText } from './ending.ts'
import { namesOf, text } from './words.ts'

/** How it ended for each, shots, damage and crew by side, and how hull and crew went down turn by turn. */
export function duelReport(duel: Duel, events: readonly Event[]): Report {
  const report = reportOf(events)
  const names = namesOf(duel.sides)
  return {
    tables: [
      ...endTable(duel, events),
      {
        kind: 'table',
        id: 'deeds',
        title: text('report.title'),
        columns: [text('panel.side'), ...COUNTED.map(name => text(`report.${name}`))],
        rows: names.map((name, seat) => [
          name,
          ...COUNTED.map(deed => report.deeds[seat === 0 ? 0 : 1][deed]),
        ]),
      },
    ],
    charts: report.stands.length > 2 ? [chartOf(duel, report, 'hull'), chartOf(duel, report, 'crew')] : [],
    tallies: Object.fromEntries(COUNTED.map(deed => [deed, report.deeds.map(deeds => deeds[deed])])),
  }
}

/** The end in the words that each side is told. */
function endTable(duel: Duel, events: readonly Event[]): TablePanel[] {
  const end = endIn(events)
  if (!end) return []
  const names = namesOf(duel.sides)
  const rows = names.map((name, seat) => [name, endText(names, end.ended, end.loot, seat)])
  const columns = [text('panel.side'), text('report.outcome')]
  return [{ kind: 'table', id: 'end', title: text('report.end'), columns, rows }]
}

const COUNTED = Object.keys(noDeeds()) as (keyof Deeds)[]

/** From what each began with. Who has no crew has no line in its chart. */
function chartOf(duel: Duel, { stands }: DuelReport, what: 'hull' | 'crew'): Chart {
  const names = namesOf(duel.sides)
  const charted = ([0, 1] as const).filter(seat => duel.sides[seat][what] !== undefined)
  return {
    id: what,
    title: text(`report.chart-${what}`),
    xName: text('panel.turn'),
    x: [0, ...stands.map(({ turn }) => turn)],
    series: charted.map(seat => {
      const first = duel.sides[seat][what] ?? 0
      const after = stands.map(stand => stand[what][seat] ?? first)
      return { name: names[seat], side: seat, values: [first, ...after] }
    }),
  }
}
