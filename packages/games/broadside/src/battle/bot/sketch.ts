import type { Action } from '../actions.ts'
import { meanUpTo } from '../rules/chances.ts'
import { isPower } from '../rules/game-actions.ts'
import { type Cast, chancesOfCast, harmOf } from '../rules/harm.ts'
import type { PlainRoll } from '../schema.ts'
import type { SideState, State } from '../state.ts'
import { combatantOf, otherSeat, sideOf, type Tables } from '../tables.ts'

/**
 * Carries an action out as it goes on average: hulls and crews become fractions, and nothing is rolled. Turns do not
 * pass and nobody is beaten; whoever sketches looks at the numbers.
 */
export function sketch(tables: Tables, state: State, seat: number, { type }: Action): void {
  const own = sideOf(state, seat)
  const target = sideOf(state, otherSeat(seat))
  const { hullMax, crewMax = 0 } = combatantOf(tables, seat)
  const { shoring, dressing } = tables.ruleset.items
  const harm = harmOf(tables, state, seat, type)
  if (harm) {
    state.D = harm.D
    if (harm.hull) target.hull -= loss(harm.hull, target.hull)
    if (harm.crew && target.crew !== undefined) target.crew -= loss(harm.crew, target.crew)
    if (harm.own && own.crew !== undefined) own.crew -= loss(harm.own, own.crew)
  }
  switch (type) {
    case 'cannon':
      if (own.AT === 1) own.A1--
      else own.A2--
      break
    case 'rifle':
      own.A3--
      break
    case 'close':
      state.D--
      break
    case 'gain':
      state.D++
      break
    case 'brace':
      own.braced = true
      break
    case 'shoring':
      own.IS--
      own.hull = Math.min(hullMax, own.hull + mean(shoring))
      break
    case 'dressing':
      own.ID--
      if (own.crew !== undefined) own.crew = Math.min(crewMax, own.crew + mean(dressing))
      break
    case 'switch-ammo':
      own.AT = own.AT === 1 ? 2 : 1
      break
    default:
      sketchPower(tables, seat, type, own, target)
  }
}

function sketchPower(
  tables: Tables,
  seat: number,
  type: Action['type'],
  own: SideState,
  target: SideState,
): void {
  const power = isPower(type) ? combatantOf(tables, seat).powers[type] : undefined
  if (!power) return
  own.breath -= power.breath
  if (power.grips) target.gripped = true
  if (power.dives) own.dived = true
}

/** What a roll takes on average from what is left, which may be a fraction. */
function loss(cast: Cast, left: number): number {
  return meanUpTo(chancesOfCast(cast), Math.max(0, left))
}

function mean({ faces, count, bonus }: PlainRoll): number {
  return (count * (faces + 1)) / 2 + bonus
}
