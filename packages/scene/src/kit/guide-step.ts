import type { GameTypes, Seat } from '@sextant/engine'
import type { Target } from '../gesture.ts'
import type { GuideStep } from '../show.ts'
import type { Text } from '../text.ts'

/** One step of a newcomer's guide. What happened since it was shown comes before the view, as most steps ask only that. */
export function guideStep<T extends GameTypes>(
  text: Text,
  targets: (view: T['state'], seat: Seat) => readonly Target[],
  done: (seat: Seat, since: readonly T['event'][], view: T['state']) => boolean,
): GuideStep<T> {
  return { text, targets, done: (view, seat, since) => done(seat, since, view) }
}
