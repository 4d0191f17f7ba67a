import type { GuideStep } from '@sextant/scene'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { TextKey } from '../texts/key.ts'
import { pieceOfSeat, text } from './words.ts'

/** A newcomer's first fight: distance, guns, turns, rifles, brace, items, and how it ends. */
export const GUIDE: readonly GuideStep<State, Event>[] = [
  step('guide.distance', (event, seat) => event.type === 'moved' && event.seat === seat),
  step('guide.cannon', (event, seat) => event.type === 'attacked' && event.seat === seat),
  step('guide.turn', (event, seat) => event.type === 'turn-began' && event.seat === seat),
  step(
    'guide.rifle',
    (event, seat) => event.type === 'attacked' && event.weapon === 'rifle' && event.seat === seat,
  ),
  step('guide.brace', (event, seat) => event.type === 'braced' && event.seat === seat),
  step(
    'guide.item',
    (event, seat) => (event.type === 'mended' || event.type === 'switched') && event.seat === seat,
  ),
  step('guide.end', event => event.type === 'fled' || event.type === 'won' || event.type === 'lost-sight'),
]

/** A step is done by doing it; once the fight is over there is nothing left to do. */
function step(key: TextKey, did: (event: Event, seat: number) => boolean): GuideStep<State, Event> {
  return {
    text: text(key),
    targets: (_view, seat) => [{ piece: pieceOfSeat(seat) }],
    done: (view, seat, since) => view.ended !== undefined || since.some(event => did(event, seat)),
  }
}
