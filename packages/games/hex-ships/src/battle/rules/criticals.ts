import { at, type Dice, type Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import { SIDES, type Side } from '../schema/names.ts'
import type { Combat } from '../schema/rules.ts'
import type { Ship, State } from '../state.ts'
import type { ShipTable, Tables } from '../tables.ts'
import { isDamaged } from './condition.ts'

export type CriticalResult = Combat['criticals']['front'][number]

/** The table of a side: right and left share one. */
export function criticalTable({ criticals }: Combat, side: Side): readonly CriticalResult[] {
  if (side === 'front') return criticals.front
  return side === 'rear' ? criticals.rear : criticals.side
}

export function rollCriticals(
  tables: Tables,
  state: State,
  index: number,
  side: Side,
  count: number,
  dice: Dice,
  emit: Emit<Event>,
): void {
  const ship = at(state.ships, index)
  const table = at(tables.ships, index)
  for (let n = 0; n < count; n++) {
    const die = dice.d(6)
    const result = at(criticalTable(tables.combat, side), die - 1)
    const hardpoint = result === 'weapon' ? takeWeapon(ship, table, side, dice) : undefined
    const effect = hardpoint !== undefined || damageSystem(ship, result)
    emit({
      type: 'critical',
      ship: table.id,
      at: ship.at,
      side,
      die,
      result,
      effect,
      hardpoint: hardpoint ?? null,
      weapon: hardpoint === undefined ? null : (table.mounts[hardpoint]?.id ?? null),
    })
  }
}

/** The weapons that a critical on a side can take: those that still work. */
export function weaponsOfSide(ship: Ship, { mounts }: ShipTable, side: Side): number[] {
  const working: number[] = []
  for (const mount of mounts)
    if (mount?.sides.includes(side) && !at(ship.weapons, mount.hardpoint).broken)
      working.push(mount.hardpoint)
  return working
}

function takeWeapon(ship: Ship, table: ShipTable, side: Side, dice: Dice): number | undefined {
  const working = weaponsOfSide(ship, table, side)
  if (working.length === 0) return undefined
  const hardpoint = dice.pick(working)
  at(ship.weapons, hardpoint).broken = true
  return hardpoint
}

/** Only engines can be hit twice. */
function damageSystem(ship: Ship, result: CriticalResult): boolean {
  if (result === 'none' || result === 'weapon') return false
  if (result !== 'engines' && isDamaged(ship, result)) return false
  ship.criticals.push(result)
  if (result === 'shield-generator') for (const side of SIDES) ship.shields[side] = 0
  return true
}
