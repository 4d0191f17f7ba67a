import type { Scene } from '@sextant/scene'
import type { Choice } from '@sextant/session'
import { describe, expect, test } from 'vitest'
import { litBy } from '../../src/pages/match/selection/overlay.ts'
import { NOTHING, type Selection } from '../../src/pages/match/selection/selection.ts'

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

test('a hint is short on every target, and in words on the one that is pointed at', () => {
  const [move, attack] = choices
  if (!move || attack?.gesture.kind !== 'pick') throw new Error('the second choice is no pick')
  const hint = { text: '−1', full: '1 wound', tone: 'good' } as const
  const hinted = { choices: [move, { ...attack, gesture: { ...attack.gesture, hint } }], scene }
  const shown = (cell: number) => litBy(hinted, { chosen: [{ piece: 'own' }] }, { cell }, catalogue, way)
  expect(shown(2).overlay.hints).toEqual([{ cell: 3, text: '−1', full: '1 wound', tone: 'good' }])
  expect(shown(3).overlay.hints).toEqual([{ cell: 3, text: '1 wound', full: '1 wound', tone: 'good' }])
})

test('the hint that is pointed at comes last, so that no other is written over it', () => {
  const hint = { text: '−1', tone: 'good' } as const
  const at = (number: number, cell: number): Choice => ({
    number,
    gesture: { kind: 'pick', picks: [{ piece: 'own' }, { cell }], meaning: 'target', label: 'Attack', hint },
  })
  const { overlay } = litBy(
    { choices: [at(0, 4), at(1, 5), at(2, 6)], scene },
    { chosen: [{ piece: 'own' }] },
    { cell: 4 },
    catalogue,
    way,
  )
  expect(overlay.hints.map(({ cell }) => cell)).toEqual([5, 6, 4])
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

test('a piece that is dragged to a place where it can face several ways is shown there', () => {
  const face = (number: number, at: number, cell: number): Choice => ({
    number,
    gesture: {
      kind: 'pick',
      picks: [{ piece: 'own' }, { cell: at }, { cell }],
      meaning: 'reach',
      label: 'Fly',
      ghost: { piece: 'own', at, facing: number },
    },
  })
  const courses = { choices: [face(0, 2, 2), face(1, 2, 1), face(2, 1, 2)], scene }
  const carried = { from: { cell: 0, piece: 'own' }, to: { cell: 2 }, over: [] }
  const { overlay, considered } = litBy(courses, NOTHING, undefined, catalogue, way, carried)
  expect(considered?.number).toBe(0)
  expect(overlay.ghosts).toMatchObject([{ id: 'own', at: 2, facing: 0 }])
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

describe('a gesture of three picks, the last of which may be the second once more', () => {
  const fly = (towards: number, facing: number): Choice['gesture'] => ({
    kind: 'pick',
    picks: [{ piece: 'own' }, { cell: 2 }, { cell: towards }],
    meaning: 'reach',
    label: 'Fly',
    way: [1],
    ghost: { piece: 'own', at: 2, facing },
  })
  const courses = { choices: [fly(2, 0), fly(4, 3)].map((gesture, number) => ({ number, gesture })), scene }
  const own = { chosen: [{ piece: 'own' }] }

  test('pointing at the second target considers the one that is picked again, with its ghost and its way', () => {
    const { overlay, considered } = litBy(courses, own, { cell: 2 }, catalogue, way)
    expect(considered?.number).toBe(0)
    expect(overlay.ghosts).toEqual([{ ...scene.pieces[0], at: 2, facing: 0, ghost: true }])
    expect(overlay.arrows).toEqual([{ kind: 'move', path: [0, 1, 2] }])
  })

  test('once the second is chosen, pointing at another third one turns the ghost', () => {
    const chosen = { chosen: [{ piece: 'own' }, { cell: 2 }] }
    const { overlay, considered } = litBy(courses, chosen, { cell: 4 }, catalogue, way)
    expect(considered?.number).toBe(1)
    expect(overlay.ghosts).toEqual([{ ...scene.pieces[0], at: 2, facing: 3, ghost: true }])
    expect(overlay.arrows).toEqual([{ kind: 'move', path: [0, 1, 2] }])
  })

  test('once the second is chosen, only what is beside it has a hint: its own would cover them', () => {
    const hint = { text: '−2', tone: 'bad' } as const
    const hinted = courses.choices.map(choice => ({ ...choice, gesture: { ...choice.gesture, hint } }))
    const cells = (chosen: Selection) =>
      litBy({ choices: hinted, scene }, chosen, undefined, catalogue, way).overlay.hints.map(
        ({ cell }) => cell,
      )
    expect(cells(own)).toEqual([2])
    expect(cells({ chosen: [...own.chosen, { cell: 2 }] })).toEqual([4])
  })
})
