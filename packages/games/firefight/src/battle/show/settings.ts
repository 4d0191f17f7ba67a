import type { Setting } from '@sextant/scene'
import { type SettingRange, setting } from '@sextant/scene/kit'
import { TERRAINS } from '../schema/names.ts'
import type { TextKey } from '../texts/en.ts'
import { terrainName, text } from './words.ts'

/** What a player can change for a battle. Bounds are tighter than what the schema allows. */
export const SETTINGS: readonly Setting[] = [
  { ...of('/scenario/size', 'setting.size', 'setting.battle', [4, 20, 1]), besideParts: true },
  of('/scenario/rounds', 'setting.rounds', 'setting.battle', [1, 60, 1]),
  of('/scenario/victory/0/target', 'setting.target', 'setting.battle', [1, 30, 1]),
  ...TERRAINS.map(terrain =>
    setting(`/rules/terrain/${terrain}/weight`, terrainName(terrain), text('setting.terrain'), [0, 100, 1]),
  ),
  of('/rules/movement/surcharge', 'setting.surcharge', 'setting.movement', [0, 4, 1]),
  of('/rules/far', 'setting.far', 'setting.combat', [1, 12, 1]),
  of('/rules/sight/partial', 'setting.partial', 'setting.combat', [1, 6, 1]),
  of('/rules/cover/save', 'setting.cover', 'setting.combat', [-3, 0, 1]),
  of('/rules/overwatch/hit', 'setting.overwatch', 'setting.combat', [-1, 3, 1]),
  of('/rules/traits/fast', 'setting.fast', 'setting.traits', [0, 6, 1]),
  of('/rules/traits/slow', 'setting.slow', 'setting.traits', [0, 6, 1]),
  of('/rules/traits/tough', 'setting.tough', 'setting.traits', [0, 6, 1]),
  of('/rules/traits/sniper', 'setting.sniper', 'setting.traits', [-3, 0, 1]),
  of('/rules/traits/stealth', 'setting.stealth', 'setting.traits', [0, 3, 1]),
  of('/rules/traits/blast', 'setting.blast', 'setting.traits', [0, 4, 1]),
  of('/rules/traits/regeneration', 'setting.regeneration', 'setting.traits', [2, 6, 1]),
  of('/rules/traits/medic', 'setting.medic', 'setting.traits', [1, 4, 1]),
  of('/rules/traits/furious', 'setting.furious', 'setting.traits', [0, 4, 1]),
  of('/rules/traits/relentless', 'setting.relentless', 'setting.traits', [0, 3, 1]),
  of('/rules/traits/scoutRows', 'setting.scout', 'setting.traits', [0, 8, 1]),
]

function of(at: string, name: TextKey, group: TextKey, range: SettingRange): Setting {
  return setting(at, text(name), text(group), range)
}
