import type { Dice, Emit, Played } from '@sextant/engine'
import type { Firefight } from '../../battle/types.ts'
import type { Event } from '../events.ts'
import type { Result, State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { isDestroyed } from './casualties.ts'
import { levelOf, unitIn } from './platoon.ts'
import { drawTraits } from './traits.ts'

/** Who was not lost gains experience, and at a new level draws traits to choose from. */
export function gainExperience(
  tables: Tables,
  state: State,
  played: Played<Firefight>,
  result: Result,
  dice: Dice,
  emit: Emit<Event>,
): void {
  const { experience } = tables.options
  for (const [place, id] of state.fielded.entries()) {
    const unit = unitIn(state, id)
    if (!unit) continue
    const destroyed = enemiesDestroyed(played, place)
    const earned =
      (isDestroyed(played, place) ? 0 : experience.survived) +
      experience.destroyed * destroyed +
      (result === 'won' ? experience.won : 0)
    const gained = Math.min(experience.most, earned)
    const before = levelOf(tables, unit)
    unit.experience += gained
    const level = levelOf(tables, unit)
    const raised = level > before
    emit({
      type: 'experience-gained',
      unit: id,
      gained,
      destroyed,
      experience: unit.experience,
      level,
      raised,
    })
    drawTraits(tables, unit, dice, emit)
  }
}

/** Units of the other side whose last wound it dealt; a friend caught in its blast does not count. */
function enemiesDestroyed({ events, seat }: Played<Firefight>, place: number): number {
  return events.filter(event => event.type === 'destroyed' && event.by === place && event.seat !== seat)
    .length
}
