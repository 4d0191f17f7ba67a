import type { GuideStep } from '@sextant/scene'
import { guideStep } from '@sextant/scene/kit'
import type { Tables } from '../tables.ts'
import type { EmberRoad } from '../types.ts'
import { placeOfBattle } from './chart.ts'
import { PLATOON, text } from './words.ts'

/** A newcomer's first two battles: field units, recruit, start, choose the way and a trait. */
export function guideFor(tables: Tables): GuideStep<EmberRoad>[] {
  return [
    guideStep<EmberRoad>(
      text('guide.field'),
      ({ units }) => units.map(({ id }) => ({ piece: id })),
      (_seat, since) => since.some(({ type }) => type === 'fielded'),
    ),
    guideStep<EmberRoad>(
      text('guide.recruit'),
      () => [{ piece: PLATOON }],
      (_seat, since) => since.some(({ type }) => type === 'recruited' || type === 'battle-started'),
    ),
    guideStep<EmberRoad>(
      text('guide.start'),
      () => [{ piece: PLATOON }],
      (_seat, since) => since.some(({ type }) => type === 'battle-started'),
    ),
    guideStep<EmberRoad>(
      text('guide.way'),
      ({ choices }) => choices.map(battle => ({ cell: placeOfBattle(tables, battle) })),
      (_seat, since, { stage }) => stage === 'camp' || since.some(({ type }) => type === 'way-chosen'),
    ),
    guideStep<EmberRoad>(
      text('guide.trait'),
      ({ units }) => units.flatMap(({ id, drawn }) => (drawn.length > 0 ? [{ piece: id }] : [])),
      (_seat, since, { stage, units }) =>
        since.some(({ type }) => type === 'trait-chosen' || type === 'battle-started') ||
        (stage === 'camp' && units.every(({ drawn }) => drawn.length === 0)),
    ),
  ]
}
