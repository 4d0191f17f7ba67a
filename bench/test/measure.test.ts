import { describe, expect, it, vi } from 'vitest'
import { race, ratioOf, spreadOf } from '../src/measure.ts'

const brief = { rounds: 3, sliceMs: 2, warmUpMs: 1, kept: 1 }

describe('the spread of several runs', () => {
  it('is the middle one and the middle half, in whatever order they came', () => {
    expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ median: 3, low: 2, high: 4 })
  })

  it('lies between two runs where there is none in the middle', () => {
    expect(spreadOf([1, 2, 3, 4])).toEqual({ median: 2.5, low: 1.75, high: 3.25 })
  })

  it('does not move when one run goes wrong', () => {
    expect(spreadOf([10, 10, 10, 10, 1]).median).toBe(10)
  })

  it('of a single run is that run, and of none an error', () => {
    expect(spreadOf([7])).toEqual({ median: 7, low: 7, high: 7 })
    expect(() => spreadOf([])).toThrow('no median of no runs')
  })
})

describe('the ratio of two contenders', () => {
  it('is taken run by run, so that a slow moment for both does not count', () => {
    expect(ratioOf([10, 20, 30], [5, 10, 15])).toEqual({ median: 2, low: 2, high: 2 })
  })
})

describe('a race', () => {
  it('gives every contender its turn in every round', () => {
    const order: string[] = []
    const contender = (name: string) => ({
      name,
      run() {
        if (order.at(-1) !== name) order.push(name)
        return 1
      },
    })
    const rates = race([contender('a'), contender('b')], brief)
    expect(order.join('')).toBe('abababab')
    expect(rates.map(runs => runs.length)).toEqual([3, 3])
  })

  it('stops the clock while the next piece of work is made ready', () => {
    let clock = 0
    vi.spyOn(performance, 'now').mockImplementation(() => clock)
    const contender = {
      name: 'one a millisecond',
      prepare: () => {
        clock += 4
      },
      run: () => {
        clock += 1
        return 1
      },
    }
    expect(race([contender], brief)).toEqual([[1000, 1000, 1000]])
    expect(clock).toBe((1 + 3 * 2) * 5)
    vi.restoreAllMocks()
  })
})
