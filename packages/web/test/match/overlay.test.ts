import type { Scene } from '@sextant/scene'
import type { Choice } from '@sextant/session'
import { expect, test } from 'vitest'
import { litBy } from '../../src/pages/match/selection/overlay.ts'
import { NOTHING } from '../../src/pages/match/selection/selection.ts'

const scene: Scene = {
  stage: { kind: 'hexes', orientation: 'pointy', cells: [] },
  sides: [],
  pieces: [
    { id: 'own', at: 0, side: 0, icon: 'x', name: 'own' },
    { id: 'foe', at: 3, side: 1, icon: 'x', name: 'foe' },
  ],
  status: '',
}
const choices: Choice[] = [
  {
    number: 0,
    gesture: { kind: 'pick', picks: [{ piece: 'own' }, { cell: 2 }], meaning: 'reach', label: 'Move' },
  },
  {
    number: 1,
    gesture: {
      kind: 'pick',
      picks: [{ piece: 'own' }, { piece: 'foe' }],
      meaning: 'target',
      label: 'Attack',
      hint: { text: { key: 'counter' }, tone: 'good' },
    },
  },
]
const ground = { choices, scene }
const catalogue = { counter: 'Counter ↑' }
const way = () => [0, 1, 2]

test('nothing is lit before anything is pointed at', () => {
  expect(litBy(ground, NOTHING, undefined, catalogue, way)).toEqual({
    overlay: { highlights: [], hints: [], arrows: [] },
  })
})

test('pointing at a piece shows its reach and its targets with their hints', () => {
  const { overlay } = litBy(ground, NOTHING, { cell: 0, piece: 'own' }, catalogue, way)
  expect(overlay.highlights).toEqual([
    { cell: 2, meaning: 'reach' },
    { cell: 3, meaning: 'target' },
  ])
  expect(overlay.hints).toEqual([{ cell: 3, text: 'Counter ↑', tone: 'good' }])
})

test('a chosen piece is marked, and pointing at a destination draws the way', () => {
  const { overlay, considered } = litBy(ground, { chosen: [{ piece: 'own' }] }, { cell: 2 }, catalogue, way)
  expect(overlay.highlights).toContainEqual({ cell: 0, meaning: 'selected' })
  expect(overlay.arrows).toEqual([{ kind: 'move', path: [0, 1, 2] }])
  expect(considered?.number).toBe(0)
})

test('pointing at a target draws an attack', () => {
  const { overlay, considered } = litBy(ground, { chosen: [{ piece: 'own' }] }, { cell: 3 }, catalogue, way)
  expect(overlay.arrows).toEqual([{ kind: 'attack', path: [0, 3] }])
  expect(considered?.number).toBe(1)
})

test('what a tap has armed is considered without a pointer', () => {
  const armed = { chosen: [{ piece: 'own' }], armed: 1 }
  expect(litBy(ground, armed, undefined, catalogue, way).considered?.number).toBe(1)
})

test('a gesture that is considered shows the cells it affects', () => {
  const blast: Choice = {
    number: 2,
    gesture: {
      kind: 'pick',
      picks: [{ piece: 'own' }, { cell: 5 }],
      meaning: 'target',
      label: 'Blast',
      preview: [
        { cell: 5, meaning: 'bad' },
        { cell: 6, meaning: 'bad' },
      ],
    },
  }
  const over = (cell: number) =>
    litBy({ scene, choices: [...choices, blast] }, { chosen: [{ piece: 'own' }] }, { cell }, catalogue, way)
  expect(over(5).overlay.highlights).toContainEqual({ cell: 6, meaning: 'bad' })
  expect(over(2).overlay.highlights).not.toContainEqual({ cell: 6, meaning: 'bad' })
})
