import type { Setting } from '@sextant/scene'
import { setting } from '@sextant/scene/kit'
import { balanced } from '../scenarios.ts'
import { BRACKETS } from '../schema/names.ts'
import { text, weaponName } from './words.ts'

/** What a player can change for a battle. Bounds are tighter than what the schema allows. */
export const SETTINGS: readonly Setting[] = [
  {
    ...setting('/scenario/fleets/size', text('fleet.limit'), text('setting.battle'), [1, 40, 1]),
    besideParts: true,
  },
  setting('/scenario/rounds', text('setting.rounds'), text('setting.battle'), [5, 60, 1]),
  setting('/rules/combat/shields/cost', text('setting.cost'), text('setting.shields'), [1, 6, 1]),
  setting('/rules/combat/shields/rebuild', text('setting.rebuild'), text('setting.shields'), [1, 12, 1]),
  setting(
    '/rules/combat/afterburners/energy',
    text('setting.energy'),
    text('setting.afterburners'),
    [0, 8, 1],
  ),
  ...Object.entries(balanced.weapons).flatMap(([id, weapon]) => {
    const group = weaponName({ rules: balanced }, id)
    const at = `/rules/weapons/${id}`
    return [
      setting(`${at}/energy`, text('setting.energy'), group, [0, 12, 1]),
      ...(weapon.ammo === undefined ? [] : [setting(`${at}/ammo`, text('setting.ammo'), group, [1, 20, 1])]),
      ...BRACKETS.flatMap(bracket =>
        weapon.damage[bracket] === undefined
          ? []
          : [setting(`${at}/damage/${bracket}`, text(`setting.damage-${bracket}`), group, [1, 40, 1])],
      ),
    ]
  }),
]
