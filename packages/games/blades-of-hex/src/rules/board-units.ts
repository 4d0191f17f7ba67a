import type { State, Unit } from '../state.ts'
import type { Region, World } from '../world.ts'

/** Where units stand. */

export function cellOfUnit({ cellOf }: World, unit: Unit): number {
  return cellOf.get(unit.at) as number
}

export function unitOn({ units }: State, at: string): string | undefined {
  for (const id in units) if ((units[id] as Unit).at === at) return id
  return undefined
}

/** The city a unit stands on. */
export function cityUnder(world: World, unit: Unit): Region | undefined {
  return world.cityOn[cellOfUnit(world, unit)]
}

/** Takes a unit off the board. */
export function removeUnit(state: State, gone: string): void {
  const left: Record<string, Unit> = {}
  for (const id in state.units) if (id !== gone) left[id] = state.units[id] as Unit
  state.units = left
}
