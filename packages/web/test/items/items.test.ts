import { findGame } from '@sextant/games'
import { writeItem } from '@sextant/scene/builder'
import { beforeAll, describe, expect, test } from 'vitest'
import { speak } from '../../src/i18n/texts.ts'
import {
  itemFileName,
  itemFromFile,
  itemFromText,
  itemName,
  LARGEST_ITEM,
} from '../../src/items/item-file.ts'
import { itemInLink, linkText } from '../../src/items/item-link.ts'
import { memoryItems } from '../../src/items/item-store.ts'
import { saveItem } from '../../src/items/save-item.ts'
import { builderQueryOf, queryOfDraft } from '../../src/pages/builder/draft.ts'
import { builtScenario, type GameSetup, gameSetupOf, partAt } from '../../src/pages/setup/game-setup.ts'

const knife = { class: 'dagger', weapons: ['laser', 'emp-beam'] }

let setup: GameSetup
beforeAll(async () => {
  await speak('en')
  const box = await findGame('hex-ships')?.load()
  if (!box) throw new Error('hex-ships is gone')
  setup = await gameSetupOf(box)
})

describe('an item in an address', () => {
  test.each([knife, [], [knife, { ...knife, name: '长刀 “é” 🚀' }], null, 5])(
    'comes back as it was: %j',
    item => {
      const query = new URLSearchParams({ item: linkText(item) }).toString()
      expect(itemInLink(new URLSearchParams(query).get('item') ?? '')).toEqual({ item })
    },
  )

  test('is nothing where it is none, or was cut off', () => {
    const text = linkText(knife)
    for (const other of ['balanced', '', '~', '~%%%', text.slice(0, -3), text.slice(1)])
      expect(itemInLink(other)).toBeUndefined()
  })

  test('is a draft that can be reloaded; shared, it belongs to nobody', () => {
    const draft = { item: knife, name: 'Long Knife', id: 'abc' }
    const chosen = { '/rules': 'printed' }
    expect(builderQueryOf(queryOfDraft(draft, chosen))).toEqual({ draft, chosen, damaged: false })
    expect(builderQueryOf(queryOfDraft(draft, {}, true)).draft).toEqual({ item: knife, name: 'Long Knife' })
    expect(builderQueryOf(new URLSearchParams('item=~x!'))).toEqual({ damaged: true, chosen: {} })
  })
})

