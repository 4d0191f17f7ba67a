import type { Setting } from '@sextant/scene'
import { type SettingRange, setting } from '@sextant/scene/kit'
import { classic } from '../classic.ts'
import type { Kind, Trait } from '../schema.ts'
import { kindsIn } from '../tables.ts'
import { kindHeading, kindName, text } from './words.ts'

const kinds = new Map(kindsIn(classic.rules))
const ids = [...kinds.keys()]

/** Custom rules (6.4.2): what a player can change for a match. Bounds are tighter than what the schema allows. */
export const SETTINGS: readonly Setting[] = [
  ...ids.flatMap(unitSettings),
  ...ids.flatMap(attacker => ids.map(defender => against(attacker, defender))),
  critical('multiplier', [1, 4, 0.1]),
  critical('counterMultiplier', [1, 4, 0.1]),
  critical('countering', [0, 1, 0.05]),
  critical('even', [0, 1, 0.05]),
  critical('countered', [0, 1, 0.05]),
  counterattack('power', [0, 2, 0.05]),
  counterattack('perTurn', [0, 5, 1]),
  trait('hunting', 'afterMoving', [0, 1, 0.05]),
  trait('hunting', 'abroad', [0, 1, 0.05]),
  trait('fortitude', 'damageTaken', [0, 1, 0.01]),
  trait('fortitude', 'counterCritical', [0, 1, 0.01]),
  trait('fortitude', 'healing', [0, 1, 0.05]),
  trait('fragile', 'damageTaken', [1, 3, 0.05]),
  economy('start', [0, 500, 5]),
  economy('income', [0, 100, 5]),
  economy('reward', [0, 200, 5]),
  economy('plunder', [0, 1, 0.05]),
  setting('/scenario/limits/rounds', text('setting.rounds'), text('panel.match'), [5, 200, 5]),
]

function unitSettings(kind: Kind): Setting[] {
  const of = (name: 'cost' | 'attack' | 'health' | 'speed' | 'range', range: SettingRange) =>
    setting(`/rules/units/${kind}/${name}`, text(`setting.${name}`), kindHeading(kinds, kind), range)
  return [
    of('cost', [0, 200, 5]),
    of('attack', [5, 200, 5]),
    of('health', [5, 400, 5]),
    of('speed', [1, 8, 1]),
    of('range', [1, 6, 1]),
  ]
}

function against(attacker: Kind, defender: Kind): Setting {
  const names = { attacker: kindName(kinds, attacker), defender: kindName(kinds, defender) }
  return setting(
    `/rules/counters/${attacker}/${defender}`,
    text('setting.against', names),
    text('setting.counters'),
    [0.25, 3, 0.05],
  )
}

function critical(
  name: 'multiplier' | 'counterMultiplier' | 'countering' | 'even' | 'countered',
  range: SettingRange,
): Setting {
  return setting(`/rules/criticals/${name}`, text(`setting.${name}`), text('setting.criticals'), range)
}

function counterattack(name: 'power' | 'perTurn', range: SettingRange): Setting {
  return setting(
    `/rules/counterattacks/${name}`,
    text(`setting.${name}`),
    text('setting.counterattacks'),
    range,
  )
}

/** A trait is a group of its own, by the name it has everywhere. */
function trait(
  of: Trait,
  name: 'afterMoving' | 'abroad' | 'damageTaken' | 'counterCritical' | 'healing',
  range: SettingRange,
): Setting {
  return setting(`/rules/traits/${of}/${name}`, text(`setting.${name}`), text(`factor.${of}`), range)
}

function economy(name: 'start' | 'income' | 'reward' | 'plunder', range: SettingRange): Setting {
  return setting(`/rules/economy/${name}`, text(`setting.${name}`), text('panel.gold'), range)
}
