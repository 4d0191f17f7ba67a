import type { Flaw } from '@sextant/engine'
import type { State } from '../state.ts'
import { unitId } from '../units.ts'
import type { World } from '../world.ts'

/** What is wrong with a position that its schema cannot say. */
export function flawsOf({ tileOf, ruleset }: World, state: State): Flaw[] {
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) => flaws.push({ path, message })
  const taken = new Map<string, number>()
  for (const [u, { at, plane, breath, lungs }] of state.units.entries()) {
    if (!tileOf.has(at)) flaw(`/units/${u}/at`, `the tile ${at} is not in the pool`)
    const place = `${plane} ${at}`
    const other = taken.get(place)
    if (other !== undefined) flaw(`/units/${u}/at`, `${unitId(other)} is at the ${plane} of ${at} already`)
    taken.set(place, u)
    if (breath > lungs) flaw(`/units/${u}/breath`, `found ${breath}, full lungs are ${lungs}`)
    if (plane === 'bottom' && breath === 0) flaw(`/units/${u}/breath`, 'nobody is under water without breath')
  }
  const { at, holder } = state.puck
  if (!tileOf.has(at)) flaw('/puck/at', `the tile ${at} is not in the pool`)
  const unit = holder === null ? undefined : state.units[holder]
  if (unit?.plane === 'surface') flaw('/puck/holder', 'the puck can only be held under water')
  if (unit && unit.at !== at) flaw('/puck/at', `found ${at}, its holder is at ${unit.at}`)
  if (state.committed[0] && state.committed[1])
    flaw('/committed', 'when both have committed, the turn has been played and both plan anew')
  const { turns } = ruleset.match
  if (state.turn > turns + 1) flaw('/turn', `found ${state.turn}, the match ends after ${turns}`)
  if (state.kickoff > state.turn) flaw('/kickoff', `found ${state.kickoff}, it is turn ${state.turn}`)
  return flaws
}
