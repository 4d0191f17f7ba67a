import { expect, test } from 'vitest'
import { zh } from '../src/battle/texts/zh.ts'
import { zhOtherBattles } from '../src/battle/texts/zh-other-battles.ts'
import { usualScenario } from '../src/battle/usual-scenario.ts'

const { teams } = usualScenario.options

test('the Chinese that is fetched with the usual match names its teams, units and weapons', () => {
  const keys = Object.values(teams).flatMap(({ name, units }) => [
    `team.${name}`,
    ...units.flatMap(unit => [`unit.${unit.name}`, ...unit.weapons.map(weapon => `weapon.${weapon.name}`)]),
  ])
  expect(keys.length).toBeGreaterThan(20)
  expect(keys.filter(key => !Object.hasOwn(zh, key))).toEqual([])
})

/** Of other rules than those of the usual match, or of actions that no gesture of the page makes. */
const NEVER_SEEN = [
  'refusal.first-weapon-only',
  'refusal.no-overwatch',
  'refusal.no-such-unit',
  'refusal.no-such-weapon',
  'refusal.off-map',
  'refusal.path-broken',
  'refusal.not-a-watcher',
  'refusal.no-shot-due',
]

test('nothing is said in both files, and other battles add objectives and refusals that the usual match has not', () => {
  const other = Object.keys(zhOtherBattles)
  const { weaponChoice, overwatch } = usualScenario.options.rules
  expect({ weaponChoice, overwatch: overwatch.on }).toEqual({ weaponChoice: true, overwatch: true })
  expect(other.filter(key => Object.hasOwn(zh, key))).toEqual([])
  expect(usualScenario.options.scenario.victory).toEqual([])
  const sentences = other.filter(key => !/^(team|unit|weapon)\./.test(key))
  const objectives =
    /^(feature\.flag|panel\.score-|goal\.|(reason|lost)\.(hold|flags|terrain|breakthrough)|ending\.|gesture\.through|(event|banner)\.(flag|scored|got-through|through))/
  expect(sentences.filter(key => !objectives.test(key))).toEqual(NEVER_SEEN)
})
