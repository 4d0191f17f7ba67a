import type { GuideStep } from '@sextant/scene'
import { guideStep } from '@sextant/scene/kit'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { EmberRoad } from '../types.ts'
import { placeOfBattle } from './chart.ts'
import { PLATOON, text } from './words.ts'

/** A newcomer's first two battles: field units, recruit, start, choose the way and a trait. */
export function guideFor(tables: Tables): GuideStep<EmberRoad>[] {
  const has = (since: readonly Event[], ...types: Event['type'][]) =>
    since.some(({ type }) => types.includes(type))
  // What belongs to the first camp is over with its battle, whatever was done in it.
  const isPast = ({ stage, fought }: State) => stage === 'battle' || fought.length > 0
  return [
    guideStep<EmberRoad>(
      text('guide.field'),
      ({ units }) => units.map(({ id }) => ({ piece: id })),
      (_seat, since, state) => isPast(state) || has(since, 'fielded'),
    ),
    guideStep<EmberRoad>(
      text('guide.recruit'),
      () => [{ piece: PLATOON }],
      (_seat, since, state) => isPast(state) || has(since, 'recruited'),
    ),
    guideStep<EmberRoad>(
      text('guide.start'),
      () => [{ piece: PLATOON }],
      (_seat, _since, state) => isPast(state),
    ),
    guideStep<EmberRoad>(
      text('guide.way'),
      ({ choices }) => choices.map(battle => ({ cell: placeOfBattle(tables, battle) })),
      (_seat, since, { stage }) => stage === 'camp' || has(since, 'way-chosen'),
    ),
    guideStep<EmberRoad>(
      text('guide.trait'),
      ({ units }) => units.flatMap(({ id, drawn }) => (drawn.length > 0 ? [{ piece: id }] : [])),
      (_seat, since, { stage, units }) =>
        has(since, 'trait-chosen', 'battle-started') ||
        (stage === 'camp' && units.every(({ drawn }) => drawn.length === 0)),
    ),
  ]
}
