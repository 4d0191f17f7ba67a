import { distance } from '@sextant/hex'
import type { Kind } from '../schema.ts'
import type { Unit } from '../state.ts'
import { canRefill, lossOf, type Outlook } from './outlook.ts'
import { usualDamage } from './usual-damage.ts'

/** What it is worth to a unit to stand on a cell at the end of the turn. */
export function standingOn(outlook: Outlook, unit: Unit, cell: number): number {
  const { temper } = outlook
  return (
    temper.progress * nearness(outlook, unit.kind, cell) -
    temper.caution * danger(outlook, unit, cell) +
    temper.guard * guarding(outlook, cell)
  )
}

/** A city to take, or to keep, draws a unit less with every turn of its way. */
export function nearness({ goals, homes, world, temper }: Outlook, kind: Kind, cell: number): number {
  const speed = Math.max(1, world.rules.units[kind].speed)
  let most = 0
  for (const { region, draw } of goals) {
    const turns = distance(world.board, cell, region.city) / speed
    most = Math.max(most, draw * temper.patience ** turns)
  }
  for (const { region, draw } of homes) {
    if (draw === 0) continue
    const turns = distance(world.board, cell, region.city) / speed
    most = Math.max(most, draw * temper.patience ** turns)
  }
  return most
}

/** What the enemies who can get at the cell in their next turn would do there, if half of them did. */
function danger(outlook: Outlook, unit: Unit, cell: number): number {
  const { world, roster, enemy } = outlook
  const city = world.cityOn[cell] !== undefined
  let damage = 0
  for (let i = 0; i < roster.count; i++) {
    const other = roster.units[i] as Unit
    if (other.army !== enemy) continue
    const { speed, range } = world.rules.units[other.kind]
    if (distance(world.board, cell, roster.cells[i] as number) <= speed + range)
      damage += usualDamage(world, other.kind, unit.kind, city)
  }
  damage /= 2
  return lossOf(outlook, unit.kind, Math.min(damage, unit.health), damage >= unit.health ? 1 : 0)
}

/** Standing on an own city keeps it, unless a recruit could do that as well. */
function guarding(outlook: Outlook, cell: number): number {
  const home = outlook.homes.find(({ region }) => region.city === cell)
  if (!home || home.exposure === 0) return 0
  return canRefill(outlook) ? 0 : home.value * home.exposure
}
