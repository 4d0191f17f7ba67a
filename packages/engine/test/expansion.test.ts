import { describe, expect, test } from 'vitest'
import { readCampaignRecord, readRecord, recordedStates, withChanges } from '../src/index.ts'
import { LIMITS } from '../src/input/limits.ts'
import { withoutPlaces, withValues } from '../src/input/pointer.ts'
import { statesOnward } from '../src/record/recorded-states.ts'
import { packedRecord } from './packed-record.ts'

/** A record that its schema has nothing to say against, with these steps in layout 2. */
function recordText(state: unknown, packed: readonly unknown[]): string {
  return JSON.stringify(packedRecord(state, packed))
}

const step = (...changes: readonly unknown[]) => [0, {}, changes]
const read = (state: unknown, packed: readonly unknown[]) => readRecord(recordText(state, packed), 'x.json')

describe('a record is refused, with the step', () => {
  test('whose states have too many values together', () => {
    const state = { items: Array(100_000).fill(0), n: 0 }
    const steps = Array.from({ length: 8000 }, (_, i) => step('/items/7', i))
    expect(() => read(state, steps)).toThrow(
      /x\.json \/steps\/1\d\d\/changes: up to here the states are more than a record may stand for/,
    )
  })

  test('whose states are large tables that are copied with every step', () => {
    const state = { table: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, 0])) }
    const steps = Array.from({ length: 100 }, (_, i) => step('/table/k7', i))
    expect(() => read(state, steps)).toThrow('/steps/19/changes: up to here the states are more than')
  })

  test('that changes too many places in a step', () => {
    const many = Array.from({ length: LIMITS.changesOfStep + 1 }, () => ['/n', 1]).flat()
    expect(() => read({ n: 0 }, [step('/n', 2), step(...many)])).toThrow(
      'x.json /steps/1/changes: 20001 places change; 20000 may in a step',
    )
  })

  test('that changes too many places together', () => {
    const steps = Array.from({ length: 21 }, () =>
      step(...Array.from({ length: LIMITS.changesOfStep }, () => ['/n', 1]).flat()),
    )
    expect(() => read({ n: 0 }, steps)).toThrow(
      '/steps/20/changes: up to here 420000 places change; 400000 may, all steps together',
    )
  })

  test('whose changes put things deeper and deeper', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(50)}0${'}'.repeat(50)}`)
    const place = '/a'.repeat(50)
    const steps = [step('/a', deep.a), step(place, deep)]
    expect(() => read({ a: 0 }, steps)).toThrow(
      'x.json /steps/1/changes/0: goes too deep: more than 64 lists and objects inside each other',
    )
  })

  test('whose path is endless', () => {
    expect(() => read({ a: 0 }, [step('/a'.repeat(40_000), 0)])).toThrow('/steps/0/changes/0: goes too deep')
  })

  test.each(['__proto__', 'constructor', 'prototype'])('that follows %s', key => {
    expect(() => read({ a: {} }, [step(`/a/${key}/b`, 1)])).toThrow(
      `x.json /steps/0/changes/0: the key ${key} is not allowed in a place`,
    )
  })

  test('whose paths are not made of keys', () => {
    const text = JSON.stringify({
      ...packedRecord({}, []),
      steps: [{ seq: 1, seat: 0, action: {}, dice: [], changes: [[[{}], 1]] }],
    })
    expect(() => readRecord(text, 'x.json')).toThrow(
      '/steps/0/changes/0: a change is [path, value] or [path]',
    )
  })

  test('also inside a campaign, where all matches count together', () => {
    const state = { items: Array(40_000).fill(0), n: 0 }
    const inner = packedRecord(
      state,
      Array.from({ length: 250 }, (_, i) => step('/n', i)),
    )
    const entry = (seq: number) => ({ kind: 'match', seq, record: inner, dice: [], changes: [] })
    const campaign = {
      format: 'sextant.campaign',
      version: 3,
      campaign: 'tour',
      game: 'hexapawn',
      rules: { campaign: 1, game: 1 },
      options: {},
      seat: 'a',
      player: 'a',
      commitment: '0'.repeat(64),
      start: { dice: [], state: {} },
    }
    const withMatches = (count: number) =>
      JSON.stringify({ ...campaign, entries: Array.from({ length: count }, (_, i) => entry(i + 1)) })
    expect(readCampaignRecord(withMatches(4), 'c.json').entries).toHaveLength(4)
    expect(() => readCampaignRecord(withMatches(5), 'c.json')).toThrow(
      /c\.json \/entries\/4\/record\/steps\/24\d\/changes: up to here the states/,
    )
  })
})

describe('the states of a record', () => {
  const changes = Array.from({ length: 500 }, (_, i) => ({
    seq: i + 1,
    changes: [
      [['list', i % 7], i],
      [['deep', 'a', `k${i % 11}`], { i }],
    ] as [(string | number)[], unknown][],
  }))
  const first = { list: [0, 0, 0, 0, 0, 0, 0], deep: { a: {} }, still: { here: true } }
  const every: unknown[] = [first]
  for (const one of changes) every.push(withChanges(every.at(-1), one.changes))

  test('are the same in any order of asking', () => {
    const states = statesOnward(first, changes, 'x', 'steps')
    expect(states.length).toBe(501)
    expect(states.map(state => state)).toEqual(every)
    for (let i = 0; i < 1000; i++) {
      const at = (i * 7919) % 501
      expect(states.at(at)).toEqual(every[at])
    }
    expect(states.at(-1)).toEqual(every[500])
    expect([states.at(501), states.at(-502), states.at(0.5)]).toEqual([undefined, undefined, undefined])
  })

  test('stay as they are while others are asked for', () => {
    const states = statesOnward(first, changes, 'x', 'steps')
    const [one, text] = [states.at(40), JSON.stringify(every[40])]
    for (const at of [41, 64, 39, 33, 500]) states.at(at)
    expect(JSON.stringify(one)).toBe(text)
    expect(first.list).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  test.each([
    ['small', 7, 2000, 63],
    ['large', 10_000, 1900, 64],
  ])('are kept at intervals only: %s ones', (_, items, count, most) => {
    const steps = Array.from({ length: count }, (_, i) => step('/items/5', i))
    const states = recordedStates(read({ items: Array(items).fill(0) }, steps), 'x.json')
    const asked = new Set(states.map(state => state))
    const again = Array.from({ length: count }, (_, i) => states.at(i)).filter(state => asked.has(state))
    expect(again.length).toBeLessThanOrEqual(most)
    expect(states.at(1000)).toMatchObject({ items: { 5: 999 } })
  })
})

describe('many changes of one list', () => {
  test('copy it once', () => {
    const list = Array(50_000).fill(0)
    const counted = new Proxy(list, {
      get(target, key, receiver) {
        if (key === Symbol.iterator) copies++
        return Reflect.get(target, key, receiver)
      },
    })
    let copies = 0
    const changed = withChanges(
      { list: counted },
      list.map((_, i) => [['list', i], i] as const),
    )
    expect(changed.list[49_999]).toBe(49_999)
    expect(copies).toBe(1)
    expect(list[49_999]).toBe(0)
  })

  test('do not change a value that a change has put in', () => {
    const value = { a: 1 }
    expect(
      withChanges({}, [
        [['x'], value],
        [['x', 'a'], 2],
      ]),
    ).toEqual({ x: { a: 2 } })
    expect(value).toEqual({ a: 1 })
  })

  test.each([['__proto__'], ['constructor']])('never lead to %s', key => {
    expect(() => withChanges({}, [[[key, 'polluted'], 1]])).toThrow('this key is not allowed')
    expect(() => withChanges({}, [[['toString', 'polluted'], 1]])).toThrow('there is nothing to change')
  })
})

describe('the places of a case', () => {
  const nine = Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [
      `/z${'/*'.repeat(i)}`,
      Object.fromEntries('abcdefgh'.split('').map(k => [k, 0])),
    ]),
  )

  test('do not multiply without end', () => {
    expect(() => withValues({ z: {} }, nine, 'case.json /change')).toThrow(
      'case.json /change /z/*/*/*/*/*: stands for too many places: more than 20000, together with those before it',
    )
  })

  test('do not put large values in many places', () => {
    const large = Array(1000).fill(0)
    const wide = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`k${i}`, 0]))
    expect(() => withValues(wide, { '/*': large }, 'x')).toThrow(
      'x /*: puts too much: more than 200000 values, together with those before it',
    )
  })

  test('are no deeper than data may be', () => {
    expect(() => withValues({ a: {} }, { ['/a'.repeat(65)]: 0 }, 'x')).toThrow('goes too deep')
    const deep = JSON.parse(`${'{"a":'.repeat(40)}0${'}'.repeat(40)}`)
    expect(() => withValues({ a: {} }, { '/a': deep, ['/a'.repeat(41)]: deep }, 'x')).toThrow('goes too deep')
  })

  test.each(['__proto__', 'constructor', 'prototype'])('do not follow %s', key => {
    expect(() => withValues({ a: {} }, { [`/a/${key}`]: 1 }, 'x')).toThrow(`the key ${key} is not allowed`)
    expect(() => withoutPlaces({ a: {} }, [`/a/${key}`], 'x')).toThrow(`the key ${key} is not allowed`)
  })

  test('that are taken out are not too many', () => {
    expect(() => withoutPlaces([], Array(20_001).fill('/0'), 'x')).toThrow(
      'x: 20001 places are listed; 20000 are allowed',
    )
  })
})
