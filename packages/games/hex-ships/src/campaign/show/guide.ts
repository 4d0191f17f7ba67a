import type { GuideStep } from '@sextant/scene'
import { guideStep } from '@sextant/scene/kit'
import { isDamaged, pointsOf } from '../rules/fleet.ts'
import type { Tables } from '../tables.ts'
import type { LanternReach } from '../types.ts'
import { FLEET, text } from './words.ts'

/** A newcomer's first two missions: send ships, start, spend points, use the dock. */
export function guideFor(tables: Tables): GuideStep<LanternReach>[] {
  return [
    guideStep<LanternReach>(
      text('guide.choose'),
      ({ fleet }) => fleet.map(({ id }) => ({ piece: id })),
      (_seat, since) => since.some(({ type }) => type === 'selected'),
    ),
    guideStep<LanternReach>(
      text('guide.start'),
      () => [{ piece: FLEET }],
      (_seat, since) => since.some(({ type }) => type === 'mission-started'),
    ),
    guideStep<LanternReach>(
      text('guide.points'),
      ({ fleet }) =>
        fleet.flatMap(({ id, captain }) => (captain && pointsOf(tables, captain) > 0 ? [{ piece: id }] : [])),
      (_seat, since) => since.some(({ type }) => type === 'skill-raised'),
    ),
    guideStep<LanternReach>(
      text('guide.dock'),
      ({ fleet }) => fleet.flatMap(ship => (isDamaged(tables, ship) ? [{ piece: ship.id }] : [])),
      (_seat, since) => since.some(({ type }) => type === 'docked' || type === 'mission-started'),
    ),
  ]
}
