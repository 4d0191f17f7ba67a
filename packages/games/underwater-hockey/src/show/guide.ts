import type { GuideStep, Target } from '@sextant/scene'
import type { Event } from '../events.ts'
import { POSITIONS } from '../schema.ts'
import type { State } from '../state.ts'
import type { TextKey } from '../texts/key.ts'
import type { Hockey } from '../types.ts'
import { firstOf, teamName, teamOf, unitId } from '../units.ts'
import { text } from './words.ts'

/** A newcomer's first turns: change a plan, dive, commit, get the puck, flick it. */
export const GUIDE: readonly GuideStep<Hockey>[] = [
  step('guide.change', ownUnits, (seat, since) => planned(since, seat, plan => plan?.kind === 'swim')),
  step('guide.dive', ownUnits, (seat, since) =>
    planned(since, seat, plan => plan?.kind === 'swim' && plan.change !== null),
  ),
  step(
    'guide.commit',
    () => [],
    (seat, since) => since.some(event => event.type === 'committed' && event.team === teamName(seat)),
  ),
  step(
    'guide.puck',
    () => [{ piece: 'puck' }],
    (seat, _since, { puck }) => puck.holder !== null && teamOf(puck.holder) === seat,
  ),
  step(
    'guide.flick',
    () => [{ piece: 'puck' }],
    (seat, since) => since.some(event => event.type === 'flicked' && event.team === teamName(seat)),
  ),
]

function step(
  key: TextKey,
  targets: (view: State, seat: number) => readonly Target[],
  done: (seat: number, since: readonly Event[], view: State) => boolean,
): GuideStep<Hockey> {
  return { text: text(key), targets, done: (view, seat, since) => done(seat, since, view) }
}

function ownUnits(_view: State, seat: number): Target[] {
  return POSITIONS.map((_, index) => ({ piece: unitId(firstOf(seat) + index) }))
}

function planned(
  since: readonly Event[],
  seat: number,
  fits: (plan: Extract<Event, { type: 'planned' }>['plan']) => boolean,
): boolean {
  return since.some(event => event.type === 'planned' && event.team === teamName(seat) && fits(event.plan))
}
