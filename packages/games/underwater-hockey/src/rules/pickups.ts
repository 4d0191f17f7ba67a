import type { Dice, Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import { UNIT_COUNT } from '../schema-names.ts'
import { nameOf } from '../tables.ts'
import { teamName, teamOf, unitId } from '../units.ts'
import { takePuck } from './puck.ts'
import { NOBODY, type Water } from './water.ts'
import type { Workspace } from './workspace.ts'

/** A free puck goes to the unit that came over its tile under water; of several, to a random one. */
export function pickUp({ tables, notes }: Workspace, water: Water, dice: Dice, emit: Emit<Event>): void {
  if (water.holder !== NOBODY) return
  const among: number[] = []
  for (let u = 0; u < UNIT_COUNT; u++) if (notes.touched[u] && water.under[u]) among.push(u)
  if (among.length === 0) return
  const unit = dice.pick(among)
  const from = nameOf(tables.names, water.puck)
  takePuck(water, unit)
  emit({
    type: 'picked-up',
    unit: unitId(unit),
    team: teamName(teamOf(unit)),
    at: nameOf(tables.names, water.puck),
    from,
    among: among.map(unitId),
  })
}
