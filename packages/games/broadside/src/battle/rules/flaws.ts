import type { Flaw } from '@sextant/engine'
import { SEATS } from '../schema.ts'
import type { Ending, State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { broken } from './end-states.ts'

/** What is wrong with a position that its schema cannot say. */
export function flawsOf({ ruleset, sides }: Tables, state: State): Flaw[] {
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) => flaws.push({ path, message })
  const { actions, limit } = ruleset.turns
  const { farthest } = ruleset.distance
  if (state.T >= 2 * actions) flaw('/T', `found ${state.T}, the tracker goes to ${2 * actions - 1}`)
  if (state.turn > limit) flaw('/turn', `found ${state.turn}, the fight ends after ${limit}`)
  const fled = state.ended?.reason === 'fled'
  if (state.D > farthest || (state.D === farthest) !== fled)
    flaw('/D', `found ${state.D}; ${farthest} is the distance of a fight from which somebody fled`)
  if (state.ended && (state.ended.seat === undefined) !== (state.ended.reason === 'lost-sight'))
    flaw('/ended/seat', 'says who was beaten or fled, and is left out when both lost sight of each other')
  if (state.loot && !beaten(state.ended)) flaw('/loot', 'is gained only where a side was beaten')
  state.sides.forEach((side, seat) => {
    const at = `/sides/${seat}`
    const combatant = sides[seat === 0 ? 0 : 1]
    if (side.hull > combatant.hullMax)
      flaw(`${at}/hull`, `found ${side.hull}, a ${combatant.kind} has at most ${combatant.hullMax}`)
    if ((side.crew === undefined) !== (combatant.crew === undefined))
      flaw(`${at}/crew`, `a ${combatant.kind} has ${combatant.crew === undefined ? 'no' : 'a'} crew`)
    if ((side.crew ?? 0) > (combatant.crewMax ?? 0))
      flaw(`${at}/crew`, `found ${side.crew}, a ${combatant.kind} has at most ${combatant.crewMax}`)
    const how = broken(side)
    if (how && !beaten(state.ended))
      flaw(`${at}/hull`, `the side of the ${SEATS[seat]} is beaten, and the fight has not ended so`)
    if (beaten(state.ended) && state.ended?.seat === seat && how !== state.ended.reason)
      flaw(
        '/ended/reason',
        `found ${state.ended.reason}; the side of the ${SEATS[seat]} is ${how ?? 'not beaten'}`,
      )
  })
  return flaws
}

/** The one end that leaves a side broken, and loot. */
function beaten(ended: Ending | undefined): boolean {
  return ended?.reason === 'sunk' || ended?.reason === 'crew-lost'
}
