import type { Piece, Scene } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { jumpFrom, placesThatMatter } from '../../src/board/a11y/jump.ts'
import { placesOf } from '../../src/board/stages/index.ts'

const row: Scene['stage'] = {
  kind: 'hexes',
  orientation: 'pointy',
  cells: Array.from({ length: 8 }, (_, q) => ({ q, r: 0, terrain: 'space' })),
}

function ship(id: string, at: number): Piece {
  return { id, at, side: 0, icon: 'ship', name: id }
}

const scene: Scene = {
  stage: row,
  sides: [],
  pieces: [ship('far', 7), ship('own', 3), { ...ship('ghost', 1), ghost: true }],
  acting: 'own',
  status: '',
}

describe('places that matter', () => {
  test('the nearest to the piece whose turn it is come first; ghosts are none', () => {
    const overlay = {
      highlights: [
        { cell: 6, meaning: 'reach' },
        { cell: 4, meaning: 'target' },
        { cell: 5, meaning: 'strike' },
      ] as const,
      arrows: [],
      hints: [],
    }
    expect(placesThatMatter(scene, overlay, placesOf(row))).toEqual({ choosable: [4, 6], pieces: [3, 7] })
  })

  test('one after the other and around; from elsewhere to the first', () => {
    expect(jumpFrom(4, [4, 6], false)).toBe(6)
    expect(jumpFrom(6, [4, 6], false)).toBe(4)
    expect(jumpFrom(4, [4, 6], true)).toBe(6)
    expect(jumpFrom(0, [4, 6], false)).toBe(4)
    expect(jumpFrom(0, [], false)).toBe(0)
  })
})
