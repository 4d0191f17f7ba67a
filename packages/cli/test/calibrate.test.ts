import { describe, expect, test } from 'vitest'
import { type } from './memory-terminal.ts'

describe('calibrate', () => {
  test('writes what it finds of a scenario beside the others, and begins again under other rules', async () => {
    const line = 'calibrate blades-of-hex --games 2 --bots recruit --write odds.json'
    const { code, out, files } = await type(line)
    expect(code).toBe(0)
    expect(out).toMatch(/classic +to \d+ /)
    const odds = JSON.parse(files['odds.json'] ?? '')
    expect(odds).toMatchObject({ format: 'sextant.odds', game: 'blades-of-hex', adviser: 'general' })
    expect(odds.scenarios.classic).toMatchObject({ matches: 2, bots: ['recruit'], seed: 'odds' })

    const other = { ...odds, scenarios: { old: odds.scenarios.classic } }
    const beside = await type(line, { files: { 'odds.json': JSON.stringify(other) } })
    expect(Object.keys(JSON.parse(beside.files['odds.json'] ?? '').scenarios)).toEqual(['old', 'classic'])
    const older = { 'odds.json': JSON.stringify({ ...other, rules: 0 }) }
    const again = await type(line, { files: older })
    expect(again.err).toContain('odds.json is begun again')
    expect(Object.keys(JSON.parse(again.files['odds.json'] ?? '').scenarios)).toEqual(['classic'])
  })

  test('overwrites no other file, makes no folder, and writes as the formatter does', async () => {
    const line = 'calibrate blades-of-hex --games 2 --bots recruit --write'
    const files = { 'package.json': '{"name":"mine"}', 'notes.txt': 'mine' }
    const other = await type(`${line} package.json`, { files })
    expect([other.code, other.files]).toEqual([2, files])
    expect(other.err).toContain('is not sextant.odds: another file is not overwritten')
    const text = await type(`${line} notes.txt`, { files })
    expect([text.code, text.files]).toEqual([2, files])
    const nowhere = await type(`${line} odd/odds.json`)
    expect([nowhere.code, nowhere.files]).toEqual([2, {}])
    expect(nowhere.err).toContain('there is no folder odd')
    expect((await type(`${line} odds.json`)).files['odds.json']).toContain('"bots": ["recruit"],\n')
  })

  test.each([
    ['calibrate hexapawn', 'Hexapawn has no adviser'],
    ['calibrate blades-of-hex --bots recruit,recruit,recruit', 'two bots at most'],
    ['calibrate blades-of-hex --scenario clasic', 'did you mean classic'],
    ['calibrate blades-of-hex --work 2', '--work is more than 0'],
    ['calibrate blades-of-hex --page', '--page is of all games'],
  ])('%s is refused', async (line, why) => {
    const { code, err } = await type(line)
    expect(code).toBe(2)
    expect(err).toContain(why)
  })
})

test('hints are told in words in a scenario that was changed', async () => {
  const line = 'play blades-of-hex --seat all --set scenario.limits.rounds=7'
  const { out } = await type(line, { typed: ['hint', 'quit'] })
  expect(out).toContain('expects to be')
  expect(out).toMatch(/(ahead|even|behind) +\S+\d/)
  expect(out).toContain('No percentages here')
  expect(out).not.toContain('█')
})
