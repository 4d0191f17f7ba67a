import type { StrikeEffect } from '@sextant/scene'
import type { WeaponTable } from '../unit-table.ts'
import type { BattleSound } from './sounds.ts'

/** How an attack looks and sounds. */
export interface WeaponLook {
  readonly style: StrikeEffect['style']
  readonly sound: BattleSound
}

type Numbers = Pick<WeaponTable, 'melee' | 'range' | 'attacks' | 'ap' | 'sniper' | 'blast'>

/** Words in a weapon's name that say what it is, the first that fits; team files may call a weapon what they like. */
const BY_NAME: readonly (readonly [words: RegExp, look: WeaponLook, melee: boolean])[] = [
  [/flame|fire|burn/i, { style: 'flame', sound: 'flame' }, false],
  [/acid|spit|venom|spray/i, { style: 'spit', sound: 'spit' }, false],
  [/bow|arrow|javelin/i, { style: 'arrow', sound: 'arrow' }, false],
  [/rocket|missile|bazooka/i, { style: 'rocket', sound: 'rocket' }, false],
  [/laser|beam|lance|void|plasma|spark|lightning/i, { style: 'beam', sound: 'beam' }, false],
  [/claw|jaw|talon|fang|horn|bite|grasp/i, { style: 'claw', sound: 'claw' }, true],
  [/hammer|fist|gauntlet|stomp|club|mace|maul/i, { style: 'smash', sound: 'smash' }, true],
]

/** From many dice on, a gun fires without a pause. */
const STREAM = 4

/** How a weapon looks and sounds: by its name where that says it, else by its numbers. */
export function weaponLook(name: string, weapon: Numbers): WeaponLook {
  if (weapon.blast && !weapon.melee) return { style: 'lob', sound: 'blast' }
  if (weapon.sniper) return { style: 'snipe', sound: 'sniper' }
  const named = BY_NAME.find(([words, , melee]) => melee === weapon.melee && words.test(name))
  if (named) return named[1]
  if (weapon.melee)
    return weapon.ap >= 3 ? { style: 'smash', sound: 'smash' } : { style: 'melee', sound: 'melee' }
  return weapon.attacks >= STREAM ? { style: 'stream', sound: 'heavy' } : { style: 'burst', sound: 'rifle' }
}
