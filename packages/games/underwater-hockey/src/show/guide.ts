import type { GuideStep, Target } from '@sextant/scene'
import { guideStep } from '@sextant/scene/kit'
import type { Event } from '../events.ts'
import { POSITIONS } from '../schema-names.ts'
import { holderIn, type State } from '../state.ts'
import type { Hockey } from '../types.ts'
import { firstOf, teamName, teamOf, unitId } from '../units.ts'
import { text } from './words.ts'

/** A newcomer's first turns: change a plan, dive, commit, get the puck, flick it. */
export const GUIDE: readonly GuideStep<Hockey>[] = [
  guideStep(text('guide.change'), ownUnits, (seat, since) =>
    planned(since, seat, plan => plan?.kind === 'swim'),
  ),
  guideStep(
    text('guide.dive'),
    ownUnits,
    (seat, since) =>
      planned(since, seat, plan => plan?.kind === 'swim' && plan.change !== null) || committed(since, seat),
  ),
  guideStep(
    text('guide.commit'),
    () => [],
    // A player who commits before being asked has understood it.
    (seat, since, view) => view.turn > 1 || committed(since, seat),
  ),
  guideStep(
    text('guide.puck'),
    () => PUCK,
    (seat, _since, view) => {
      const holder = holderIn(view)
      return holder !== null && teamOf(holder) === seat
    },
  ),
  guideStep(
    text('guide.flick'),
    () => PUCK,
    (seat, since) => since.some(event => event.type === 'flicked' && event.team === teamName(seat)),
  ),
]

const PUCK: readonly Target[] = [{ piece: 'puck' }]

function ownUnits(_view: State, seat: number): Target[] {
  return POSITIONS.map((_, index) => ({ piece: unitId(firstOf(seat) + index) }))
}

function committed(since: readonly Event[], seat: number): boolean {
  return since.some(event => event.type === 'committed' && event.team === teamName(seat))
}

function planned(
  since: readonly Event[],
  seat: number,
  fits: (plan: Extract<Event, { type: 'planned' }>['plan']) => boolean,
): boolean {
  return since.some(event => event.type === 'planned' && event.team === teamName(seat) && fits(event.plan))
}
