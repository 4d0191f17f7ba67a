import { at } from '@sextant/engine'
import { distance } from '@sextant/hex'
import type { Kind } from '../schema.ts'
import type { Unit } from '../state.ts'
import { fadingFor } from './fading.ts'
import { canRefill, lossOf, type Outlook } from './outlook.ts'
import { threatTo } from './threats.ts'

/** What it is worth to a unit to stand on a cell at the end of the turn. */
export function placeValue(outlook: Outlook, unit: Unit, cell: number): number {
  const { temper } = outlook.context
  return (
    temper.progress * nearness(outlook, unit.kind, cell) -
    temper.caution * danger(outlook, unit, cell) +
    temper.guard * guarding(outlook, cell)
  )
}

/** A city to take, or to keep, draws a unit less with every turn of its way. */
export function nearness({ goals, homes, context }: Outlook, kind: Kind, cell: number): number {
  const { board } = context.tables
  const fading = fadingFor(context.fading, kind)
  let most = 0
  for (let n = 0; n < goals.length; n++) {
    const { region, draw } = at(goals, n)
    most = Math.max(most, draw * (fading[distance(board, cell, region.city)] as number))
  }
  for (let n = 0; n < homes.length; n++) {
    const { region, draw } = at(homes, n)
    if (draw !== 0) most = Math.max(most, draw * (fading[distance(board, cell, region.city)] as number))
  }
  return most
}

/** What the enemies who can reach the cell in their next turn would do there, if half of them did. */
function danger(outlook: Outlook, unit: Unit, cell: number): number {
  const { tables, usual, threats, temper } = outlook.context
  if (temper.caution === 0) return 0
  const city = tables.cityOn[cell] !== undefined
  const damage = threatTo(threats, usual, cell, unit.kind, city) / 2
  return lossOf(outlook, unit.kind, Math.min(damage, unit.health), damage >= unit.health ? 1 : 0)
}

/** Standing on an own city keeps it, unless a recruit could do that as well. */
function guarding(outlook: Outlook, cell: number): number {
  const home = outlook.homes.find(({ region }) => region.city === cell)
  if (!home || home.exposure === 0) return 0
  return canRefill(outlook) ? 0 : home.value * home.exposure
}
