import type { Design, Hardpoint } from '../schema/classes.ts'
import type { Ruleset } from '../schema/rules.ts'
import type { WeaponType } from '../schema/weapons.ts'
import { type Fault, fault } from './faults.ts'

/** What is wrong with a design under these rules. */
export function designFaults(rules: Ruleset, design: Design): Fault[] {
  const sheet = Object.hasOwn(rules.classes, design.class) ? rules.classes[design.class] : undefined
  if (!sheet) return [fault('/class', 'no-class', { class: design.class })]
  const faults: Fault[] = []
  const [found, count] = [design.weapons.length, sheet.hardpoints.length]
  if (found !== count) faults.push(fault('/weapons', 'weapon-count', { found, class: design.class, count }))
  for (const [number, id] of design.weapons.entries()) {
    if (id === null) continue
    const weapon = Object.hasOwn(rules.weapons, id) ? rules.weapons[id] : undefined
    const hardpoint = sheet.hardpoints[number]
    const wrong = weapon ? hardpoint && whyNotMounted(rules, hardpoint, weapon) : 'no-weapon'
    if (wrong)
      faults.push(
        fault(`/weapons/${number}`, wrong, {
          number: number + 1,
          weapon: id,
          hardpoint: hardpoint?.kind ?? '',
          kind: weapon?.kind ?? '',
        }),
      )
  }
  return faults
}

/** Why a hardpoint does not hold a weapon; nothing where it does. */
export function whyNotMounted(
  { combat }: Ruleset,
  hardpoint: Hardpoint,
  { kind }: WeaponType,
): 'wrong-mount' | 'torpedo-turret' | undefined {
  if (!combat.mounts[hardpoint.kind].includes(kind)) return 'wrong-mount'
  return kind === 'torpedo' && !('face' in hardpoint) ? 'torpedo-turret' : undefined
}
