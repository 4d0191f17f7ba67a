import type { Chart, Report } from '@sextant/scene'
import type { Event, FleetLog } from '../events.ts'
import { text } from './words.ts'

const COUNTED = ['missions', 'won', 'destroyed', 'lost', 'joined', 'prizes', 'repairs'] as const
const CHARTED = ['size', 'condition', 'levels'] as const
type Counts = Record<(typeof COUNTED)[number], number>

/** The sums of a campaign, and the fleet over its missions. */
export function reportOf(events: readonly Event[]): Report {
  const counts = countsOf(events)
  const logs = events.filter(event => event.type === 'fleet-logged')
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
  const counts: Counts = { missions: 0, won: 0, destroyed: 0, lost: 0, joined: 0, prizes: 0, repairs: 0 }
  for (const event of events) {
    switch (event.type) {
      case 'mission-won':
        counts.missions++
        counts.won++
        break
      case 'mission-lost':
        counts.missions++
        break
      case 'experience-gained':
        counts.destroyed += event.destroyed
        break
      case 'ship-lost':
        counts.lost++
        break
      case 'ship-joined':
        counts.joined++
        if (event.prize) counts.prizes++
        break
      case 'repaired':
        counts.repairs++
        break
      default:
    }
  }
  return counts
}

function chartOf(name: (typeof CHARTED)[number], logs: readonly FleetLog[]): Chart {
  return {
    id: name,
    title: text(`report.${name}`),
    xName: text('report.missions'),
    x: logs.map(({ missions }) => missions),
    series: [{ name: text(`report.${name}`), side: 0, values: logs.map(log => log[name]) }],
  }
}
