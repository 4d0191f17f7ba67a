import { checkShape } from '@sextant/engine'
import type { Box } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { boxFor } from '../src/box-for.ts'
import { boxes } from '../src/boxes.ts'
import { usualBoxes } from '../src/usual-boxes.ts'

describe.each(Object.keys(usualBoxes))('%s', id => {
  test('the usual match is the first scenario of the whole game, under the same rules', async () => {
    const usual = (await usualBoxes[id]?.())?.open(({ game }) => factsOf(game))
    const whole = (await boxes[id]?.())?.open(({ game }) => factsOf(game))
    expect(usual).toEqual(whole)
  })

  test('the usual match needs the least, however it is asked for', async () => {
    const usual = await usualBoxes[id]?.()
    const { scenario, options } = usual?.open(({ game }) => factsOf(game)) ?? {}
    expect(await boxFor(id, {})).toBe(usual)
    expect(await boxFor(id, { scenario })).toBe(usual)
    expect(await boxFor(id, { options: structuredClone(options) })).toBe(usual)
  })

  test('other options, other scenarios and given positions are checked by the whole game', async () => {
    const whole = await boxes[id]?.()
    const { options } = whole?.open(({ game }) => factsOf(game)) ?? {}
    expect(await boxFor(id, { scenario: 'another' })).toBe(whole)
    expect(await boxFor(id, { options: { ...(options as object), more: 1 } })).toBe(whole)
    expect(await boxFor(id, { given: true })).toBe(whole)
    expect(await boxFor(id, { options, stored: true })).toBe(whole)
    expect(whole?.open(({ game }) => game.flaws)).toBeInstanceOf(Function)
  })
})

test('a game without a smaller part is loaded whole, and there is no box of a game that is not there', async () => {
  expect(await boxFor('hexapawn', {})).toBe(await boxes.hexapawn?.())
  expect(await boxFor('constructor', {})).toBeUndefined()
})

test('what a usual match takes as it is, the whole game refuses', async () => {
  for (const [id, load] of Object.entries(usualBoxes)) {
    const takes = (box: Box | undefined) =>
      box?.open(({ game }) =>
        [game.options, game.state, game.action].map(schema => checkShape(schema, { nonsense: id }).ok),
      )
    expect(takes(await load())).toEqual([true, true, true])
    expect(takes(await boxes[id]?.())).toEqual([false, false, false])
  }
})

function factsOf({ id, title, version, scenarios: [first], load }: Facts) {
  const { seats, limit } = load(first.options)
  return { id, title, version, scenario: first.id, options: first.options, seats, limit }
}

interface Facts {
  readonly id: string
  readonly title: string
  readonly version: number
  readonly scenarios: readonly [{ readonly id: string; readonly options: unknown }, ...unknown[]]
  load(options: unknown): { readonly seats: readonly string[]; readonly limit: number }
}
