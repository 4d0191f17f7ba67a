import { describe, expect, it } from 'vitest'
import { measureGame } from '../src/measure-game.ts'
import { measurePart, partNames } from '../src/parts.ts'
import { report, withReport } from '../src/report.ts'
import { stonesGame } from '../src/stones/game.ts'

const brief = { rounds: 1, sliceMs: 1, warmUpMs: 1, kept: 1 }
const machine = { cpu: 'Abacus', cores: 2, node: '20.20.2', date: '2026-11-15' }
const flat = (median: number) => ({ median, low: median, high: median })

describe('the report', () => {
  const stones = {
    engine: flat(840_000),
    bare: flat(900_000),
    bareOnCopies: flat(450_000),
    cost: flat(900 / 840),
    costOnCopies: flat(2),
    runs: 31,
  }

  it('names the machine and the day, and ends with what was found', () => {
    const text = report({ games: [], stones, hex: [] }, machine)
    expect(text).toMatch(/^Abacus, 2 cores, Node 20\.20\.2, 2026-11-15\./)
    expect(text).toContain('costs 1.07 times the bare rules')
    expect(text.trimEnd().split('\n').at(-1)).toMatch(
      /^Random playouts reach 100 times boardgame\.io's 8,400/,
    )
  })

  it('has a table for every part that was measured', () => {
    const games = [measureGame(stonesGame, brief)]
    const hex = [{ name: 'neighbours', ours: 1_234_567, theirs: 1000 }]
    const text = report({ games, hex }, machine)
    expect(text).toMatch(/\| Stones +\| +\d/)
    expect(text).toMatch(/\| neighbours \| 1,230,000 \| +1,000 \| 1,230 \|/)
  })

  it('says what a series gains from the other cores', () => {
    const simulate = {
      jobs: 2,
      games: 1500,
      one: flat(6),
      all: flat(3.2),
      times: { median: 1.875, low: 1.8, high: 1.9 },
      runs: 3,
    }
    expect(report({ games: [], hex: [], simulate: [simulate] }, machine)).toMatch(
      /\| 1,500 duels +\| +6\.0 \| +3\.2 \| +1\.88 \| +1\.80–1\.90 \|/,
    )
  })

  it('replaces what stood between the marks of a document, and nothing else', () => {
    const document = 'before\n<!-- bench: begin -->\n\nold\n\n<!-- bench: end -->\nafter\n'
    const once = withReport(document, 'new\n')
    expect(once).toBe('before\n<!-- bench: begin -->\n\nnew\n\n<!-- bench: end -->\nafter\n')
    expect(withReport(once, 'new\n')).toBe(once)
    expect(() => withReport('no marks', 'new\n')).toThrow('to write between')
  })
})

describe('the parts', () => {
  it('measure every game on the list', async () => {
    for (const name of partNames().filter(name => name.startsWith('game/'))) {
      const { games } = await measurePart(name, brief)
      expect(games.map(({ id }) => `game/${id}`)).toEqual([name])
      for (const { playouts, applies, copies, hashes, recordBytes } of games) {
        for (const { median } of [playouts, applies, copies, hashes, recordBytes])
          expect(median).toBeGreaterThan(0)
      }
    }
  })

  it('are listed where one is asked for that is not there', async () => {
    await expect(measurePart('game/none', brief)).rejects.toThrow('the parts are game/')
  })
})
