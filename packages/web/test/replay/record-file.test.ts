import { readFileSync } from 'node:fs'
import { type MatchRecord, writeRecord } from '@sextant/engine'
import { findGame } from '@sextant/games'
import { newMatch, recordedMatch } from '@sextant/session'
import { beforeAll, describe, expect, test } from 'vitest'
import { played } from '../../../session/test/played.ts'
import { importedFrom, LARGEST_FILE } from '../../src/store/files/record-file.ts'

let text: string
let whole: MatchRecord
beforeAll(async () => {
  whole = played('hexapawn').record
  const box = await findGame('hexapawn')?.load()
  if (!box) throw new Error('hexapawn is gone')
  text = writeRecord(newMatch(box, { seed: 'test' }).record)
})

const take = (given: string) => importedFrom(given, 'file.json', 'id', 7)

describe('a match file', () => {
  test('is taken in whole', async () => {
    const imported = await take(text)
    expect(imported).toMatchObject({
      ok: true,
      match: { meta: { id: 'id', game: 'hexapawn', started: 7, steps: 0, imported: true } },
    })
    expect(imported.ok && writeRecord(imported.match.record)).toBe(text)
  })

  test('that was cut off says so', async () => {
    const places = Array.from({ length: 40 }, (_, i) => Math.floor((text.trimEnd().length * (i + 1)) / 41))
    for (const place of [...places, text.lastIndexOf('}', text.length / 2) + 1])
      expect(await take(text.slice(0, place))).toEqual({ ok: false, fault: { kind: 'cut-off' } })
  })

  test('that is no JSON says where', async () => {
    expect(await take('hello')).toMatchObject({ ok: false, fault: { kind: 'not-json' } })
    const broken = await take(text.replace('"format"', 'format'))
    expect(broken).toMatchObject({ fault: { kind: 'not-json', detail: expect.stringContaining('line 1') } })
  })

  test('of another application is foreign', async () => {
    expect(await take('{"name":"package"}')).toEqual({ ok: false, fault: { kind: 'foreign' } })
    expect(await take('[1,2]')).toEqual({ ok: false, fault: { kind: 'foreign' } })
  })

  test('of a game that is not here names it', async () => {
    expect(await take(text.replace('"hexapawn"', '"chess"'))).toEqual({
      ok: false,
      fault: { kind: 'unknown-game', game: 'chess' },
    })
  })

  test('with something wrong inside says what', async () => {
    const wrong = await take(text.replace('"given":false', '"given":"no"'))
    expect(wrong).toMatchObject({
      fault: { kind: 'broken', detail: expect.stringContaining('/start/given') },
    })
  })

  test('whose terms are not those that were promised is not taken in to be continued', async () => {
    const other = JSON.parse(text)
    other.seats[0].player = 'Somebody else'
    expect(await take(JSON.stringify(other))).toMatchObject({
      fault: { kind: 'broken', detail: expect.stringMatching(/^\/commitment: is not that of this record/) },
    })
  })

  test('that is too large is not even read', async () => {
    expect(await take(' '.repeat(LARGEST_FILE + 1))).toEqual({ ok: false, fault: { kind: 'too-large' } })
  })
})

test('a match of older rules of a game is taken in, and shown as it was recorded', async () => {
  const older = new URL(
    '../../../games/underwater-hockey/test/older/rules-2-golden-goal.json',
    import.meta.url,
  )
  const imported = await take(readFileSync(older, 'utf8'))
  if (!imported.ok) throw new Error(JSON.stringify(imported.fault))
  const { record } = imported.match
  const box = await findGame(record.game)?.load()
  if (!box) throw new Error('Underwater Hockey is gone')
  const recorded = recordedMatch(box, record)
  expect(recorded.trouble?.step).toBe(23)
  expect(recorded.length).toBe(record.steps.length)
  expect(JSON.stringify(recorded.scene(recorded.length, 'spectator').status)).toContain('won')
})

describe('a record in a match file', () => {
  const taken = (changes: Partial<MatchRecord>) => take(writeRecord({ ...whole, ...changes }))
  const broken = (detail: string) => ({
    ok: false,
    fault: { kind: 'broken', detail: expect.stringContaining(detail) },
  })
  /** The match with its third step altered. */
  const altered = (change: Partial<MatchRecord['steps'][number]>) =>
    whole.steps.map((step, index) => (index === 2 ? { ...step, ...change } : step))

  test('of a whole match is taken in', async () => {
    expect(await taken({})).toMatchObject({ ok: true, match: { meta: { steps: whole.steps.length } } })
  })

  test('with an action that is none is refused', async () => {
    expect(await taken({ steps: altered({ action: { nonsense: true } }) })).toEqual(broken('/steps/2'))
  })

  test('with changes that lead nowhere is refused, whatever its rules', async () => {
    const steps = altered({ changes: [[['no', 'such', 'place'], 1]] })
    expect(await taken({ steps })).toEqual(broken('/steps/2/changes'))
    expect(await taken({ steps, rules: 0 })).toEqual(broken('/steps/2/changes'))
  })

  test('that starts with no position is refused, whatever its rules', async () => {
    const start = { ...whole.start, state: {} }
    expect(await taken({ start })).toMatchObject({ ok: false, fault: { kind: 'broken' } })
    expect(await taken({ start, rules: 0 })).toMatchObject({ ok: false, fault: { kind: 'broken' } })
  })

  test('with a seat missing is refused', async () => {
    expect(await taken({ seats: whole.seats.slice(0, 1) })).toEqual(broken('/seats: found 1, expected 2'))
  })

  test('that plays out otherwise is broken under its own rules, and history under others', async () => {
    const steps = altered({ hash: '0'.repeat(16) })
    expect(await taken({ steps })).toEqual(broken('/steps/2: the state is not the recorded one'))
    expect(await taken({ steps, rules: 0 })).toMatchObject({ ok: true })
  })
})
