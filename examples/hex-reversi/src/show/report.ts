import { at, type Seat } from '@sextant/engine'
import type { Chart, Report } from '@sextant/scene'
import type { Event } from '../events.ts'
import type { Tables } from '../tables.ts'
import { seatName, text } from './words.ts'

/** What some turns added up to, seat by seat; for a match from its start also how the discs grew. */
export function reportOf({ seats }: Tables, events: readonly Event[]): Report {
  const all = [...seats.keys()]
  const tallies = Object.fromEntries(COUNTED.map(name => [name, all.map(seat => tally(events, name, seat))]))
  return {
    tables: [
      {
        kind: 'table',
        id: 'turns',
        title: text('report.title'),
        columns: [text('panel.seat'), ...COUNTED.map(name => text(`report.${name}`))],
        rows: all.map(seat => [seatName(seat), ...COUNTED.map(name => tally(events, name, seat))]),
      },
    ],
    charts: discsChart(events, all),
    tallies,
  }
}

const COUNTED = ['placed', 'flipped', 'lost', 'passed'] as const
type Counted = (typeof COUNTED)[number]

function tally(events: readonly Event[], name: Counted, seat: Seat): number {
  return events.reduce((sum, event) => sum + countIn(event, name, seat), 0)
}

function countIn(event: Event, name: Counted, seat: Seat): number {
  switch (name) {
    case 'placed':
    case 'passed':
      return event.type === name && event.seat === seat ? 1 : 0
    case 'flipped':
      return event.type === 'flipped' && event.seat === seat ? event.discs.length : 0
    case 'lost':
      return event.type === 'flipped' ? event.discs.filter(({ from }) => from === seat).length : 0
  }
}

/** The discs of each seat after each turn; only where the start is among the events, as counts begin there. */
function discsChart(events: readonly Event[], seats: readonly Seat[]): Chart[] {
  const [first] = events
  if (first?.type !== 'began') return []
  const counts = [...first.counts]
  const turns: { readonly turn: number; readonly counts: readonly number[] }[] = [
    { turn: 0, counts: [...counts] },
  ]
  for (const event of events) {
    if (event.type === 'placed') counts[event.seat] = at(counts, event.seat) + 1
    if (event.type === 'placed' || event.type === 'passed')
      turns.push({ turn: event.turn, counts: [...counts] })
    if (event.type !== 'flipped') continue
    counts[event.seat] = at(counts, event.seat) + event.discs.length
    for (const { from } of event.discs) counts[from] = at(counts, from) - 1
    turns.splice(-1, 1, { turn: at(turns, turns.length - 1).turn, counts: [...counts] })
  }
  return turns.length < 2
    ? []
    : [
        {
          id: 'discs',
          title: text('report.discs'),
          xName: text('report.turn'),
          x: turns.map(({ turn }) => turn),
          series: seats.map(seat => ({
            name: seatName(seat),
            side: seat,
            values: turns.map(({ counts }) => at(counts, seat)),
          })),
        },
      ]
}
