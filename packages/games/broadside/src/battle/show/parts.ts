import type { OptionPart, PartVariant } from '@sextant/scene'
import { combatants } from '../scenarios.ts'
import type { Combatant } from '../schema.ts'
import { iconOfKind } from './skin.ts'
import { kindName, sideName, text } from './words.ts'

/** Each side may be any of the shipped combatants. */
export const PARTS: readonly OptionPart[] = [shipOf(0), shipOf(1)]

function shipOf(seat: 0 | 1): OptionPart {
  return {
    at: `/sides/${seat}`,
    name: sideName(seat),
    variants: Object.values(combatants).map(variantOf),
  }
}

function variantOf(combatant: Combatant): PartVariant {
  const { kind, hull, crew, ammo } = combatant
  return {
    id: kind,
    name: kindName(combatant),
    about: text('setting.ship-about', { hull, crew: crew ?? text('none'), ...ammo }),
    icon: iconOfKind(kind),
    value: combatant,
  }
}
