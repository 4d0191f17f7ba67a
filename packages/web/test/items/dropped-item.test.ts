import 'fake-indexeddb/auto'
import { findGame } from '@sextant/games'
import { writeItem } from '@sextant/scene/builder'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { speak } from '../../src/i18n/texts.ts'
import { itemInLink } from '../../src/items/item-link.ts'
import { pageItems } from '../../src/items/page-items.ts'
import { dismiss, notices } from '../../src/notices/notice.ts'
import { droppedItem } from '../../src/pages/setup/dropped-item.ts'
import { type GameSetup, gameSetupOf } from '../../src/pages/setup/game-setup.ts'

let setup: GameSetup
beforeAll(async () => {
  await speak('en')
  const box = await findGame('hex-ships')?.load()
  if (!box) throw new Error('hex-ships is gone')
  setup = await gameSetupOf(box)
})
beforeEach(() => {
  for (const { number } of notices.value) dismiss(number)
})

const [AMBER, VIOLET] = ['/scenario/fleets/amber', '/scenario/fleets/violet']
const knife = { class: 'dagger', weapons: ['laser', 'emp-beam'] }

function drop(
  builder: string,
  value: unknown,
  { scenario = 'custom', at }: { scenario?: string; at?: string } = {},
) {
  const text = writeItem({ game: 'hex-ships', builder, name: 'Knives', value })
  const options = setup.options(scenario, {})
  return droppedItem(
    new File([text], 'knives.json'),
    { game: 'hex-ships', setup, scenario, chosen: {}, options },
    at,
  )
}

test('a fleet goes to the side that it is dropped on, else to the first', async () => {
  const [violet, first] = [await drop('fleet', [knife], { at: VIOLET }), await drop('fleet', [knife])]
  expect(Object.keys(violet ?? {})).toEqual([VIOLET])
  expect(Object.keys(first ?? {})).toEqual([AMBER])
  expect(itemInLink(first?.[AMBER] ?? '')).toEqual({ item: [knife] })
})

test('what the match has no place for is stored, and that is said', async () => {
  expect(await drop('ship', knife)).toBeUndefined()
  expect(await drop('fleet', [knife], { scenario: 'duel' })).toBeUndefined()
  expect((await pageItems().items('hex-ships', 'ship')).map(({ value }) => value)).toEqual([knife])
  expect((await pageItems().items('hex-ships', 'fleet')).map(({ name }) => name)).toEqual(['Knives'])
  expect(notices.value.map(({ text }) => text)).toEqual([
    '“Knives” saved in Shipyard.',
    '“Knives” saved in Fleets.',
  ])
})

test('what is damaged changes nothing, and the reason is said', async () => {
  expect(await drop('fleet', [{ class: 'dagger' }])).toBeUndefined()
  expect(notices.value[0]?.text).toBe("Couldn't import knives.json: [0]: weapons is missing, must be a list")
})
