import { describe, expect, it } from 'vitest'
import { type } from './memory-terminal.ts'

/** The lines of the final standings and the one before, ahead of the verdict on the dice. */
const ending = (out: string) => out.trimEnd().split('\n').slice(-5, -1)

describe('three to six seats at a terminal', () => {
  it('take their turns in order, people and bots', async () => {
    const typed = ['1', '1', 'quit']
    const { out } = await type('play hex-reversi --seat red,green --bot sprout --seed s', { typed })
    expect(out).toContain('Red: you, Green: you, Blue: sprout')
    const prompts = [...out.matchAll(/^(\w+) > /gm)].map(([, name]) => name)
    expect(prompts).toEqual(['Red', 'Green', 'Red'])
    expect(out).toMatch(/▸ Blue places a disc at/)
    expect(out).toContain('Left after 3 actions.')
  })

  it('are told apart by their brackets, and the table says whose they are', async () => {
    const { out } = await type('play hex-reversi --scenario six --seat all', { typed: ['quit'] })
    for (const row of ['() Red', '[] Green', '<> Blue', '{} Yellow', '/\\ Purple', '|| Cyan'])
      expect(out).toContain(`${row} `)
    for (const disc of ['( ● )', '[ ● ]', '< ● >', '{ ● }', '/ ● \\', '| ● |']) expect(out).toContain(disc)
  })

  it('fit on a narrow screen', async () => {
    const { out } = await type('play hex-reversi --scenario six --seat all', {
      typed: ['quit'],
      terminal: { columns: 80 },
    })
    const board = out.slice(out.indexOf('Red to move')).split('\n')
    expect(Math.max(...board.map(line => line.length))).toBeLessThanOrEqual(80)
    expect(out).toContain('() Red ')
  })

  it('share a win, and the standings follow', async () => {
    const line = 'play hex-reversi --scenario blitz --seat none --bot random --seed s10 --save end.json'
    const { code, out, files } = await type(line)
    expect(code).toBe(0)
    expect(out).toMatch(/▸ Red and Blue share the win with \d+ discs each: the last turn is over\./)
    const standings = String.raw`\n +1\. +Red +1\/2 +(\d+)\n +1\. +Blue +1\/2 +\1\n +3\. +Green +0 +\d+\n`
    const won = String.raw`^Red and Blue share the win \(turn limit\) after 18`
    expect(out).toMatch(new RegExp(`${won} actions${standings}`, 'm'))
    const replayed = await type('replay end.json', { files })
    expect(replayed.out).toMatch(new RegExp(`${won} steps${standings}$`, 'm'))
  })

  it('draw when all of them have the same', async () => {
    const typed = ['pass', 'pass', 'pass']
    const { out } = await type('play hex-reversi --scenario blitz --seat all', { typed })
    expect(ending(out)).toEqual([
      'A draw (all passed) after 3 actions',
      '  1.  Red    1/3  4',
      '  1.  Green  1/3  4',
      '  1.  Blue   1/3  4',
    ])
  })

  it('are named by --seat, and refused where there is none', async () => {
    const { code, err } = await type('play hex-reversi --seat yellow')
    expect(code).toBe(2)
    expect(err).toContain('there is no seat "yellow"')
    const bots = await type('play hex-reversi --seat red --bot sprout,gardener,random')
    expect(bots.err).toContain('2 seats are left')
  })

  it('go on after a save as they were', async () => {
    const typed = ['1', 'save three.json', 'quit']
    const { files } = await type('play hex-reversi --seat red --bot gardener,sprout --seed s', { typed })
    const { out } = await type('play --resume three.json', { typed: ['quit'], files })
    expect(out).toContain('Red: you, Green: gardener, Blue: sprout')
    expect(out).toContain('Red to move, turn 4')
  })
})
