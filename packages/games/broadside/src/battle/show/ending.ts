import type { Viewer } from '@sextant/engine'
import type { Text } from '@sextant/scene'
import type { Event } from '../events.ts'
import { type Ending, type Loot, NO_LOOT } from '../state.ts'
import { otherSeat } from '../tables.ts'
import { lootText, text } from './words.ts'

/** 4) End States: the document's words for the seat that reads them; those who only watch read the same by name. */
export function endText(
  names: readonly [Text, Text],
  { reason, seat }: Ending,
  loot: Loot | undefined,
  reader: Viewer,
): Text {
  if (seat === undefined) return text('end.lost-sight')
  if (reason === 'fled') {
    const who = names[seat]
    return reader === seat ? text('end.got-away') : text('end.fled', { who })
  }
  const gained = lootText(loot ?? NO_LOOT)
  if (reader === 'spectator')
    return text('end.watched', { who: names[otherSeat(seat)], loser: names[seat], loot: gained })
  return seat === reader ? text('end.lost') : text('end.won', { loot: gained })
}

/** The end of the duel, if it is among the events. */
export function endIn(events: readonly Event[]): { ended: Ending; loot?: Loot } | undefined {
  let reason: Ending['reason'] = 'sunk'
  for (const event of events) {
    if (event.type === 'lost-sight') return { ended: { reason: 'lost-sight' } }
    if (event.type === 'fled') return { ended: { reason: 'fled', seat: event.seat === 0 ? 0 : 1 } }
    if (event.type === 'beaten') reason = event.reason
    if (event.type === 'won') return { ended: { reason, seat: otherSeat(event.seat) }, loot: event.loot }
  }
  return undefined
}
