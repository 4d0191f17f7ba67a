import type { Piece, Scene } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { damageAll, damageBox, isDamaged, noDamage, takeDamage } from '../../src/board/core/damage.ts'
import { changedGround, changedHighlights, changedPieces } from '../../src/board/core/scene-diff.ts'
import { around } from '../../src/board/geometry/rectangle.ts'

const view = { x: -50, y: -50, width: 100, height: 100 }

describe('what has to be drawn again', () => {
  test('boxes that touch become one, boxes apart stay apart', () => {
    const damage = noDamage()
    damageBox(damage, around(0, 0, 2))
    damageBox(damage, around(3, 0, 2))
    damageBox(damage, around(20, 0, 2))
    expect(damage.boxes).toHaveLength(2)
    expect(damage.boxes).toContainEqual({ x: -2, y: -2, width: 7, height: 4 })
  })

  test('a box that bridges two joins all three', () => {
    const damage = noDamage()
    damageBox(damage, around(0, 0, 1))
    damageBox(damage, around(6, 0, 1))
    damageBox(damage, around(3, 0, 2.5))
    expect(damage.boxes).toEqual([{ x: -1, y: -2.5, width: 8, height: 5 }])
  })

  test('what is taken is gone', () => {
    const damage = noDamage()
    damageBox(damage, around(0, 0, 1))
    expect(takeDamage(damage, view).boxes).toHaveLength(1)
    expect(isDamaged(damage)).toBe(false)
  })

  test('what is out of view is not drawn', () => {
    const damage = noDamage()
    damageBox(damage, around(500, 0, 1))
    expect(takeDamage(damage, view)).toEqual({ all: false, boxes: [] })
  })

  test('boxes over most of the view are all of it', () => {
    const damage = noDamage()
    damageBox(damage, around(0, 0, 45))
    expect(takeDamage(damage, view).all).toBe(true)
  })

  test('all stays all', () => {
    const damage = noDamage()
    damageAll(damage)
    damageBox(damage, around(0, 0, 1))
    expect(takeDamage(damage, view)).toEqual({ all: true, boxes: [] })
  })
})

describe('what a new scene changes', () => {
  const piece = (id: string, at: number, more: Partial<Piece> = {}): Piece => ({
    id,
    at,
    side: 0,
    icon: 'x',
    name: id,
    ...more,
  })

  test('a piece that moved: where it was and where it is', () => {
    const changed = changedPieces([piece('a', 1), piece('b', 2)], [piece('a', 5), piece('b', 2)])
    expect([...changed].sort()).toEqual([1, 5])
  })

  test('a piece that came, one that went, one that was hit', () => {
    const bar = { kind: 'health', name: 'h', max: 9 } as const
    const before = [piece('a', 1), piece('b', 2, { bars: [{ ...bar, value: 9 }] })]
    const after = [piece('b', 2, { bars: [{ ...bar, value: 4 }] }), piece('c', 3)]
    expect([...changedPieces(before, after)].sort()).toEqual([1, 2, 3])
  })

  test('cells that are lit, no more lit, or lit otherwise', () => {
    const before = [
      { cell: 1, meaning: 'reach' },
      { cell: 2, meaning: 'reach' },
      { cell: 3, meaning: 'zone' },
    ] as const
    const after = [
      { cell: 2, meaning: 'target' },
      { cell: 3, meaning: 'zone' },
      { cell: 4, meaning: 'path' },
    ] as const
    expect([...changedHighlights(before, after)].sort()).toEqual([1, 2, 4])
  })

  test('cells that another side holds; all of it where the sides are others', () => {
    const cells = [0, 1, 2].map(q => ({ q, r: 0, terrain: 'plain' }))
    const scene: Scene = {
      stage: { kind: 'hexes', orientation: 'flat', cells },
      sides: [],
      pieces: [],
      status: '',
    }
    const taken: Scene = {
      ...scene,
      stage: {
        kind: 'hexes',
        orientation: 'flat',
        cells: cells.map(cell => (cell.q === 1 ? { ...cell, side: 0 } : cell)),
      },
    }
    expect([...(changedGround(scene, taken) ?? [])]).toEqual([1])
    expect(
      changedGround(scene, { ...scene, sides: [{ name: 'x', colour: 'y', shape: 'circle' }] }),
    ).toBeUndefined()
  })
})
