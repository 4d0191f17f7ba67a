import { writeRecord } from '@sextant/engine'
import { findGame } from '@sextant/games'
import { beforeAll, describe, expect, test } from 'vitest'
import { importedFrom, LARGEST_FILE } from '../../src/replay/record-file.ts'
import { begin } from '../../src/setup/start.ts'

let text: string
beforeAll(async () => {
  const box = await findGame('hexapawn')?.load()
  if (!box) throw new Error('hexapawn is gone')
  text = writeRecord(begin(box, { game: 'hexapawn', seed: 'test' }).record)
})

const take = (given: string) => importedFrom(given, 'file.json', 'id', 7)

describe('a match file', () => {
  test('is taken in whole', () => {
    const imported = take(text)
    expect(imported).toMatchObject({
      ok: true,
      match: { meta: { id: 'id', game: 'hexapawn', started: 7, steps: 0, imported: true } },
    })
    expect(imported.ok && writeRecord(imported.match.record)).toBe(text)
  })

  test('that was cut off says so', () => {
    expect(take(text.slice(0, text.length / 2))).toEqual({ ok: false, fault: { kind: 'cut-off' } })
  })

  test('that is no JSON says where', () => {
    expect(take('hello')).toMatchObject({ ok: false, fault: { kind: 'not-json' } })
    const broken = take(text.replace('"format"', 'format'))
    expect(broken).toMatchObject({ fault: { kind: 'not-json', detail: expect.stringContaining('line 1') } })
  })

  test('of another program is foreign', () => {
    expect(take('{"name":"package"}')).toEqual({ ok: false, fault: { kind: 'foreign' } })
    expect(take('[1,2]')).toEqual({ ok: false, fault: { kind: 'foreign' } })
  })

  test('of a game that is not here names it', () => {
    expect(take(text.replace('"hexapawn"', '"chess"'))).toEqual({
      ok: false,
      fault: { kind: 'unknown-game', game: 'chess' },
    })
  })

  test('with something wrong inside says what', () => {
    const wrong = take(text.replace('"given":false', '"given":"no"'))
    expect(wrong).toMatchObject({
      fault: { kind: 'broken', detail: expect.stringContaining('/start/given') },
    })
  })

  test('that is too large is not even read', () => {
    expect(take(' '.repeat(LARGEST_FILE + 1))).toEqual({ ok: false, fault: { kind: 'too-large' } })
  })
})
