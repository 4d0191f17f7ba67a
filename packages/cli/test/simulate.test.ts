import { canonicalJson, readRecord, writeRecord } from '@sextant/engine'
import { describe, expect, it } from 'vitest'
import { type } from './memory-terminal.ts'

/** What depends on the clock is left out. */
async function results(line: string) {
  const { seconds: _, ...rest } = JSON.parse((await type(`${line} --json`)).out)
  return rest
}

describe('sextant simulate', () => {
  it('shows shares with intervals by bot and by seat, draws, lengths and speed', async () => {
    const { code, out, err } = await type(
      'simulate hexapawn --games 30 --bots rollout,random --scenario small',
    )
    expect(code).toBe(0)
    expect(err).toBe('')
    expect(out).toContain('Hexapawn, small: 30 matches, seed sextant')
    expect(out).toContain(
      'rollout and random change seats: each seed is played 2 times, by all on every seat. Intervals count seeds',
    )
    expect(out).toMatch(/bot +games +wins +draws +losses +score +95 % interval/)
    expect(out).toMatch(/rollout +30 +\d+ +\d+ +\d+ +[\d.]+ % +[\d.]+ % to [\d.]+ %/)
    expect(out).toMatch(/white +30 +\d+ +\d+ +\d+ +[\d.]+ % +[\d.]+ % to [\d.]+ %/)
    expect(out).toMatch(/draws +\d+ \([\d.]+ %\)/)
    expect(out).toMatch(/length +[\d.]+ actions on average, median \d/)
    expect(out).toMatch(/speed +[\d,]+ actions\/s/)
  })

  it('counts shared wins and losses among three to six seats', async () => {
    const three = await type('simulate hex-reversi --games 12 --bots gardener,sprout,random --scenario blitz')
    expect(three.err).toBe('')
    expect(three.out).toContain('gardener, sprout and random change seats: each seed is played 3 times')
    expect(three.out).toMatch(/bot +games +wins +shared +losses +score +95 % interval/)
    expect(three.out).toMatch(/blue +12 +\d+ +\d+ +\d+ +[\d.]+ %/)
    expect(three.out).toMatch(/shared wins +\d+ \([\d.]+ %\)/)
    expect(three.out).toMatch(/equal share +33\.3 %/)
    const two = await type('simulate hex-reversi --games 15 --bots sprout,random --scenario blitz')
    expect(two.out).toContain('each seed is played 6 times, by all on every seat; of the last seed, 3 of 6.')
    expect(two.out).toMatch(/[┆┿]/)
    const six = await results('simulate hex-reversi --games 6 --bots random --scenario six')
    expect(six.seats).toHaveLength(6)
    for (const { games, wins, shared, losses } of six.seats) expect(wins + shared + losses).toBe(games)
    const points = six.seats.reduce((sum: number, { score }: { score: number }) => sum + score, 0)
    expect(points).toBeCloseTo(1)
  })

  it('says what is wrong with options that fit their schema', async () => {
    const options = { seats: 6, radius: 3, discs: 4, turns: 2, pass: 'free' }
    const files = { 'crowd.json': JSON.stringify(options) }
    const { code, err } = await type('simulate hex-reversi --options crowd.json', { files })
    expect(code).toBe(2)
    expect(err).toContain('crowd.json /discs: 6 seats would begin with 24 discs')
    expect(err).toContain('crowd.json /turns: 2 turns are too few for 6 seats')
  })

  it('leaves the table of bots out where one plays itself', async () => {
    const { out } = await type('simulate hexapawn --games 3 --bots random')
    expect(out).toContain('random plays every seat.')
    expect(out).not.toMatch(/^bot /m)
  })

  it('plays the same matches for the same seed', async () => {
    const line = 'simulate hexapawn --games 60 --bots random --seed'
    expect(await results(`${line} one`)).toEqual(await results(`${line} one`))
    expect(await results(`${line} one`)).not.toEqual({ ...(await results(`${line} two`)), seed: 'one' })
  })

  it('gives data whose counts add up', async () => {
    const data = await results('simulate sealed-bids --games 40')
    expect(data).toMatchObject({ game: 'sealed-bids', scenario: 'classic', games: 40, seed: 'sextant' })
    const wins = data.seats.reduce((sum: number, seat: { wins: number }) => sum + seat.wins, 0)
    expect(wins + data.draws).toBe(40)
    expect(data.length).toMatchObject({ total: 560, mean: 14, median: 14 })
  })

  it('writes a record for each match, in canonical JSON', async () => {
    const line = 'simulate hexapawn --games 10 --bots random --seed s --save out/records'
    const { code, files, err } = await type(line)
    expect(code).toBe(0)
    const names = Object.keys(files)
    expect(names[0]).toBe('out/records/hexapawn-01.json')
    expect(names).toHaveLength(10)
    expect(err).toContain('10 records written to out/records')
    for (const [name, text] of Object.entries(files)) {
      const record = readRecord(text, name)
      expect(record.outcome).toBeDefined()
      expect(text).toBe(`${canonicalJson(JSON.parse(text))}\n`)
      expect(text).toBe(writeRecord(record))
    }
    expect((await type(line)).files).toEqual(files)
  })

  it('takes options from a file', async () => {
    const files = { 'tiny.json': '{ "radius": 1 }' }
    const { code, out } = await type('simulate hexapawn --games 2 --options tiny.json', { files })
    expect(code).toBe(0)
    expect(out).toContain('Hexapawn, tiny.json: 2 matches')
  })

  it('draws a bar for people, which is gone at the end, and tells logs now and then', async () => {
    const people = await type('simulate hexapawn --games 30', { terminal: { progress: true } })
    expect(people.err).toContain('█')
    expect(people.err.endsWith('\r\u001b[K')).toBe(true)
    const log = await type('simulate hexapawn --games 1200 --scenario small')
    expect(log.err).toMatch(/^\d+ of 1200 games, \d+ actions, .* left\n/)
    expect(log.err.trim().split('\n').length).toBeLessThan(5)
  })

  it.each([
    ['simulate', 'which game?'],
    ['simulate hexapawn --games 0', '--games must be a whole number, 1 to 10000000, found "0"'],
    ['simulate hexapawn --games 2.5', 'found "2.5"'],
    ['simulate hexapawn --games many', 'found "many"'],
    ['simulate hexapawn --bots radnom', 'there is no bot for hexapawn "radnom"; did you mean random?'],
    ['simulate hexapawn --bots random,random,random', 'Hexapawn has 2 seats, --bots names 3 bots'],
    [
      'simulate hexapawn --scenario large',
      'there is no scenario of hexapawn "large"; choose from: classic, small',
    ],
    ['simulate hexapawn --scenario small --options x.json', 'cannot be combined'],
    ['simulate hexapawn --options x.json', 'x.json: cannot be read: there is no such file'],
    ['simulate hexapawn --options bad.json', 'bad.json /radius:'],
    ['simulate hexapawn --options extra.json', 'extra.json /colour: this field is not known here'],
    ['simulate hexapawn --options text.json', 'text.json: not JSON: line 1, column 1'],
  ])('%s is refused', async (line, message) => {
    const files = {
      'bad.json': '{ "radius": "two" }',
      'extra.json': '{ "radius": 2, "colour": "red" }',
      'text.json': 'radius 2',
    }
    const { code, out, err } = await type(line, { files })
    expect(err).toContain(message)
    expect(code).toBe(2)
    expect(out).toBe('')
  })

  it('shows what has been counted when it is stopped', async () => {
    const line = 'simulate hexapawn --games 50 --bots random --save d'
    const { code, out, err, files } = await type(line, { interruptAt: 7 })
    expect(code).toBe(130)
    expect(out).toContain('Hexapawn, classic: 7 matches')
    expect(out).toContain('Stopped after 7 of 50 matches.')
    expect(err).toContain('7 records written to d')
    expect(Object.keys(files)).toHaveLength(7)
    const data = JSON.parse((await type(`${line} --json`, { interruptAt: 7 })).out)
    expect(data).toMatchObject({ asked: 50, games: 7 })
    expect((await type('simulate hexapawn --games 3 --bots random')).out).not.toContain('Stopped')
  })

  it('says when records cannot be written', async () => {
    const locked = { 'out/hexapawn-1.json': 'EACCES' }
    const { code, err } = await type('simulate hexapawn --games 1 --save out', { locked })
    expect(code).toBe(2)
    expect(err).toContain('out/hexapawn-1.json: cannot be written: permission is denied')
  })
})
