import { describe, expect, test } from 'vitest'
import { trayOf } from '../../src/board/effects/dice/tray.ts'

const wide = { width: 900, height: 700 }
const phone = { width: 390, height: 340 }

describe('trays of dice', () => {
  test('lie below each other at the right edge where all are shown at once', () => {
    const trays = [0, 1, 2].map(number => trayOf([2, 1, 1], number, wide, true))
    expect(trays.map(({ edge }) => edge)).toEqual(['right', 'right', 'right'])
    const tops = trays.map(({ top }) => top)
    expect(new Set(tops).size).toBe(3)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  })

  test('in motion lie in two places in turn', () => {
    const tops = [0, 1, 2, 3].map(number => trayOf([1, 1, 1, 1], number, wide, false).top)
    expect(tops[2]).toBe(tops[0])
    expect(tops[3]).toBe(tops[1])
    expect(tops[1]).toBeGreaterThan(tops[0] ?? 0)
  })

  test('lie two in a row at the bottom of a phone, the last row lowest', () => {
    const trays = [0, 1, 2].map(number => trayOf([2, 1, 1], number, phone, true))
    expect(trays.map(({ edge }) => edge)).toEqual(['left', 'right', 'left'])
    expect(trays[1]?.top).toBe(trays[0]?.top)
    expect(trays[2]?.top).toBeGreaterThan(trays[0]?.top ?? 0)
    // In motion one row is left of them, where the last one lay; what is above the middle of the view stays free.
    const moving = [0, 1, 2].map(number => trayOf([1, 1, 1], number, phone, false).top)
    expect(new Set(moving)).toEqual(new Set([trays[2]?.top]))
    expect((moving[0] ?? 0) * 0.66).toBeGreaterThan(phone.height / 2)
  })
})
