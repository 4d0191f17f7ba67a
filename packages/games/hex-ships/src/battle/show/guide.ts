import type { Seat } from '@sextant/engine'
import type { GuideStep, Target } from '@sextant/scene'
import { guideStep } from '@sextant/scene/kit'
import type { Event } from '../events.ts'
import { actingTable } from '../rules/acting.ts'
import { hasTarget, isOpen } from '../rules/targeting.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { HexShips } from '../types.ts'
import { text } from './words.ts'

/** A newcomer's first turns: fly, end the move, aim, fire. */
export function guideFor(tables: Tables): GuideStep<HexShips>[] {
  const own = (seat: Seat, event: Event, ...types: Event['type'][]) =>
    types.includes(event.type) && 'ship' in event && tables.shipById.get(event.ship)?.seat === seat
  const acting = (state: State, seat: Seat, phase: State['phase']): Target[] => {
    if (state.over || state.phase !== phase) return []
    const { id, seat: side } = actingTable(tables, state)
    return side === seat ? [{ piece: id }] : []
  }
  const ended = (seat: Seat, since: readonly Event[], phase: State['phase']) =>
    since.some(event => event.type === 'turn-ended' && event.seat === seat && event.phase === phase)
  return [
    guideStep(
      text('guide.move'),
      (state, seat) => acting(state, seat, 'move'),
      (seat, since) => since.some(event => own(seat, event, 'advanced', 'turned')),
    ),
    guideStep(
      text('guide.shields'),
      () => [],
      (seat, since) => ended(seat, since, 'move'),
    ),
    guideStep(
      text('guide.target'),
      (state, seat) => targetsOf(tables, state, seat),
      (seat, since) => since.some(event => own(seat, event, 'targeted')) || ended(seat, since, 'fire'),
    ),
    guideStep(
      text('guide.fire'),
      () => [],
      (seat, since) => since.some(event => own(seat, event, 'fired')) || ended(seat, since, 'fire'),
    ),
  ]
}

function targetsOf(tables: Tables, state: State, seat: Seat): Target[] {
  if (state.over || state.phase !== 'fire' || actingTable(tables, state).seat !== seat) return []
  if (state.volley.target !== null || !hasTarget(tables, state)) return []
  return tables.ships.flatMap(({ id, index, seat: side }) =>
    side !== seat && isOpen(state, index) ? [{ piece: id }] : [],
  )
}
