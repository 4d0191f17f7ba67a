import { combatants } from '../../../scenarios.ts'
import type { Combatant } from '../../../schema.ts'
import type { Ammo } from '../../../schema-names.ts'
import { COUNTERS, countsOf, usedBy } from '../counters.ts'

/** What training starts with, of one counter. */
export interface Outfit {
  readonly usually: number
  readonly most: number
}

/**
 * By counter. The player's ship is fitted out in every port of a voyage, and one model must serve all that it may carry
 * then: usually it is taken to carry what ships of its kind do.
 */
export function outfitOf(combatant: Combatant, seat: 0 | 1): Outfit[] {
  const used = usedBy(combatant)
  const counts = countsOf(combatant)
  const usual = countsOf(usualOf(combatant, seat))
  return COUNTERS.map((counter, i) => {
    if (!used.includes(counter)) return { usually: 0, most: 0 }
    const usually = usual[i] ?? 0
    const most = Math.max(usually, counts[i] ?? 0)
    return { usually, most: seat === 0 ? Math.max(most, AMPLE[counter]) : most }
  })
}

const AMPLE = { A1: 6, A2: 6, A3: 8, IS: 2, ID: 2, breath: 0 }

/** What is usually loaded when a duel begins. What cannot be switched stays as it is. */
export function loadOf(combatant: Combatant, seat: 0 | 1): Ammo {
  return combatant.menu.includes('switch-ammo') ? usualOf(combatant, seat).loaded : combatant.loaded
}

/** The combatant as its kind leaves the yard, for the player's ship if it is of a known kind. */
function usualOf(combatant: Combatant, seat: 0 | 1): Combatant {
  const kind = Object.hasOwn(combatants, combatant.kind) ? combatants[combatant.kind] : undefined
  return seat === 0 && kind ? kind : combatant
}
