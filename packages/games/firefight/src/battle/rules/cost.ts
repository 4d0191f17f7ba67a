import type { Costs } from '../schema/costs.ts'
import type { Trait } from '../schema/names.ts'
import type { Ruleset } from '../schema/rules.ts'
import type { Unit, Weapon } from '../schema/team.ts'

const FACES = 6

/** What a unit is worth in points: the root of endurance times output, by speed and traits. */
export function costOfUnit(unit: Unit, costs: Costs, { traits, rolls }: Ruleset): number {
  const has = (trait: Trait) => unit.traits?.includes(trait) ?? false
  const wounds = unit.wounds + (has('tough') ? traits.tough : 0)
  const fast = unit.speed + (has('fast') ? traits.fast : 0)
  const speed = has('slow') ? Math.max(Math.min(traits.slowest, fast), fast - traits.slow) : fast
  const endurance = ((wounds * FACES) / (unit.defense - 1)) * (has('regeneration') ? costs.regeneration : 1)
  const output = Math.max(...unit.weapons.map(weapon => outputOf(unit, weapon, costs, rolls)))
  const moving = 1 + costs.speed.each * (speed - costs.speed.usual)
  let factor = 1
  for (const trait of traitsOf(unit)) factor *= costs.traits[trait]
  return Math.round(costs.scale * Math.sqrt(endurance * output) * moving * factor)
}

/** Wounds that a weapon can be expected to deal to a unit of the usual defense, by how far it reaches. */
function outputOf({ quality }: Unit, weapon: Weapon, costs: Costs, rolls: Ruleset['rolls']): number {
  const save = Math.max(rolls.least, Math.min(rolls.most, costs.usualDefense + weapon.ap))
  const reach =
    weapon.type === 'melee'
      ? costs.melee
      : (costs.ranges.find(({ upTo }) => weapon.range <= upTo)?.factor ?? 1)
  return ((weapon.attacks * (FACES + 1 - quality)) / FACES) * ((save - 1) / FACES) * reach
}

/** The traits of a unit and of its weapons, each once. */
function traitsOf(unit: Unit): Set<Trait> {
  return new Set([...(unit.traits ?? []), ...unit.weapons.flatMap(({ traits = [] }) => traits)])
}
