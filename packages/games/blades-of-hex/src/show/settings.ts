import type { Setting, Text } from '@sextant/scene'
import { KINDS, type Trait } from '../schema.ts'
import { kindName, text } from './words.ts'

/** Custom rules (6.4.2): what a player can change for a match. Bounds are tighter than what the schema allows. */
export const SETTINGS: readonly Setting[] = [
  ...KINDS.flatMap(kind => unitSettings(kind)),
  ...KINDS.flatMap(attacker =>
    KINDS.map(defender =>
      setting(
        `/rules/counters/${attacker}/${defender}`,
        text('setting.against', { attacker: kindName(attacker), defender: kindName(defender) }),
        text('setting.counters'),
        [0.25, 3, 0.05],
      ),
    ),
  ),
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

type Range = readonly [min: number, max: number, step: number]

function unitSettings(kind: (typeof KINDS)[number]): Setting[] {
  const of = (name: 'cost' | 'attack' | 'health' | 'speed' | 'range', range: Range) =>
    setting(`/rules/units/${kind}/${name}`, text(`setting.${name}`), text(`panel.${kind}`), range)
  return [
    of('cost', [0, 200, 5]),
    of('attack', [5, 200, 5]),
    of('health', [5, 400, 5]),
    of('speed', [1, 8, 1]),
    of('range', [1, 6, 1]),
  ]
}

function critical(
  name: 'multiplier' | 'counterMultiplier' | 'countering' | 'even' | 'countered',
  range: Range,
): Setting {
  return setting(`/rules/criticals/${name}`, text(`setting.${name}`), text('setting.criticals'), range)
}

function counterattack(name: 'power' | 'perTurn', range: Range): Setting {
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
  range: Range,
): Setting {
  return setting(`/rules/traits/${of}/${name}`, text(`setting.${name}`), text(`factor.${of}`), range)
}

function economy(name: 'start' | 'income' | 'reward' | 'plunder', range: Range): Setting {
  return setting(`/rules/economy/${name}`, text(`setting.${name}`), text('panel.gold'), range)
}

function setting(at: string, name: Text, group: Text, [min, max, step]: Range): Setting {
  return { at, name, group, min, max, step }
}
