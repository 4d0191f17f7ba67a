import { at } from '@sextant/engine'
import type { Text } from '@sextant/scene'
import type { Event, Flipped } from '../events.ts'
import type { Tables } from '../tables.ts'
import { placeOf } from './address.ts'
import { listed, seatName, text } from './words.ts'

/** What happened, in a sentence for the log and for screen readers. */
export function tellEvent(tables: Tables, event: Event): Text {
  switch (event.type) {
    case 'began':
      return text('event.began', {
        seats: listed(tables.seats.map((_, seat) => seatName(seat))),
        discs: at(event.counts, 0),
      })
    case 'placed':
      return text('event.placed', { seat: seatName(event.seat), cell: placeOf(tables, event.cell) })
    case 'flipped':
      return tellFlips(event)
    case 'passed':
      return text('event.passed', { seat: seatName(event.seat) })
    case 'eliminated':
      return text('event.eliminated', { seat: seatName(event.seat) })
    case 'ended': {
      const names = listed(event.winners.map(seatName))
      const values = { discs: Math.max(...event.counts), reason: text(`reason.${event.reason}`) }
      return event.winners.length === 1
        ? text('event.won', { seat: names, ...values })
        : text('event.shared', { seats: names, ...values })
    }
  }
}

function tellFlips({ seat, discs }: Flipped): Text {
  const rivals = [...new Set(discs.map(({ from }) => from))].sort((a, b) => a - b)
  const lost = rivals.map(rival =>
    text('flipped.of', {
      seat: seatName(rival),
      discs: discs.filter(({ from }) => from === rival).length,
    }),
  )
  return text('event.flipped', { seat: seatName(seat), rivals: listed(lost) })
}
