import type { WeaponKind } from '../schema/names.ts'
import type { Combat } from '../schema/rules.ts'

/** The three layers of a side. */
export interface Layers {
  shield: number
  armor: number
  hull: number
}

/** What a blow took from each layer. */
export type Loss = Readonly<Layers>

/**
 * What a blow takes. Lasers, cannons and torpedoes bleed through to the next layer, torpedoes past the shield; rockets
 * and each single missile are stopped by the first layer that has anything left.
 */
export function blow(kind: WeaponKind, damage: number, { emp }: Combat, layers: Layers): Loss {
  switch (kind) {
    case 'laser':
    case 'heavy-laser':
    case 'cannon':
      return bleed(layers.shield, damage, layers)
    case 'torpedo':
      return bleed(0, damage, layers)
    case 'missile':
    case 'rocket':
      return stopped(damage, layers)
    case 'emp':
      return pulse(damage, emp.shields, layers)
  }
}

function bleed(shield: number, damage: number, { armor, hull }: Layers): Loss {
  const fromShield = Math.min(shield, damage)
  const fromArmor = Math.min(armor, damage - fromShield)
  return { shield: fromShield, armor: fromArmor, hull: Math.min(hull, damage - fromShield - fromArmor) }
}

function stopped(damage: number, { shield, armor, hull }: Layers): Loss {
  if (shield > 0) return { shield: Math.min(shield, damage), armor: 0, hull: 0 }
  if (armor > 0) return { shield: 0, armor: Math.min(armor, damage), hull: 0 }
  return { shield: 0, armor: 0, hull: Math.min(hull, damage) }
}

/** Points act one by one: each is spent by any shield that it meets. */
function pulse(points: number, perPoint: number, { shield, armor, hull }: Layers): Loss {
  const fromShield = Math.min(shield, points * perPoint)
  const left = points - Math.min(points, Math.ceil(shield / perPoint))
  const fromArmor = Math.min(armor, left)
  return { shield: fromShield, armor: fromArmor, hull: Math.min(hull, left - fromArmor) }
}
