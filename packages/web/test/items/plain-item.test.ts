import 'fake-indexeddb/auto'
import { findGame } from '@sextant/games'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadLaterTexts } from '../../src/i18n/texts.ts'
import { itemText } from '../../src/items/item-file.ts'
import { itemInLink } from '../../src/items/item-link.ts'
import { dismiss, notices } from '../../src/notices/notice.ts'
import { droppedItem } from '../../src/pages/setup/dropped-item.ts'
import { type GameSetup, gameSetupOf, partAt } from '../../src/pages/setup/game-setup.ts'

/** A team as another program would write it: no cost, no traits. */
const team = {
  id: 'night-shift',
  name: 'Night Shift',
  faction: 'Harbour',
  units: [
    {
      id: 'rifleman',
      name: 'Rifleman',
      quality: 4,
      defense: 4,
      speed: 6,
      wounds: 3,
      weapons: [{ name: 'Rifle', range: 12, attacks: 2, ap: 1, type: 'ranged' }],
    },
  ],
}

let setup: GameSetup
beforeAll(async () => {
  await loadLaterTexts()
  const box = await findGame('firefight')?.load()
  if (!box) throw new Error('firefight is gone')
  setup = await gameSetupOf(box)
})
beforeEach(() => {
  for (const { number } of notices.value) dismiss(number)
})

function drop(data: unknown, at?: string) {
  const options = setup.options('elimination', {})
  const file = new File([JSON.stringify(data)], 'team.json')
  return droppedItem(file, { game: 'firefight', setup, scenario: 'elimination', chosen: {}, options }, at)
}

test('a plain team file goes to the side it is dropped on, and can be played as it is', async () => {
  expect(Object.keys((await drop(team)) ?? {})).toEqual(['/teams/blue'])
  const chosen = (await drop(team, '/teams/red')) ?? {}
  expect(itemInLink(chosen['/teams/red'] ?? '')).toEqual({ item: team })
  const options = setup.options('elimination', {}, chosen)
  expect(partAt(options, '/teams/red')).toEqual(team)
  expect(setup.opening(options, 'seed').ok).toBe(true)
})

test('a bad one changes nothing, and every flaw is told by unit and field', async () => {
  const bad = {
    ...team,
    units: [...team.units, { ...team.units[0], id: 'other', name: 'Gunner', quality: 9, speed: 'fast' }],
  }
  expect(await drop(bad)).toBeUndefined()
  expect(notices.value[0]?.text).toContain('units[1] Gunner: quality is 9, must be 2 to 6')
  expect(notices.value[0]?.text).toContain('units[1] Gunner: speed is "fast", must be 2 to 12')
})

test('JSON that is no team is not taken for one', async () => {
  expect(await drop({ units: 5 })).toBeUndefined()
  expect(notices.value[0]?.text).toContain("isn't something built here")
})

test('what is exported is the plain file again, under its name', () => {
  const builder = setup.builders.find(({ id }) => id === 'team')
  const item = { game: 'firefight', builder: 'team', name: 'Day Shift', value: team }
  expect(JSON.parse(itemText(item, builder?.file))).toEqual({ ...team, id: 'day-shift', name: 'Day Shift' })
  expect(JSON.parse(itemText(item, undefined))).toMatchObject({ format: 'sextant.item', value: team })
})
