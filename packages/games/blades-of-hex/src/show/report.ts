import type { Chart, Report, TablePanel, Text } from '@sextant/scene'
import type { Event } from '../events.ts'
import { ARMIES, type Army } from '../schema.ts'
import { type Deeds, reportOf, type TurnReport } from './deeds.ts'
import { sideIndex, sideName, text } from './words.ts'

/** The battle report (6.2.3) of some events: what each army did, and how that grew round by round. */
export function battleReport(events: readonly Event[]): Report {
  const { turns, match } = reportOf(events)
  return {
    tables: [deedsTable(match)],
    charts: turns.length > ARMIES.length ? CHARTED.map(name => chartOf(name, turns)) : [],
    tallies: Object.fromEntries(COUNTED.map(name => [name, ARMIES.map(army => match[army][name])])),
  }
}

const COUNTED = [
  'kills',
  'losses',
  'damage',
  'gold',
  'cities',
  'tiles',
  'recruits',
] as const satisfies (keyof Deeds)[]
const CHARTED = ['gold', 'kills', 'tiles'] as const

function deedsTable(deeds: Readonly<Record<Army, Deeds>>): TablePanel {
  return {
    kind: 'table',
    id: 'deeds',
    title: text('report.title'),
    columns: [text('panel.army'), ...COUNTED.map(deedName)],
    rows: ARMIES.map(army => [sideName(army), ...COUNTED.map(name => deeds[army][name])]),
  }
}

/** What each army has done up to the end of each round. */
function chartOf(name: keyof Deeds, turns: readonly TurnReport[]): Chart {
  const rounds = [...new Set(turns.map(({ round }) => round))]
  const upTo = (army: Army, last: number) =>
    turns.reduce((sum, { round, deeds }) => (round <= last ? sum + deeds[army][name] : sum), 0)
  return {
    id: name,
    title: deedName(name),
    xName: text('panel.round'),
    x: rounds,
    series: ARMIES.map(army => ({
      name: sideName(army),
      side: sideIndex(army),
      values: rounds.map(round => upTo(army, round)),
    })),
  }
}

function deedName(name: keyof Deeds): Text {
  return text(`report.${name}`)
}