describe('an item in a file', () => {
  const file = (game: string, builder: string, value: unknown) =>
    writeItem({ game, builder, name: 'Knife', value })
  const read = (text: string) => itemFromText(text, 'hex-ships', setup, setup.options('custom', {}))
  const why = (text: string) => {
    const result = read(text)
    return result.ok ? '' : result.why
  }

  test('has a name that can be seen, without marks that turn it around', () => {
    const named = (name: string) => {
      const result = read(writeItem({ game: 'hex-ships', builder: 'ship', name, value: knife }))
      return result.ok ? result.item.name : result.why
    }
    expect(named('Long\u202e Knife\u0000\u001b')).toBe('Long Knife')
    for (const blank of ['   ', '\u200b\ufeff', '\u202e\u2067']) expect(named(blank)).toBe('Custom')
  })

  test('is taken in, with or without a mark of its encoding', () => {
    expect(read(file('hex-ships', 'ship', knife))).toMatchObject({
      ok: true,
      item: { name: 'Knife', value: knife },
    })
    expect(read(`\uFEFF${file('hex-ships', 'ship', knife)}`).ok).toBe(true)
  })

  test('that is damaged, foreign, or of another game is refused in words', () => {
    expect(why(file('hex-ships', 'ship', knife).slice(0, 60))).toMatch(/line \d+, column \d+.*Is it complete/)
    expect(why('['.repeat(10_000))).toMatch(/nested too deep/)
    expect(why('{"format":"sextant.match"}')).toMatch(/isn't something built here/)
    expect(why(file('broadside', 'ship', knife))).toMatch(/another game \(broadside\)/)
    expect(why(file('hex-ships', 'castle', knife))).toMatch(/no “castle”/)
    expect(why(file('hex-ships', 'ship', { class: 'dagger' }))).toBe('weapons is missing, must be a list')
    expect(why(file('hex-ships', 'fleet', [knife, 5, 6]))).toBe(
      '[1] is 5, must be an object · [2] is 6, must be an object',
    )
  })

  test('that is too large is not read', async () => {
    const large = new File(['x'.repeat(LARGEST_ITEM + 1)], 'large.json')
    const result = await itemFromFile(large, 'hex-ships', setup, {})
    expect(result).toMatchObject({ ok: false, why: expect.stringMatching(/larger than 400 kB/) })
  })

  test('has a name that any disk takes', () => {
    expect(itemFileName({ game: 'hex-ships', builder: 'ship', name: 'Long Knife / 2!', value: 0 })).toBe(
      'hex-ships-ship-long-knife-2.json',
    )
    expect(itemFileName({ game: 'g', builder: 'b', name: '???', value: 0 })).toBe('g-b.json')
    expect(itemName(`  ${'x'.repeat(60)}`)).toHaveLength(40)
  })
})

describe('saving', () => {
  const item = { game: 'g', builder: 'b', id: 'a', name: 'One', value: 1 }

  test('keeps its place, as long as nobody else has saved there', async () => {
    const store = memoryItems()
    const first = await saveItem(store, item, undefined, 1)
    expect(first).toEqual({ item: { ...item, touched: 1 }, copied: false })
    const second = await saveItem(store, { ...item, value: 2 }, 1, 2)
    expect(second).toMatchObject({ copied: false, item: { id: 'a' } })
    expect((await store.items('g', 'b')).map(({ value }) => value)).toEqual([2])
  })

  test('of what another tab has changed meanwhile stands beside it', async () => {
    const store = memoryItems()
    await saveItem(store, item, undefined, 1)
    await saveItem(store, { ...item, value: 'theirs' }, 1, 2)
    const saved = await saveItem(store, { ...item, value: 'mine' }, 1, 3)
    expect(saved.copied).toBe(true)
    expect((await store.items('g', 'b')).map(({ value }) => value)).toEqual(['mine', 'theirs'])
  })
})

describe('a part that is built', () => {
  const AMBER = '/scenario/fleets/amber'
  test('is there in the scenario that has it, and takes what an address brings', () => {
    expect(builtScenario(setup)).toBe('custom')
    const options = setup.options('custom', {}, { [AMBER]: linkText([knife]) })
    expect(partAt(options, AMBER)).toEqual([knife])
    expect(setup.opening(options, 'seed').ok).toBe(true)
    expect(partAt(setup.options('duel', {}, { [AMBER]: linkText([knife]) }), AMBER)).toBeUndefined()
  })

  test('that cannot be played is refused, and so is nonsense', () => {
    const flawed = (item: unknown) =>
      setup.opening(setup.options('custom', {}, { [AMBER]: linkText(item) }), 'seed')
    expect(flawed([])).toMatchObject({ ok: false, flaws: [{ path: AMBER }] })
    expect(flawed('nonsense').ok).toBe(false)
    const changed = setup.options('custom', { '/scenario/fleets/size': 1 }, { [AMBER]: linkText([knife]) })
    expect(setup.opening(changed, 'seed')).toMatchObject({ ok: false })
  })

  test('is filled within the limit, and the same for the same seed', () => {
    const fleet = setup.builders.find(({ id }) => id === 'fleet')
    for (const size of [1, 2, 5, 12, 40]) {
      const options = setup.options('custom', { '/scenario/fleets/size': size })
      const made = fleet?.fill(options, 'seed')
      expect(made).toEqual(fleet?.fill(options, 'seed'))
      const sheet = fleet?.sheet(made, options, () => [])
      expect(sheet).toMatchObject({ ok: true, sheet: { faults: [], gauge: { limit: size } } })
      if (sheet?.ok) expect(sheet.sheet.gauge?.value).toBeGreaterThan(size * 0.75)
    }
  })
})
