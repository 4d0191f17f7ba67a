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

test('nothing is said in both files, and objectives are the only sentences that other battles add', () => {
  const other = Object.keys(zhOtherBattles)
  expect(other.filter(key => Object.hasOwn(zh, key))).toEqual([])
  expect(usualScenario.options.scenario.victory).toEqual([])
  const sentences = other.filter(key => !/^(team|unit|weapon)\./.test(key))
  const objectives =
    /^(feature\.flag|panel\.score-|goal\.|(reason|lost)\.(hold|flags|terrain|breakthrough)|ending\.|gesture\.through|(event|banner)\.(flag|scored|got-through|through))/
  expect(sentences.filter(key => !objectives.test(key))).toEqual([])
})
