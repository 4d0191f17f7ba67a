import { readRecord } from '@sextant/engine'
import { describe, expect, it } from 'vitest'
import { type } from './desk.ts'

const CLEAR = '\u001b[2J'

describe('secrets at the table', () => {
  it('a program’s bid is not printed before it is opened', async () => {
    // The program sits first, so that its bid lies on the table while the person thinks.
    const look = ['odds 1', 'list', 'board', 'save m.json', 'bid 0', 'quit']
    const seen = new Map<number, string>()
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const desk = { typed: look }
      const { files, out } = await type(`play sealed-bids --seat teal --bot random --seed ${seed}`, desk)
      const { steps } = readRecord(files['m.json'] ?? '', 'm')
      const bid = Number(/"bid":(\d+)/.exec(JSON.stringify(steps))?.[1])
      const [before = '', after = ''] = out.split('bid 0\n')
      expect(before).toContain('Gold has sealed a bid.')
      expect(before).toContain('what is hidden here decides')
      expect(after).toMatch(bid === 0 ? /Both bid 0/ : new RegExp(`${bid} against 0`))
      seen.set(bid, withoutBoard(before))
    }
    // Whatever was bid, what is on the screen says the same.
    expect(seen.size).toBeGreaterThan(3)
    expect(new Set(seen.values()).size).toBe(1)
  })

  it('the screen is hidden when one person’s secret must not be seen by the next', async () => {
    const typed = ['bid 7', '', 'bid 2', 'quit']
    const { out } = await type('play sealed-bids --seat all --seed q', {
      typed,
      terminal: { seen: true, typed: true },
    })
    const [gold = '', teal = '', ...more] = out.split(CLEAR)
    expect(gold).toContain('bid 7')
    expect(teal).toContain('Hand over to Teal.')
    expect(teal.indexOf('press Enter')).toBeLessThan(teal.indexOf('Teal, your action'))
    const [hidden = '', opened = ''] = teal.split('bid 2')
    expect(hidden).not.toMatch(/bid 7\n/)
    expect(hidden).toContain('Gold has sealed a bid.')
    // Once both bids are open there is nothing to hide from the next one.
    expect(opened).toContain('7 against 2')
    expect(opened).toContain('Gold, your action')
    expect(more).toEqual([])
  })

  it('what one person has typed cannot be brought back by the next', async () => {
    const typed = ['odds 3', 'bid 7', '', 'bid 2', 'quit']
    const { recalled } = await type('play sealed-bids --seat all --seed q', {
      typed,
      terminal: { typed: true },
    })
    const [first, bid, handOver, teal] = recalled
    expect([first, bid]).toEqual([[], ['odds 3']])
    expect(handOver).toEqual([])
    expect(teal?.join()).toBe('')
  })

  it('nobody takes back what another has sealed', async () => {
    const { out } = await type('play sealed-bids --seat all', { typed: ['bid 7', 'undo', 'quit'] })
    expect(out).toContain('gold has acted since; that stands.')
    expect(out).toContain('Left after 1 action.')
  })

  it('a script is not asked to press Enter', async () => {
    const { out, left } = await type('play sealed-bids --seat all', { typed: ['bid 1', 'bid 2', 'quit'] })
    expect(out).toContain('Hand over to Teal.')
    expect(out).not.toContain('press Enter')
    expect(out).toContain('1 against 2')
    expect(left).toEqual([])
  })

  it('leaving at the hand-over is leaving', async () => {
    const desk = { typed: ['bid 1'], terminal: { typed: true } }
    const { code, out } = await type('play sealed-bids --seat all', desk)
    expect(code).toBe(0)
    expect(out).toContain('Left after 1 action.')
  })

  it('in a game without secrets nothing is hidden', async () => {
    const desk = { typed: ['1', '1', 'quit'], terminal: { seen: true, typed: true } }
    const { out } = await type('play hexapawn --seat all', desk)
    expect(out).not.toContain(CLEAR)
    expect(out).not.toContain('Hand over')
  })
})

/** The board is laid out by the seed, so that it differs from match to match. */
function withoutBoard(screen: string): string {
  return screen
    .replace(/A hex worth \d/g, 'A hex worth N')
    .split('\n\n')
    .filter(part => !part.includes('── Sides ──'))
    .join('\n\n')
}
