import { readRecord, startMatch, writeRecord } from '@sextant/engine'
import { games } from '@sextant/games'
import { describe, expect, it } from 'vitest'
import { type } from './memory-terminal.ts'

const CLEAR = '\u001b[2J'
const person = { seen: true, typed: true }

/** What was on the screen each time before it was cleared. */
const screens = (out: string) => out.split(CLEAR)

describe('secrets between people at one terminal', () => {
  it('nothing of a sealed bid is on the screen of the next person, whatever it was', async () => {
    const seen = new Set<string>()
    for (const bid of [0, 3, 7, 20]) {
      const look = [`bid ${bid}`, 'odds 1', 'list', 'board', 'save m.json', 'quit']
      const { files, out } = await type('play sealed-bids --seat all --seed s', { typed: look })
      const { steps } = readRecord(files['m.json'] ?? '', 'm')
      expect(JSON.stringify(steps)).toContain(`"bid":${bid}`)
      const [, , teal = ''] = out.split('Hand over to ')
      expect(teal).toContain('Gold has sealed a bid.')
      expect(teal).toContain('depends on hidden information')
      seen.add(teal)
    }
    expect(seen.size).toBe(1)
  })

  it('a bot bids when the person has, and its bid is opened with theirs', async () => {
    const { out } = await type('play sealed-bids --seat teal --bot random --seed a', {
      typed: ['bid 0', 'quit'],
    })
    const [before = '', after = ''] = out.split('bid 0\n')
    expect(before).not.toContain('sealed a bid')
    expect(after).toMatch(/Gold has sealed a bid\.\n.*(Both bid 0|\d+ against 0)/)
  })

  it('the screen is hidden from the beginning, and whenever another plans', async () => {
    const typed = ['', 'bid 7', '', 'bid 2', '', 'quit']
    const { out, left } = await type('play sealed-bids --seat all --seed q', { typed, terminal: person })
    expect(left).toEqual([])
    const [opening = '', gold = '', teal = '', together = '', ...more] = screens(out)
    expect(more).toEqual([])
    expect(opening).not.toContain('your action')
    expect(gold).toContain('Hand over to Gold.')
    expect(gold.indexOf('press Enter')).toBeLessThan(gold.indexOf('Gold, your action'))
    expect(gold).toContain('bid 7')
    expect(teal).toContain('Hand over to Teal.')
    expect(teal.indexOf('press Enter')).toBeLessThan(teal.indexOf('Teal, your action'))
    expect(teal).not.toMatch(/bid 7\n/)
    expect(teal).toContain('Gold has sealed a bid.')
    // The result is shown to both before the first of them plans again.
    expect(together).toContain('7 against 2')
    expect(together.indexOf('7 against 2')).toBeLessThan(together.indexOf('Hand over to Gold.'))
    expect(together.indexOf('press Enter')).toBeLessThan(together.indexOf('Gold, your action'))
    expect(together.match(/7 against 2/g)).toHaveLength(1)
  })

  it('a saved match of two people starts behind a curtain', async () => {
    const first = await type('play sealed-bids --seat all --seed q', {
      typed: ['', 'bid 7', '', 'save m.json', 'quit'],
      terminal: person,
    })
    const { files } = first
    const { out, recalled } = await type('play --resume m.json', {
      files,
      typed: ['', 'quit'],
      terminal: person,
    })
    const [opening = '', teal = ''] = screens(out)
    expect(opening).not.toContain('your action')
    expect(teal.indexOf('Teal, press Enter')).toBeLessThan(teal.indexOf('Teal, your action'))
    expect(out).not.toMatch(/[Bb]id 7\n/)
    expect(recalled.flat().join('')).toBe('')
    // A plan is a secret even where it has changed nothing that can be seen.
    const left = await type('play --resume m.json', { files, typed: [], terminal: person })
    expect(left.out).not.toContain('your action')
    expect(left.out).toContain('Left after 1 action.')
  })

  it('what one person has typed cannot be brought back by the next', async () => {
    const typed = ['', 'odds 3', 'bid 7', '', 'bid 2', '', 'quit']
    const { recalled } = await type('play sealed-bids --seat all --seed q', {
      typed,
      terminal: { typed: true },
    })
    const [opening, first, bid, handOver, teal, together, gold] = recalled.map(lines => lines.join())
    expect([opening, first, bid]).toEqual(['', '', ',odds 3'])
    expect([handOver, teal]).toEqual(['', ''])
    expect([together, gold]).toEqual(['', ''])
  })

  it('nobody takes back what another has sealed', async () => {
    const { out } = await type('play sealed-bids --seat all', { typed: ['bid 7', 'undo', 'quit'] })
    expect(out).toContain('Nothing to undo.')
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
    const terminal = { typed: ['', 'bid 1'], terminal: { typed: true } }
    const { code, out } = await type('play sealed-bids --seat all', terminal)
    expect(code).toBe(0)
    expect(out).toContain('Left after 1 action.')
  })

  it('in a game without secrets nothing is hidden', async () => {
    const terminal = { typed: ['1', '1', 'quit'], terminal: person }
    const { out } = await type('play hexapawn --seat all', terminal)
    expect(out).not.toContain(CLEAR)
    expect(out).not.toContain('Hand over')
  })
})

describe('replay --as', () => {
  /** A match in which the second seat changes its plan this many times, between two plans of the first. */
  async function planned(times: number): Promise<string> {
    const box = await games.find(({ id }) => id === 'underwater-hockey')?.load()
    if (!box) throw new Error('there is no such game')
    return box.open(({ game }) => {
      const match = startMatch(game, { options: game.scenarios[0].options, seed: 's' })
      const plan = (seat: number, number: number) => {
        const action = match.legal(seat)[number]
        expect(match.act(seat, action).ok).toBe(true)
      }
      plan(0, 1)
      for (let time = 0; time < times; time++) plan(1, time + 1)
      plan(0, 2)
      return writeRecord(match.save())
    })
  }

  it.each([['blue'], ['spectator'], ['red']])('tells %s only its own count of steps', async eyes => {
    const [once, thrice] = [await planned(1), await planned(3)]
    const shown = async (record: string, more: string) =>
      type(`replay m.json --as ${eyes}${more}`, { files: { 'm.json': record } }).then(
        ({ out, err }) => out + err,
      )
    const own = eyes === (await secondSeat())
    for (const more of ['', ' --json', ' --step 99']) {
      const [one, other] = [await shown(once, more), await shown(thrice, more)]
      if (own && more === '') expect(one).not.toBe(other)
      if (!own) expect(one).toBe(other)
    }
  })
})

async function secondSeat(): Promise<string | undefined> {
  const box = await games.find(({ id }) => id === 'underwater-hockey')?.load()
  return box?.open(({ game }) => game.load(game.scenarios[0].options).seats[1])
}
