import type { Chart, Report, TablePanel } from '@sextant/scene'
import type { Event } from '../events.ts'
import { TEAMS } from '../schema-names.ts'
import { UNIT_IDS } from '../units.ts'
import { type Deeds, type MatchReport, reportOf } from './statistics.ts'
import { tagText, teamText, text } from './words.ts'

/** What each team did, how long each unit was under water, and how it went turn by turn. */
export function matchReport(events: readonly Event[]): Report {
  const report = reportOf(events)
  return {
    tables: [deedsTable(report), underTable(report)],
    charts: report.turns.length > 1 ? CHARTED.map(name => chartOf(name, report)) : [],
    tallies: Object.fromEntries(COUNTED.map(name => [name, TEAMS.map(team => report.match[team][name])])),
  }
}

const COUNTED = [
  'goals',
  'possession',
  'shots',
  'saves',
  'steals',
  'passes',
  'pickups',
  'submerged',
] as const satisfies readonly (keyof Deeds)[]
const CHARTED = ['possession', 'goals', 'submerged'] as const

function deedsTable({ match }: MatchReport): TablePanel {
  return {
    kind: 'table',
    id: 'deeds',
    title: text('report.title'),
    columns: [text('report.team'), ...COUNTED.map(name => text(`report.${name}`))],
    rows: TEAMS.map(team => [teamText(team), ...COUNTED.map(name => match[team][name])]),
  }
}

function underTable({ under, turns }: MatchReport): TablePanel {
  const share = (count: number) => Math.round((100 * count) / Math.max(1, turns.length))
  return {
    kind: 'table',
    id: 'under',
    title: text('report.under'),
    columns: [text('report.unit'), text('report.turns'), text('report.share')],
    rows: UNIT_IDS.map((id, u) => [
      tagText(id),
      under[u] ?? 0,
      text('percent', { number: share(under[u] ?? 0) }),
    ]),
    pieces: UNIT_IDS,
  }
}

/** What each team has done up to the end of each turn. */
function chartOf(name: (typeof CHARTED)[number], { turns }: MatchReport): Chart {
  return {
    id: name,
    title: text(`chart.${name}`),
    xName: text('panel.turn'),
    x: turns.map(({ turn }) => turn),
    series: TEAMS.map((team, side) => {
      let sum = 0
      const values = turns.map(({ deeds }) => {
        sum += deeds[team][name]
        return sum
      })
      return { name: teamText(team), side, values }
    }),
  }
}
