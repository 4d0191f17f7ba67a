import type { Text } from '@sextant/scene'
import { shifted } from '../harm/powers.ts'
import type { PowerId } from '../schema-names.ts'
import type { State } from '../state.ts'
import { combatantOf, sideOf, type Tables } from '../tables.ts'
import { text } from './words.ts'

/** What a power does, in a sentence made from its parts, so that it fits any numbers. */
export function powerAbout(
  tables: Tables,
  state: State,
  seat: number,
  id: PowerId,
  harm: { readonly hull: Text; readonly crew: Text },
): Text {
  const combatant = combatantOf(tables, seat)
  const power = combatant.powers[id]
  if (!power) return text('about.drift')
  const to = shifted(tables.ruleset.distance.farthest, combatant, power, state.D)
  if (power.dives) return text('about.dive', { to, left: sideOf(state, seat).breath })
  if (power.grips) return text('about.grip', { hull: harm.hull })
  if (!power.hull && !power.crew) return text('about.slip', { to })
  return power.shift === 0 ? text('about.power', harm) : text('about.lunge', { to, ...harm })
}
