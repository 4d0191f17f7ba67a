import type { Flaw } from '@sextant/engine'
import { ARMIES } from '../schema.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { citiesOf } from './holdings.ts'

/** What is wrong with a position that its schema cannot say. */
export function flawsOf(world: World, state: State): Flaw[] {
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) => flaws.push({ path, message })
  const standing = new Map<string, string>()
  for (const [id, { at, kind, health }] of Object.entries(state.units)) {
    if (!world.cellOf.has(at)) flaw(`/units/${id}/at`, `the cell ${at} is not on the map`)
    const other = standing.get(at)
    if (other !== undefined) flaw(`/units/${id}/at`, `${other} stands on ${at} already`)
    standing.set(at, id)
    const full = world.rules.units[kind].health
    if (health > full) flaw(`/units/${id}/health`, `found ${health}, ${kind} has at most ${full}`)
  }
  for (const id of Object.keys(state.cities))
    if (!world.regionById.has(id)) flaw(`/cities/${id}`, 'there is no such region')
  for (const { id } of world.regions)
    if (!Object.hasOwn(state.cities, id)) flaw(`/cities/${id}`, 'is missing')
  if (ARMIES.every(army => citiesOf(state, army) === 0)) flaw('/cities', 'neither army holds a city')
  const { rounds } = world.scenario.limits
  if (state.round > rounds + 1) flaw('/round', `found ${state.round}, the match ends after ${rounds}`)
  return flaws
}
