import { commitmentTo, readRecord, sha256Hex } from '@sextant/engine'
import { games } from '@sextant/games'
import { describe, expect, it } from 'vitest'
import { type } from './memory-terminal.ts'

const ones = Array.from({ length: 30 }, () => '1')

describe('sextant play', () => {
  it('plays a match to its end and says who won', async () => {
    const { code, out, left } = await type('play hexapawn --bot random --seed a', { typed: ones })
    expect(code).toBe(0)
    expect(out).toContain('Hexapawn, classic  White: you, Black: random')
    expect(out).toContain('White, your action')
    expect(out).toContain('White moved from')
    expect(out).toContain('Black moved from')
    expect(out).toMatch(
      /(White|Black) wins \((across|no moves)\) after \d+ actions\n✓ fair dice: checked.*\n$/,
    )
    expect(left.length).toBeGreaterThan(0)
  })

  it('plays the first game on the list when none is named', async () => {
    const { code, out } = await type('play', { typed: ['quit'] })
    expect(code).toBe(0)
    const box = await games[0]?.load()
    expect(out).toContain(`\n${box?.open(({ game }) => game.title)}, `)
    expect((await type('play --seat all', { typed: ['quit'] })).out).not.toContain(': random')
  })

  it('plays the same match for the same seed and the same words', async () => {
    const play = async (seed: string) => (await type(`play hexapawn --seed ${seed}`, { typed: ones })).out
    expect(await play('a')).toBe(await play('a'))
  })

  it('lists the legal actions by number, and takes them by number, label, part of one, or JSON', async () => {
    const typed = ['2,0 to 2,-1', '1', 'quit']
    const { out } = await type('play hexapawn --seat all', { typed })
    expect(out).toMatch(/1 {2}2,0 to 2,-1 +2 {2}1,1 to 1,0/)
    expect(out).toContain('White moved from 2,0 to 2,-1.')
    expect(out).toContain('Black moved from 0,-2 to 0,-1.')
    expect(out).toContain('Left after 2 actions.')
    const part = await type('play hexapawn --seat all', { typed: ['-2,1', '{"from": 0, "to": 4}', 'quit'] })
    expect(part.out).toContain('White moved from -2,2 to -2,1.')
    expect(part.out).toContain('Black moved from 0,-2 to 0,-1.')
  })

  it('lists what a word may mean when it may mean several things', async () => {
    const { code, out } = await type('play hexapawn', { typed: ['to', 'quit'] })
    expect(code).toBe(0)
    expect(out).toContain('5 actions match "to"; which one?')
    expect(out).toContain('Left after 0 actions.')
  })

  it.each([
    ['17', 'No action matches "17". Type 1 to 5, or part of a label.'],
    ['0', 'No action matches "0"'],
    ['castle', 'No action matches "castle"'],
    ['{"from": 0, "to": 18}', 'Pawns step ahead onto a free hex or capture beside it.'],
    ['{"from": "a1"}', 'This is not an action of Hexapawn: /from found "a1", expected number'],
    ['{"from":', 'That is not valid JSON; nothing was done.'],
    [
      `${'['.repeat(9000)}${']'.repeat(9000)}`,
      "That can't be used (is nested too deep: more than 64 lists and objects inside each other); nothing was done.",
    ],
    ['undo', 'Nothing to undo.'],
    ['redo', 'Nothing to redo.'],
    ['odds', 'Which action?'],
    ['odds 99', 'No action matches "99"'],
    ['save', 'Save where?'],
    ['save locked.json', 'locked.json: cannot be written: the disk is full'],
  ])(
    'refuses %s with a sentence and goes on; a script learns of it by the exit code',
    async (line, sentence) => {
      const terminal = { typed: [line, 'quit'], locked: { 'locked.json': 'ENOSPC' } }
      const { code, out, left } = await type('play hexapawn', terminal)
      expect(out).toContain(sentence)
      expect(out).toContain('Left after 0 actions.')
      expect(left).toEqual([])
      expect(code).toBe(1)
      const person = await type('play hexapawn', { ...terminal, terminal: { typed: true } })
      expect(person.code).toBe(0)
    },
  )

  it('helps', async () => {
    const { code, out } = await type('play hexapawn', {
      typed: ['help', '?', 'list', '', 'board', 'legend', 'quit'],
    })
    expect(code).toBe(0)
    for (const word of ['undo, redo', 'odds 5', 'save FILE', 'quit']) expect(out).toContain(word)
    expect(out).toContain('Sides')
    expect(out.split('White to move')).toHaveLength(3)
  })

  it('takes back and does again, at one screen for the one who acted last', async () => {
    const { code, out } = await type('play hexapawn --seat all', {
      typed: ['1', 'undo', 'redo', '1', 'quit'],
    })
    expect(code).toBe(0)
    const logged = out.match(/▸ .*|Undone\./g)
    expect(logged).toEqual([
      '▸ White moved from 2,0 to 2,-1.',
      'Undone.',
      '▸ White moved from 2,0 to 2,-1.',
      '▸ Black moved from 0,-2 to 0,-1.',
    ])
    expect(out).toContain('Left after 2 actions.')
  })

  it('does not take back what a bot has answered, and says why', async () => {
    const { out } = await type('play hexapawn', { typed: ['1', 'undo', 'quit'] })
    expect(out).toContain("Undo isn't possible: black has acted since.")
    expect(out).toContain('Left after 2 actions.')
  })

  it('ends with the input, saves nothing, and says so', async () => {
    const { code, out, files } = await type('play hexapawn --save m.json', { typed: ['1'] })
    expect(code).toBe(0)
    expect(out.endsWith('Left after 2 actions.\n')).toBe(true)
    expect(files).toEqual({})
  })

  it('saves a match and goes on with it where it was, with the same players', async () => {
    const start = 'play hexapawn --seat black --bot random --seed z'
    const first = await type(start, { typed: ['1', 'save here/m.json', 'quit'] })
    expect(first.out).toContain('sextant play --resume here/m.json')
    const { files } = first
    const saved = readRecord(files['here/m.json'] ?? '', 'm')
    expect(saved.seats).toEqual([
      { name: 'white', player: 'random' },
      { name: 'black', player: 'person' },
    ])
    const again = await type('play --resume here/m.json', { files, typed: ['quit'] })
    expect(again.code).toBe(0)
    expect(again.out).toContain('White: random, Black: you')
    expect(again.out).toContain('Black, your action')
    expect(again.out).toContain(`Left after ${saved.steps.length} actions.`)
    const named = await type('play hexapawn --resume here/m.json --seat all', { files, typed: ['quit'] })
    expect(named.out).toContain('White: you, Black: you')
  })

  it.each(['a', 'b', 'c', 'd'])('goes on with saved match %s as it would have gone on', async seed => {
    const start = `play hexapawn --seat black --bot random --seed ${seed}`
    const whole = readRecord((await type(`${start} --save m`, { typed: ones })).files.m ?? '', 'm')
    const { files } = await type(start, { typed: ['1', 'save s', 'quit'] })
    const resumed = await type('play --resume s --save m', { files, typed: ones })
    const again = readRecord(resumed.files.m ?? '', 'm')
    expect(again.steps).toEqual(whole.steps)
  })

  it('writes the record when the match is over, and it can be verified', async () => {
    const { files, out } = await type('play hexapawn --save m.json', { typed: ones })
    expect(out).toContain('Record saved to m.json')
    expect(await type('replay m.json --verify', { files })).toMatchObject({ code: 0 })
  })

  it('lets bots play each other where nobody takes a seat', async () => {
    const { code, out } = await type('play hexapawn --seat none --bot random,rollout --seed n')
    expect(code).toBe(0)
    expect(out).toContain('White: random, Black: rollout')
    expect(out).toMatch(/wins/)
    const moves = out.match(/▸ /g) ?? []
    expect(out).toContain(`after ${moves.length} actions`)
  })

  it('puts the middle one of the game’s own bots in the other seats', async () => {
    const { out } = await type('play blades-of-hex', { typed: ['quit'] })
    expect(out).toContain('Red: you, Blue: captain')
    const saved = await type('play blades-of-hex --seat all', { typed: ['save m.json', 'quit'] })
    const again = await type('play --resume m.json --seat red', { files: saved.files, typed: ['quit'] })
    expect(again.out).toContain('Red: you, Blue: captain')
  })

  it('opens a record of the version before', async () => {
    const { files } = await type('play hexapawn --seed z', { typed: ['1', 'save m.json', 'quit'] })
    const { game, rules, options, seats, seed, ...rest } = JSON.parse(files['m.json'] ?? '')
    const contributions = [{ by: 'host' as const, hash: sha256Hex(seed) }]
    const terms = { game, rules, options, seats, position: null, contributions }
    const commitment = commitmentTo('sextant.match', terms, 3)
    const old = { ...rest, game, rules, options, seats, seed, version: 3, contributions, commitment }
    const saved = { 'm.json': JSON.stringify(old) }
    const { code, out } = await type('play --resume m.json', { files: saved, typed: ['quit'] })
    expect(code).toBe(0)
    expect(out).toContain('Left after 2 actions.')
  })

  it.each([
    ['play hexapawm', 'did you mean hexapawn?'],
    ['play hexapawn --seat red', 'there is no seat "red"; choose from: white, black, all, none'],
    ['play hexapawn --seat blck', 'did you mean black?'],
    ['play hexapawn --bot deep', 'there is no bot for hexapawn "deep"'],
    ['play hexapawn --seat all --bot random', '--bot names 1 bots, 0 seats are left'],
    ['play hexapawn --scenario big', 'choose from: classic, small'],
    ['play hexapawn --options wrong.json', 'wrong.json /radius:'],
    ['play --resume no.json', 'no.json: cannot be read'],
    ['play --resume wrong.json', 'wrong.json /format'],
    ['play --resume m.json --seed x', '--resume uses the saved options and seed'],
    ['play sealed-bids --resume m.json', 'm.json is a match of hexapawn, not of sealed-bids'],
    ['play --resume seedless.json', 'seedless.json /seed: is missing'],
    ['play --resume tampered.json', 'tampered.json /steps/0: refused (wrong-move)'],
  ])('%s is refused', async (line, message) => {
    const { files } = await type('play hexapawn --seat all --seed s', { typed: ['1', 'save m.json', 'quit'] })
    const saved = files['m.json'] ?? ''
    const { code, err } = await type(line, {
      files: {
        'm.json': saved,
        'wrong.json': '{ "radius": 9 }',
        'seedless.json': saved.replace(',"seed":"s"', ''),
        'tampered.json': saved.replace('{"from":11,"to":6}', '{"from":11,"to":7}'),
      },
    })
    expect(err).toContain(message)
    expect(code).toBe(2)
  })
})
