import type { Piece } from '@sextant/scene'
import type { Snapshot } from '@sextant/session'
import { expect, test } from 'vitest'
import { idlePieces, nextIdlePiece, readyPieces } from '../../src/pages/match/selection/idle-pieces.ts'
import { NOTHING } from '../../src/pages/match/selection/selection.ts'

const piece = (id: string, at: number, more: Partial<Piece> = {}): Piece => ({
  id,
  at,
  side: 0,
  name: id,
  icon: 'disc',
  ...more,
})

const pieces = [
  piece('moved', 0, { readiness: 'moved' }),
  piece('ready', 1, { readiness: 'ready' }),
  piece('done', 2, { readiness: 'done' }),
  piece('stuck', 3, { readiness: 'ready' }),
  piece('fresh', 4, { readiness: 'ready' }),
  piece('foe', 5, { side: 1, readiness: 'ready' }),
]
const able = ['moved', 'ready', 'done', 'fresh', 'foe']
const snapshot: Pick<Snapshot, 'scene' | 'actor' | 'choices'> = {
  scene: {
    status: '',
    sides: [],
    stage: { kind: 'hexes', orientation: 'pointy', cells: [] },
    pieces,
  },
  actor: 0,
  choices: able.map((id, number) => ({
    number,
    gesture: { kind: 'pick', picks: [{ piece: id }, { cell: 9 }], meaning: 'reach', label: '' },
  })),
}

test('pieces of the actor that can begin something are idle, unless they are done', () => {
  expect(idlePieces(snapshot).map(({ id }) => id)).toEqual(['moved', 'ready', 'fresh'])
  expect(readyPieces(snapshot).map(({ id }) => id)).toEqual(['ready', 'fresh'])
})

test('the next piece follows the selected one, and those that have done nothing come first', () => {
  const next = (...chosen: string[]) =>
    nextIdlePiece(snapshot, { chosen: chosen.map(id => ({ piece: id })) })?.id
  expect(next()).toBe('ready')
  expect(next('ready')).toBe('fresh')
  expect(next('fresh')).toBe('ready')
  expect(nextIdlePiece({ ...snapshot, choices: [] }, NOTHING)).toBeUndefined()
})
