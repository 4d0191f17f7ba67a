import { at, type Seat } from '@sextant/engine'
import type { GuideStep, Target } from '@sextant/scene'
import { guideStep } from '@sextant/scene/kit'
import type { Event } from '../events.ts'
import { canAct } from '../rules/attacking.ts'
import { canMove } from '../rules/moving.ts'
import type { State } from '../state.ts'
import type { Firefight } from '../types.ts'
import type { Field } from './field.ts'
import { bestShots, shotsIn } from './shots.ts'
import { text } from './words.ts'

/** A newcomer's first turns: deploy, move, attack, watch, end the turn. */
export function guideFor(field: Field): GuideStep<Firefight>[] {
  const { tables, ids } = field
  const own = (seat: Seat, since: readonly Event[], ...types: Event['type'][]) =>
    since.some(event => types.includes(event.type) && 'seat' in event && event.seat === seat)
  const units = (seat: Seat, wanted: (unit: number) => boolean): Target[] =>
    (tables.own[seat] ?? []).filter(wanted).map(unit => ({ piece: at(ids, unit) }))
  const isThere = ({ at: cells }: State, unit: number) => at(cells, unit) >= 0
  const overOr = (state: State, seat: Seat, since: readonly Event[], ...types: Event['type'][]) =>
    state.over !== null || own(seat, since, 'turn-ended', ...types)
  return [
    guideStep(
      text('guide.deploy'),
      (state, seat) => (state.round > 0 ? [] : units(seat, unit => !isThere(state, unit))),
      (seat, since, state) => state.round > 0 || own(seat, since, 'deployed'),
    ),
    guideStep(
      text('guide.deploy-rest'),
      () => [],
      (_seat, _since, state) => state.round > 0,
    ),
    guideStep(
      text('guide.move'),
      (state, seat) => units(seat, unit => isThere(state, unit) && canMove(state, unit)),
      (seat, since, state) => overOr(state, seat, since, 'moved'),
    ),
    guideStep(
      text('guide.attack'),
      (state, seat) => targetsOf(field, state, seat),
      (seat, since, state) => overOr(state, seat, since, 'attacked'),
    ),
    ...(tables.rules.overwatch.on
      ? [
          guideStep<Firefight>(
            text('guide.watch'),
            (state, seat) =>
              units(seat, unit => isThere(state, unit) && canMove(state, unit) && canAct(state, unit)),
            (seat, since, state) => overOr(state, seat, since, 'watching'),
          ),
        ]
      : []),
    guideStep(
      text('guide.end'),
      () => [],
      (seat, since, state) => overOr(state, seat, since),
    ),
  ]
}

/** The enemies that somebody could attack now. */
function targetsOf(field: Field, state: State, seat: Seat): Target[] {
  const { tables, ids } = field
  if (state.round === 0 || state.over) return []
  const shots = shotsIn(field, state)
  const ready = (tables.own[seat] ?? []).filter(unit => canAct(state, unit))
  return (tables.own[1 - seat] ?? [])
    .filter(target => ready.some(unit => bestShots(shots, unit, target).length > 0))
    .map(target => ({ piece: at(ids, target) }))
}
