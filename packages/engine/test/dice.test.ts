import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diceOfStep, RecordingDice, ScriptedDice, SeededDice, sha256Hex } from '../src/index.ts'

describe('seeded dice', () => {
  /** Upper 0.1 % points of chi-square for 1…23 degrees of freedom: one false alarm in 1,000 runs of new seeds. */
  const CRITICAL: Record<number, number> = {
    1: 10.83,
    2: 13.82,
    3: 16.27,
    4: 18.47,
    5: 20.52,
    6: 22.46,
    7: 24.32,
    8: 26.12,
    9: 27.88,
    10: 29.59,
    11: 31.26,
    12: 32.91,
    13: 34.53,
    14: 36.12,
    15: 37.7,
    16: 39.25,
    17: 40.79,
    18: 42.31,
    19: 43.82,
    23: 49.73,
  }
  const faces = [...Array.from({ length: 19 }, (_, i) => i + 2), 24]

  test.each(faces)('a d%i shows every face equally often (chi-square)', sides => {
    const dice = SeededDice.from(`fair d${sides}`)
    const rolls = 60_000
    const counts = new Array<number>(sides).fill(0)
    for (let i = 0; i < rolls; i++) {
      const face = dice.d(sides) - 1
      counts[face] = (counts[face] ?? 0) + 1
    }
    const expected = rolls / sides
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chi).toBeLessThan(CRITICAL[sides - 1] ?? 0)
  })

  test('large dice favour no face: where modulo would, draws are thrown away', () => {
    const sides = 3 * 2 ** 30
    const dice = SeededDice.from('modulo')
    let low = 0
    for (let i = 0; i < 20_000; i++) if (dice.d(sides) <= 2 ** 30) low++
    expect(Math.abs(low / 20_000 - 1 / 3)).toBeLessThan(0.015)
  })

  test('a chance comes true as often as it says', () => {
    const dice = SeededDice.from('chance')
    let came = 0
    for (let i = 0; i < 100_000; i++) if (dice.chance(0.66)) came++
    expect(Math.abs(came / 100_000 - 0.66)).toBeLessThan(0.006)
  })

  test('every order of a shuffle is as likely', () => {
    const dice = SeededDice.from('orders')
    const counts = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = dice.shuffle(['a', 'b', 'c', 'd']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chi).toBeLessThan(49.73)
  })

  test('go on from their state as JSON', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, used) => {
        const dice = SeededDice.from(seed)
        dice.roll(used, 6)
        const again = SeededDice.fromState(JSON.parse(JSON.stringify(dice.state())))
        expect(again.roll(10, 20)).toEqual(dice.roll(10, 20))
      }),
    )
  })

  test('the same seed gives the same dice for ever', () => {
    expect(SeededDice.from('sextant').roll(12, 6)).toEqual([4, 4, 1, 5, 5, 1, 4, 6, 6, 4, 5, 1])
  })

  test('each step of a match has a stream of its own', () => {
    expect(diceOfStep('s', 1).roll(20, 6)).not.toEqual(diceOfStep('s', 2).roll(20, 6))
    expect(diceOfStep('s', 7).roll(20, 6)).toEqual(diceOfStep('s', 7).roll(20, 6))
  })

  test('a contribution is the SHA-256 of the seed', () => {
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  test('impossible dice are refused', () => {
    const dice = SeededDice.from('x')
    expect(() => dice.d(0)).toThrow('at least 1, not 0')
    expect(() => dice.d(2.5)).toThrow(RangeError)
    expect(() => dice.chance(1.2)).toThrow('between 0 and 1')
    expect(() => dice.roll(2.5, 6)).toThrow('A whole number of dice is rolled, not 2.5')
    expect(() => dice.sum(Number.NaN, 6)).toThrow('not NaN')
    expect(() => dice.pick([])).toThrow('the list is empty')
    expect(() => SeededDice.fromState([1, 2])).toThrow('four whole numbers')
  })

  test('what is certain is not drawn', () => {
    const dice = new RecordingDice(SeededDice.from('x'))
    expect([dice.d(1), dice.chance(1), dice.chance(0), dice.pick(['only'])]).toEqual([1, true, false, 'only'])
    expect(dice.draws).toEqual([])
  })
})

describe('scripted dice', () => {
  test('fall as written', () => {
    const dice = new ScriptedDice([3, 6, true, 2])
    expect([dice.roll(2, 6), dice.chance(0.4), dice.pick(['a', 'b'])]).toEqual([[3, 6], true, 'b'])
    expect(dice.left).toEqual([])
  })

  test('name the draw where the script runs out', () => {
    const dice = new ScriptedDice([3])
    dice.d(6)
    expect(() => dice.d(20)).toThrow('draw 2: a die with 20 faces is rolled, but the script ends after 1')
  })

  test('name the draw with a face that the die does not have', () => {
    expect(() => new ScriptedDice([7]).d(6)).toThrow(
      'draw 1: a die with 6 faces shows 1 to 6, the script says 7',
    )
    expect(() => new ScriptedDice([true]).d(6)).toThrow('the script says true')
    expect(() => new ScriptedDice([1]).chance(0.4)).toThrow('a chance of 40 % comes out true or false')
  })

  test('repeat what was recorded', () => {
    fc.assert(
      fc.property(fc.string(), seed => {
        const draw = (dice: RecordingDice | ScriptedDice) => [
          dice.roll(3, 8),
          dice.sum(2, 6),
          dice.chance(0.3),
          dice.shuffle([1, 2, 3, 4, 5]),
          dice.pick(['x', 'y', 'z']),
        ]
        const recording = new RecordingDice(SeededDice.from(seed))
        const drawn = draw(recording)
        expect(draw(new ScriptedDice(recording.draws))).toEqual(drawn)
      }),
    )
  })
})
