import type { ActionId } from '../actions.ts'
import type { Roll } from '../schema.ts'
import type { SideState, State } from '../state.ts'
import { combatantOf, otherSeat, sideOf, type Tables } from '../tables.ts'
import { type Chances, chancesOf } from './chances.ts'
import { isPower, shifted } from './game-actions.ts'

/** What an action does by rolls, before any die is cast. Rolls are independent of each other. */
export interface Harm {
  /** The distance at which it happens. */
  readonly D: number
  readonly hull?: Cast
  readonly crew?: Cast
  /** Against the attacker's own crew. */
  readonly own?: Cast
  /** The target is immune: nothing is rolled against it. */
  readonly immune?: true
}

/** A roll about to be made, every modifier named. */
export interface Cast {
  readonly faces: number
  readonly count: number
  readonly bonus: number
  readonly distance: number
  readonly brace: number
}

/** What an attack or a power may cost at the distance of the state; nothing for what harms nobody. */
export function harmOf(tables: Tables, state: State, seat: number, id: ActionId): Harm | undefined {
  const { cannon, rifle, board } = tables.ruleset.attacks
  const other = otherSeat(seat)
  const own = sideOf(state, seat)
  const target = sideOf(state, other)
  const { immune } = combatantOf(tables, other)
  const { D } = state
  switch (id) {
    case 'cannon': {
      const ammo = own.AT === 1 ? 'ball' : 'grape'
      return immune.includes(ammo)
        ? { D, immune: true }
        : harm(tables, target, cannon[ammo].hull, cannon[ammo].crew, D)
    }
    case 'rifle':
      return immune.includes('rifle') ? { D, immune: true } : harm(tables, target, rifle.hull, rifle.crew, D)
    case 'board': {
      const losses = { own: castOf({ ...board.attacker, perDistance: 0 }, D, 0) }
      if (immune.includes('board')) return { D, ...losses, immune: true }
      const faces = Math.max(1, Math.round(own.crew ?? 1))
      const onCrew = { faces, count: 1, bonus: board.defender.bonus, perDistance: 0 }
      return { ...harm(tables, target, undefined, onCrew, D), ...losses }
    }
    default: {
      const combatant = combatantOf(tables, seat)
      const power = isPower(id) ? combatant.powers[id] : undefined
      if (!power) return undefined
      return harm(tables, target, power.hull, power.crew, shifted(tables, combatant, power, D))
    }
  }
}

/** How likely each total of a cast is. */
export function chancesOfCast({ faces, count, bonus, distance, brace }: Cast): Chances {
  return chancesOf(faces, count, bonus + distance + brace)
}

function harm(
  { ruleset }: Tables,
  target: SideState,
  hull: Roll | undefined,
  crew: Roll | undefined,
  D: number,
) {
  const brace = target.braced ? ruleset.brace : 0
  return {
    D,
    ...(hull && { hull: castOf(hull, D, 0) }),
    ...(crew && target.crew !== undefined && { crew: castOf(crew, D, brace) }),
  }
}

function castOf({ faces, count, bonus, perDistance }: Roll, D: number, brace: number): Cast {
  return { faces, count, bonus, distance: perDistance * D, brace: -brace }
}
