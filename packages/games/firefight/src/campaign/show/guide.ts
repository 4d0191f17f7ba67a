import type { GuideStep } from '@sextant/scene'
import { guideStep } from '@sextant/scene/kit'
import type { EmberRoad } from '../types.ts'
import { PLATOON, text } from './words.ts'

/** A newcomer's first two battles: field units, recruit, start, choose a trait. */
export function guideFor(): GuideStep<EmberRoad>[] {
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
      text('guide.trait'),
      ({ units }) => units.flatMap(({ id, drawn }) => (drawn.length > 0 ? [{ piece: id }] : [])),
      (_seat, since) => since.some(({ type }) => type === 'trait-chosen' || type === 'battle-started'),
    ),
  ]
}
