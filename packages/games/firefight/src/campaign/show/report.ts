import type { Chart, Report } from '@sextant/scene'
import type { Event, PlatoonLog } from '../events.ts'
import { text } from './words.ts'

const COUNTED = ['battles', 'won', 'destroyed', 'fell', 'lost', 'recruited', 'traits'] as const
const CHARTED = ['units', 'levels', 'supplies'] as const
type Counts = Record<(typeof COUNTED)[number], number>

/** The sums of a campaign, and the platoon over its battles. */
export function reportOf(events: readonly Event[]): Report {
  const counts = countsOf(events)
  const logs = events.filter(event => event.type === 'platoon-logged')
  return {
    tables: [
      {
        kind: 'table',
        id: 'counts',
        title: text('report.deed'),
        columns: [text('report.deed'), text('report.count')],
        rows: COUNTED.map(name => [text(`report.${name}`), counts[name]]),
      },
    ],
    charts: logs.length > 1 ? CHARTED.map(name => chartOf(name, logs)) : [],
    tallies: Object.fromEntries(COUNTED.map(name => [name, [counts[name]]])),
  }
}

function countsOf(events: readonly Event[]): Counts {
  const counts: Counts = { battles: 0, won: 0, destroyed: 0, fell: 0, lost: 0, recruited: 0, traits: 0 }
  for (const event of events) {
    switch (event.type) {
      case 'battle-fought':
        counts.battles++
        if (event.result === 'won') counts.won++
        break
      case 'experience-gained':
        counts.destroyed += event.destroyed
        break
      case 'fell':
        counts.fell++
        if (event.fate === 'lost') counts.lost++
        break
      case 'recruited':
      case 'joined':
        counts.recruited++
        break
      case 'trait-chosen':
        counts.traits++
        break
      default:
    }
  }
  return counts
}

function chartOf(name: (typeof CHARTED)[number], logs: readonly PlatoonLog[]): Chart {
  return {
    id: name,
    title: text(`report.${name}`),
    xName: text('report.battles'),
    x: logs.map(({ battles }) => battles),
    series: [{ name: text(`report.${name}`), side: 0, values: logs.map(log => log[name]) }],
  }
}
