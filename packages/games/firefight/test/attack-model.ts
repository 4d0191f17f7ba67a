import type { Options, Unit } from '../src/index.ts'
import { canSee, type Hex, hexDistance, keyOf, type MapModel } from './board-model.ts'

/** A unit as the model sees it. */
export interface Fighter {
  readonly unit: Unit
  readonly seat: number
  hex: Hex | undefined
  wounds: number
  moved: boolean
}

/** What the dice of one attack do, told from the document and the rulings. */
export function modelAttack(
  { rules }: Options,
  map: MapModel,
  fighters: readonly Fighter[],
  attacker: Fighter,
  weaponIndex: number,
  target: Fighter,
  die: () => number,
  watching = false,
): void {
  const weapon = attacker.unit.weapons[weaponIndex]
  if (!weapon || !attacker.hex || !target.hex) throw new Error('nothing to attack with, or nobody')
  const advanced = rules.traits.on
  const melee = weapon.type === 'melee'
  const unitHas = (fighter: Fighter, trait: string) =>
    advanced && (fighter.unit.traits as readonly string[] | undefined)?.includes(trait)
  const armed = (trait: string, forMelee: boolean) =>
    advanced &&
    ((weapon.traits as readonly string[] | undefined)?.includes(trait) ||
      (melee === forMelee && unitHas(attacker, trait)))
  const far = hexDistance(attacker.hex, target.hex) > 3
  const sniper = armed('sniper', false)
  const blast = armed('blast', false)

  let hitOn = attacker.unit.quality
  if (watching) hitOn += 1
  if (sniper && !attacker.moved) hitOn -= 1
  if (unitHas(target, 'stealth') && far && !melee && !sniper) hitOn += 1
  hitOn = Math.min(6, Math.max(2, hitOn))

  const covered = 'f#'.includes(map.letters.get(keyOf(target.hex)) ?? '')
  let saveOn = target.unit.defense + weapon.ap
  if (rules.cover.on && covered && !melee && !sniper && !blast && !unitHas(target, 'flying')) saveOn -= 1
  saveOn = Math.min(6, Math.max(2, saveOn))

  const number = weapon.attacks + (melee && armed('furious', true) && attacker.moved ? 1 : 0)
  let hits = 0
  for (let n = 0; n < number; n++) {
    const shown = die()
    if (shown >= hitOn) hits++
    if (shown === 6 && shown >= hitOn && far && armed('relentless', false)) hits++
  }
  if (hits === 0) return
  const around = neighboursOf(target.hex)
  const beside = fighters.filter(({ hex }) => hex && around.includes(keyOf(hex)))
  beside.sort((a, b) => around.indexOf(keyOf(a.hex ?? NOWHERE)) - around.indexOf(keyOf(b.hex ?? NOWHERE)))
  takeHits(target, hits, saveOn)
  if (!blast) return
  for (const other of beside) takeHits(other, 1, Math.min(6, Math.max(2, other.unit.defense + weapon.ap)))

  function takeHits(fighter: Fighter, count: number, needed: number): void {
    let failed = 0
    for (let n = 0; n < count; n++) if (die() < needed) failed++
    let wounds = failed
    if (unitHas(fighter, 'regeneration')) for (let n = 0; n < failed; n++) if (die() >= 5) wounds--
    fighter.wounds = Math.max(0, fighter.wounds - wounds)
    if (fighter.wounds === 0) fighter.hex = undefined
  }
}

const NOWHERE: Hex = { q: 99, r: 99 }

function neighboursOf({ q, r }: Hex): string[] {
  return [
    [q + 1, r],
    [q + 1, r - 1],
    [q, r - 1],
    [q - 1, r],
    [q - 1, r + 1],
    [q, r + 1],
  ].map(hex => hex.join())
}

/** The attacks that the rulings allow a fighter. */
export function modelTargets(
  { rules }: Options,
  map: MapModel,
  fighters: readonly Fighter[],
  attacker: Fighter,
): string[] {
  const list: string[] = []
  for (const [number, weapon] of attacker.unit.weapons.entries()) {
    if (number > 0 && !rules.weaponChoice) continue
    for (const [index, target] of fighters.entries()) {
      if (target.seat === attacker.seat || !target.hex || !attacker.hex) continue
      const away = hexDistance(attacker.hex, target.hex)
      const reaches = weapon.type === 'melee' ? away === 1 : away <= weapon.range
      if (reaches && (!rules.sight.on || canSee(map, attacker.hex, target.hex)))
        list.push(`${number}:${index}`)
    }
  }
  return list
}
