import type { GameTypes } from '@sextant/engine'
import type { Box, BoxedGame } from '@sextant/scene'
import { describe, expect, it, vi } from 'vitest'
import { type } from '../memory-terminal.ts'

/** Hexapawn with one part of its rules replaced, to see what the command makes of stranger games. */
vi.mock('@sextant/games', async original => {
  const actual = await original<typeof import('@sextant/games')>()
  const { box } = await import('@sextant/scene')
  const hexapawn = await actual.findGame('hexapawn')?.load()
  if (!hexapawn) throw new Error('hexapawn is not on the list')
  const change = <T extends GameTypes>(contents: BoxedGame<T>, id: string): Box => {
    const { game } = contents
    const load = (options: T['options']) => {
      const rules = game.load(options)
      if (id === 'faulty')
        return {
          ...rules,
          apply: () => {
            throw new Error('the board is on fire')
          },
        }
      if (id === 'dicey')
        return {
          ...rules,
          apply: ((state, seat, action, dice, emit) => {
            if (dice.d(4) > 1) rules.apply(state, seat, action, dice, emit)
          }) satisfies typeof rules.apply,
        }
      if (id === 'dizzy')
        return {
          ...rules,
          apply: ((state, seat, action, dice, emit) => {
            dice.roll(3, 1000)
            rules.apply(state, seat, action, dice, emit)
          }) satisfies typeof rules.apply,
        }
      return {
        ...rules,
        forecast: () => ({
          odds: [
            {
              of: 'arrives-safely',
              outcomes: [
                { value: true, chance: 0.75 },
                { value: false, chance: 0.25 },
              ],
              factors: [{ name: 'tailwind', effect: '+10' }],
            },
          ],
        }),
      }
    }
    const cheat = {
      id: 'cheat',
      title: 'Cheat',
      about: '',
      join: () => ({ choose: () => ({ from: 0, to: 18 }) as T['action'] }),
    }
    return box({ ...contents, game: { ...game, id, load }, bots: id === 'forecast' ? [cheat] : [] })
  }
  const games = ['faulty', 'dicey', 'dizzy', 'forecast'].map(id => ({
    id,
    title: id,
    kind: 'example' as const,
    load: async () => hexapawn.open(contents => change(contents, id)),
  }))
  return { games, findGame: (id: string) => games.find(game => game.id === id) }
})

describe('odds', () => {
  it('are counted over every fall of the dice where a game gives no forecast', async () => {
    const { out } = await type('play dicey', { typed: ['odds 1', 'quit'] })
    expect(out).toMatch(/75\.0 % +█{15}░{5} +White moved from/)
    expect(out).toMatch(/25\.0 % +█{5}░{15} +nothing happens/)
  })

  it('are the game’s own where it has them, with what made them so', async () => {
    const { out } = await type('play forecast', { typed: ['odds 1', 'quit'] })
    expect(out).toContain('arrives safely (tailwind +10)')
    expect(out).toMatch(/75\.0 % .* yes/)
    expect(out).toMatch(/25\.0 % .* no/)
  })

  it('are not given where the dice can fall in too many ways', async () => {
    const { code, out } = await type('play dizzy', { typed: ['odds 1', 'quit'] })
    expect(code).toBe(0)
    expect(out).toContain('too many possible dice results')
  })

  it('dice that have fallen are not taken back', async () => {
    const { out } = await type('play dicey --seat all', { typed: ['1', 'undo', 'quit'] })
    expect(out).toContain("Undo isn't possible: dice were rolled.")
  })
})

describe('bugs', () => {
  it('in the rules fail the case they show up in, and the others are run all the same', async () => {
    const first = { seat: 'white', action: { from: 18, to: 14 } }
    const [breaks, holds] = [
      { name: 'a step', steps: [first] },
      { name: 'start', expect: { toAct: ['white'] } },
    ]
    const files = {
      'a.json': JSON.stringify({ game: 'faulty', cases: [breaks, holds] }),
      'b.json': JSON.stringify({ game: 'dicey', ...holds }),
    }
    const { code, out, err } = await type('run a.json b.json --verbose', { files })
    expect(code).toBe(1)
    expect(out).toContain('✗ a.json › a step')
    expect(out).toContain('✓ a.json › start')
    expect(out).toContain('✓ b.json › start')
    expect(out).toContain('2 passed, 1 failed')
    expect(err).toContain('a bug in the rules of faulty, step 1')
    expect(err).toContain('the board is on fire')
    const { cases } = JSON.parse((await type('run a.json --json', { files })).out)
    expect(cases[0]).toMatchObject({ name: 'a step', passed: false })
    expect(cases[0].fault).toContain('the board is on fire')
  })

  it.each([
    ['play faulty', 'a bug in the rules of faulty, step 1, white {"from":'],
    ['simulate faulty --games 1', 'a bug in the rules of faulty, step 1: the board is on fire'],
    ['play forecast --seat black', 'a bug in the bot cheat, step 1: '],
    ['simulate forecast --games 1', 'a bug in the bot cheat, step 1: '],
  ])('%s names the bug and where it was', async (line, message) => {
    const { code, err } = await type(line, { typed: ['1'] })
    expect(code).toBe(1)
    expect(err).toContain(message)
    expect(err).not.toMatch(/\n\s+at /)
    expect(err).toContain('--debug shows where')
    const loud = await type(`${line} --debug`, { typed: ['1'] })
    expect(loud.err).toMatch(/\n\s+at /)
  })
})
