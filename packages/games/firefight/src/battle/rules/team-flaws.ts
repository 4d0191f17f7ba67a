import { type Checked, checkShape, type Flaw } from '@sextant/engine'
import { type Team, teamSchema } from '../schema/team.ts'
import { teamSentence } from './team-sentence.ts'

/** A team from outside, in its type, or everything that is wrong with it; messages name unit and field. */
export function readTeam(value: unknown): Checked<Team> {
  const shape = checkShape(teamSchema, value)
  const flaws = shape.ok ? teamFlaws(shape.value) : shape.flaws
  if (shape.ok && flaws.length === 0) return shape
  return { ok: false, flaws: flaws.map(flaw => ({ path: flaw.path, message: teamSentence(value, flaw) })) }
}

/** What is wrong with a team that its schema cannot say. */
export function teamFlaws({ units }: Pick<Team, 'units'>): Flaw[] {
  const flaws: Flaw[] = []
  for (const [index, unit] of units.entries()) {
    const flaw = (field: string, message: string) => flaws.push({ path: `/units/${index}/${field}`, message })
    if (units.findIndex(({ id }) => id === unit.id) < index) flaw('id', `${unit.id} is there twice`)
    for (const [place, trait] of (unit.traits ?? []).entries())
      if ((unit.traits?.indexOf(trait) ?? place) < place) flaw(`traits/${place}`, `${trait} is there twice`)
    if (unit.traits?.includes('fast') && unit.traits.includes('slow'))
      flaw('traits', 'a unit is not fast and slow')
    for (const [number, weapon] of unit.weapons.entries()) {
      if (weapon.type === 'melee' && weapon.range !== 1)
        flaw(`weapons/${number}/range`, `found ${weapon.range}, a melee weapon reaches 1`)
      for (const [place, trait] of (weapon.traits ?? []).entries()) {
        const at = `weapons/${number}/traits/${place}`
        if ((weapon.traits?.indexOf(trait) ?? place) < place) flaw(at, `${trait} is there twice`)
        if (trait === 'furious' && weapon.type === 'ranged') flaw(at, 'furious is for melee weapons')
        if (trait === 'relentless' && weapon.type === 'melee') flaw(at, 'relentless is for ranged weapons')
      }
    }
  }
  return flaws
}
