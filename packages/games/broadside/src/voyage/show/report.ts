import type { Chart, Report, TablePanel } from '@sextant/scene'
import type { Event, LogEntry } from '../events.ts'
import { text } from './words.ts'

/** The sums of a voyage, and gold, hull and crew over its days. */
export function reportOf(events: readonly Event[]): Report {
  const counts = countsOf(events)
  const entries = lastOfEachDay(events)
  return {
    tables: [countsTable(counts)],
    charts: entries.length > 1 ? (['gold', 'hull', 'crew'] as const).map(name => chartOf(name, entries)) : [],
    tallies: Object.fromEntries(TALLIED.map(name => [name, [counts[name]]])),
  }
}

const COUNTED = ['days', 'fights', 'won', 'slipped', 'prizes', 'loot', 'sold', 'spent'] as const
const TALLIED = ['fights', 'won', 'prizes', 'loot'] as const
type Counts = Record<(typeof COUNTED)[number], number>

function countsOf(events: readonly Event[]): Counts {
  const counts: Counts = { days: 0, fights: 0, won: 0, slipped: 0, prizes: 0, loot: 0, sold: 0, spent: 0 }
  for (const event of events) {
    switch (event.type) {
      case 'logged':
        counts.days = event.day
        break
      case 'gave-battle':
      case 'caught':
        counts.fights++
        break
      case 'won':
        counts.won++
        counts.loot += event.loot.gold
        if (event.prize === 'taken') counts.prizes++
        break
      case 'slipped':
        counts.slipped++
        break
      case 'sold':
        counts.sold += event.price
        break
      case 'bought':
      case 'refitted':
        counts.spent += event.cost
        break
      default:
    }
  }
  return counts
}

function countsTable(counts: Counts): TablePanel {
  return {
    kind: 'table',
    id: 'counts',
    title: text('report.title'),
    columns: [text('report.deed'), text('report.count')],
    rows: COUNTED.map(name => [text(`report.${name}`), counts[name]]),
  }
}

function chartOf(name: 'gold' | 'hull' | 'crew', entries: readonly LogEntry[]): Chart {
  return {
    id: name,
    title: text(`report.${name}`),
    xName: text('report.days'),
    x: entries.map(({ day }) => day),
    series: [{ name: text(`report.${name}`), side: 0, values: entries.map(entry => entry[name]) }],
  }
}

function lastOfEachDay(events: readonly Event[]): LogEntry[] {
  const days = new Map<number, LogEntry>()
  for (const event of events) if (event.type === 'logged') days.set(event.day, event)
  return [...days.values()]
}
