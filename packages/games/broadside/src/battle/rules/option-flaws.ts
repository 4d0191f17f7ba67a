import type { Flaw } from '@sextant/engine'
import type { Combatant, Options } from '../schema.ts'

/** Everything wrong with the options of a duel that their schema cannot say. */
export function flawsOfOptions({ ruleset, sides }: Options): Flaw[] {
  return [
    ...flawsOfDistance(ruleset.distance, '/ruleset/distance'),
    ...flawsOfCombatant(sides[0], '/sides/0'),
    ...flawsOfCombatant(sides[1], '/sides/1'),
  ]
}

export function flawsOfDistance({ first, farthest }: Options['ruleset']['distance'], path: string): Flaw[] {
  if (first < farthest) return []
  return [{ path: `${path}/first`, message: `found ${first}, it has to be below the farthest, ${farthest}` }]
}

export function flawsOfCombatant({ hull, hullMax, crew, crewMax, menu }: Combatant, path: string): Flaw[] {
  const flaws: Flaw[] = []
  const flaw = (at: string, message: string) => flaws.push({ path: `${path}/${at}`, message })
  if (hull > hullMax) flaw('hull', `found ${hull}, the full hull is ${hullMax}`)
  if ((crew === undefined) !== (crewMax === undefined))
    flaw(crew === undefined ? 'crew' : 'crewMax', 'crew and full crew are given together')
  else if (crew !== undefined && crewMax !== undefined && crew > crewMax)
    flaw('crew', `found ${crew}, the full crew is ${crewMax}`)
  if (crew === undefined && menu.includes('board'))
    flaw('menu', 'a combatant without crew cannot send a boarding party')
  return flaws
}
