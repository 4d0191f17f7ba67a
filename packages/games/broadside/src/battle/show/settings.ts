import type { Phrase, Setting } from '@sextant/scene'
import { type SettingRange, setting } from '@sextant/scene/kit'
import type { TextKey } from '../texts/en.ts'
import { sideName, text } from './words.ts'

/** What a player can change for a duel. Bounds are tighter than those of the schema. */
export const SETTINGS: readonly Setting[] = [
  ...sideSettings(0),
  ...sideSettings(1),
  setting('/ruleset/distance/first', text('setting.first'), text('setting.fight'), [0, 5, 1]),
  setting('/ruleset/turns/limit', text('setting.limit'), text('setting.fight'), [10, 120, 5]),
  setting('/ruleset/turns/actions', text('setting.actions'), text('setting.fight'), [1, 4, 1]),
  setting('/ruleset/brace', text('setting.brace'), text('setting.fight'), [0, 10, 1]),
  ...roll('/ruleset/attacks/cannon/ball/hull', 'setting.ball-hull', 'setting.attacks'),
  ...roll('/ruleset/attacks/cannon/ball/crew', 'setting.ball-crew', 'setting.attacks'),
  ...roll('/ruleset/attacks/cannon/grape/hull', 'setting.grape-hull', 'setting.attacks'),
  ...roll('/ruleset/attacks/cannon/grape/crew', 'setting.grape-crew', 'setting.attacks'),
  ...roll('/ruleset/attacks/rifle/hull', 'setting.rifle-hull', 'setting.attacks'),
  ...roll('/ruleset/attacks/rifle/crew', 'setting.rifle-crew', 'setting.attacks'),
  ...roll('/ruleset/attacks/board/attacker', 'setting.boarders', 'setting.attacks'),
  ...roll('/ruleset/items/shoring', 'setting.shoring', 'setting.items'),
  ...roll('/ruleset/items/dressing', 'setting.dressing', 'setting.items'),
]

function sideSettings(seat: 0 | 1): Setting[] {
  const of = (at: string, name: Phrase, range: SettingRange, ...also: string[]) =>
    setting(
      `/sides/${seat}/${at}`,
      name,
      sideName(seat),
      range,
      ...also.map(other => `/sides/${seat}/${other}`),
    )
  return [
    of('hull', text('setting.hull'), [5, 120, 1], 'hullMax'),
    of('crew', text('setting.crew'), [5, 90, 1], 'crewMax'),
    of('ammo/ball', text('store.A1'), [0, 30, 1]),
    of('ammo/grape', text('store.A2'), [0, 30, 1]),
    of('ammo/rifle', text('store.A3'), [0, 30, 1]),
    of('stores/shoring', text('store.IS'), [0, 9, 1]),
    of('stores/dressing', text('store.ID'), [0, 9, 1]),
    of('initiative', text('setting.initiative'), [-10, 10, 1]),
  ]
}

/** Roll(f, n, b). */
function roll(at: string, name: TextKey, group: TextKey): Setting[] {
  const what = text(name)
  return [
    setting(`${at}/count`, text('setting.dice', { what }), text(group), [1, 6, 1]),
    setting(`${at}/faces`, text('setting.faces', { what }), text(group), [2, 30, 1]),
    setting(`${at}/bonus`, text('setting.bonus', { what }), text(group), [-10, 10, 1]),
  ]
}
