import { type Bot, type GameTypes, randomBot } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { listedBots, loadBot } from '../src/index.ts'

const greedy: Bot<GameTypes> = {
  ...randomBot(),
  id: 'greedy',
  title: 'Greedy',
  about: 'Takes all.',
}

describe('bots in a box', () => {
  test('a bot that is there is itself', async () => {
    expect(await loadBot(greedy)).toBe(greedy)
  })

  test('one that is listed shows its card, and is loaded only when it is asked for', async () => {
    let loads = 0
    const { id, title, about } = greedy
    const [listed] = listedBots([{ id, title, about }], async () => {
      loads++
      return [greedy]
    })
    expect(listed).toMatchObject({ id, title, about })
    expect(loads).toBe(0)
    expect(listed && (await loadBot(listed))).toBe(greedy)
    expect(loads).toBe(1)
  })

  test('one that is listed but not there is named', async () => {
    const [listed] = listedBots([{ id: 'general', title: 'General', about: '' }], async () => [greedy])
    await expect(listed?.load()).rejects.toThrow('"general" is listed, but what was loaded has greedy')
  })
})
