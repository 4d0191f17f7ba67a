import type { Gesture, Scene } from '@sextant/scene'
import type { Choice } from '@sextant/session'
import { describe, expect, test } from 'vitest'
import {
  drag,
  leadAt,
  leads,
  NOTHING,
  pick,
  pressable,
  type Selection,
  selectionToGoOn,
} from '../../src/pages/match/selection/selection.ts'

/** A rider in cell 0 and a gun in cell 4 of ours, a foe in cell 3, a city in cell 5; below the rider swims a diver. */
const scene: Scene = {
  stage: {
    kind: 'hexes',
    orientation: 'pointy',
    cells: Array.from({ length: 6 }, (_, q) => ({ q, r: 0, terrain: 'land' })),
  },
  sides: [],
  pieces: [
    { id: 'rider', at: 0, side: 0, icon: 'x', name: 'rider' },
    { id: 'diver', at: 0, side: 0, icon: 'x', name: 'diver', level: -1 },
    { id: 'gun', at: 4, side: 0, icon: 'x', name: 'gun' },
    { id: 'foe', at: 3, side: 1, icon: 'x', name: 'foe' },
  ],
  status: '',
}

const RIDE_1 = 0
const RIDE_2 = 1
const CHARGE = 2
const DIVE = 3
const BOMBARD = 4
const END = 5
const RECRUIT = 6
const PLACE = 7

const gestures: Gesture[] = [
  { kind: 'pick', picks: [{ piece: 'rider' }, { cell: 1 }], meaning: 'reach', label: '' },
  { kind: 'pick', picks: [{ piece: 'rider' }, { cell: 2 }], meaning: 'reach', label: '' },
  { kind: 'pick', picks: [{ piece: 'rider' }, { piece: 'foe' }], meaning: 'target', label: '' },
  { kind: 'pick', picks: [{ piece: 'diver' }, { cell: 1 }], meaning: 'reach', label: '' },
  { kind: 'pick', picks: [{ piece: 'gun' }, { cell: 2 }, { piece: 'foe' }], meaning: 'target', label: '' },
  { kind: 'press', button: 'end', label: '', key: 'e' },
  { kind: 'press', button: 'recruit', label: '', picks: [{ cell: 5 }] },
  { kind: 'pick', picks: [{ cell: 1 }], meaning: 'good', label: '' },
]
const choices: Choice[] = gestures.map((gesture, number) => ({ number, gesture }))
const ground = { choices, scene }
const rider = { chosen: [{ piece: 'rider' }] }

describe('choosing', () => {
  test('another place takes the place of the last one chosen', () => {
    const FACE: Gesture[] = [1, 2].map(cell => ({
      kind: 'pick',
      picks: [{ piece: 'rider' }, { cell }, { cell: cell - 1 }],
      meaning: 'reach',
      label: '',
    }))
    const courses = { choices: FACE.map((gesture, number) => ({ number, gesture })), scene }
    const there = { chosen: [{ piece: 'rider' }, { cell: 1 }] }
    expect(pick(there, courses, { cell: 2 }).selection).toEqual({ chosen: [{ piece: 'rider' }, { cell: 2 }] })
    expect(pick(there, courses, { cell: 0 }).take).toBe(0)
    expect(pick(there, courses, { cell: 5 }).impossible).toHaveLength(3)
  })

  test('a piece lights up where its gestures lead', () => {
    const { selection, take } = pick(NOTHING, ground, { cell: 0, piece: 'rider' })
    expect(selection).toEqual(rider)
    expect(take).toBeUndefined()
    expect(leads(selection, { choices }).map(({ target }) => target)).toEqual([
      { cell: 1 },
      { cell: 2 },
      { piece: 'foe' },
    ])
  })

  test('a second click on a lit target takes the action', () => {
    expect(pick(rider, ground, { cell: 2 })).toEqual({ selection: NOTHING, take: RIDE_2 })
    expect(pick(rider, ground, { cell: 3 })).toEqual({ selection: NOTHING, take: CHARGE })
  })

  test('a gesture of one pick is taken at once', () => {
    expect(pick(NOTHING, ground, { cell: 1 }).take).toBe(PLACE)
  })

  test('three picks are made one after the other', () => {
    const first = pick(NOTHING, ground, { cell: 4 }).selection
    const second = pick(first, ground, { cell: 2 }).selection
    expect(second.chosen).toEqual([{ piece: 'gun' }, { cell: 2 }])
    expect(pick(second, ground, { cell: 3 }).take).toBe(BOMBARD)
  })

  test('another piece is chosen instead', () => {
    expect(pick(rider, ground, { cell: 4 }).selection.chosen).toEqual([{ piece: 'gun' }])
  })

  test('the piece meant is chosen where several share a cell', () => {
    expect(pick(NOTHING, ground, { cell: 0, piece: 'diver' }).selection.chosen).toEqual([{ piece: 'diver' }])
  })

  test('the same cell again goes to what lies below, then deselects', () => {
    const below = pick(rider, ground, { cell: 0, piece: 'rider' }).selection
    expect(below.chosen).toEqual([{ piece: 'diver' }])
    expect(pick(below, ground, { cell: 0, piece: 'rider' }).selection).toEqual(NOTHING)
  })

  test('a cell without meaning deselects', () => {
    const elsewhere = { choices: choices.slice(0, 3), scene }
    expect(pick(rider, elsewhere, { cell: 5 }).selection).toEqual(NOTHING)
  })
})

describe('touch', () => {
  test('the first tap on a target shows what it would do, the second does it', () => {
    const armed = pick(rider, ground, { cell: 3 }, true)
    expect(armed).toEqual({ selection: { ...rider, armed: CHARGE } })
    expect(pick(armed.selection, ground, { cell: 3 }, true)).toEqual({ selection: NOTHING, take: CHARGE })
  })

  test('a tap on another target arms that one', () => {
    const armed = pick(rider, ground, { cell: 3 }, true).selection
    expect(pick(armed, ground, { cell: 1 }, true).selection.armed).toBe(RIDE_1)
  })

  test('a place with a way to face is armed by the first tap; a tap does only what is shown', () => {
    const [AHEAD, BACK] = [0, 1]
    const faces: Gesture[] = (
      [
        [2, 2],
        [2, 1],
        [1, 2],
      ] as const
    ).map(([at, cell]) => ({
      kind: 'pick',
      picks: [{ piece: 'rider' }, { cell: at }, { cell }],
      meaning: 'reach',
      label: '',
    }))
    const courses = { choices: faces.map((gesture, number) => ({ number, gesture })), scene }
    const tap = (selection: Selection, cell: number) => pick(selection, courses, { cell }, true)
    const there = tap(rider, 2).selection
    expect(there).toEqual({ chosen: [{ piece: 'rider' }, { cell: 2 }], armed: AHEAD })
    expect(tap(there, 2).take).toBe(AHEAD)
    const facing = tap(there, 1).selection
    expect(facing.armed).toBe(BACK)
    expect(tap(facing, 1).take).toBe(BACK)
    // The other way of facing was shown: the tap on the place itself shows its own first.
    expect(tap(facing, 2)).toEqual({ selection: there })
    expect(drag(courses, { cell: 0, piece: 'rider' }, { cell: 2 }, [1], true).selection).toEqual(there)
    expect(pick(rider, courses, { cell: 2 }).selection.armed).toBeUndefined()
  })
})

describe('dragging', () => {
  test('goes from the first target to the last', () => {
    expect(drag(ground, { cell: 0, piece: 'rider' }, { cell: 3 }).take).toBe(CHARGE)
  })

  test('from a cell with several pieces means the one under the pointer', () => {
    expect(drag(ground, { cell: 0, piece: 'diver' }, { cell: 1 }).take).toBe(DIVE)
    expect(drag(ground, { cell: 0, piece: 'rider' }, { cell: 1 }).take).toBe(RIDE_1)
  })

  test('to nowhere deselects', () => {
    expect(drag(ground, { cell: 0, piece: 'rider' }, { cell: 4 })).toEqual({
      selection: { chosen: [{ piece: 'gun' }] },
    })
  })

  test('of what cannot be taken along tells what that was, so that the page can say why', () => {
    expect(drag(ground, { cell: 2 }, { cell: 4 })).toEqual({ selection: NOTHING, impossible: [{ cell: 2 }] })
  })
})

describe('buttons', () => {
  test('without picks they are always there, with picks once those are made', () => {
    expect(pressable(NOTHING, choices, scene).map(({ number }) => number)).toEqual([END])
    const city = pick(NOTHING, ground, { cell: 5 }).selection
    expect(pressable(city, choices, scene).map(({ number }) => number)).toEqual([END, RECRUIT])
  })

  test('a piece stands for its cell', () => {
    const garrisoned = { ...scene, pieces: [{ id: 'guard', at: 5, side: 0, icon: 'x', name: 'guard' }] }
    const guard = { chosen: [{ piece: 'guard' }] }
    expect(pressable(guard, choices, garrisoned).map(({ number }) => number)).toEqual([END, RECRUIT])
  })

  test('what is refused can be chosen too, to see why', () => {
    const refused = [{ gesture: gestures[RECRUIT] as Gesture }]
    const poor = { choices: choices.slice(0, END), refused, scene }
    expect(pick(NOTHING, poor, { cell: 5 }).selection.chosen).toEqual([{ cell: 5 }])
    expect(pressable({ chosen: [{ cell: 5 }] }, refused, scene)).toEqual(refused)
  })

  test('a cell that only leads to buttons can be chosen', () => {
    expect(leadAt(NOTHING, ground, { cell: 5 })).toEqual({ target: { cell: 5 } })
  })
})

test('a piece stays selected while it can do more, whether it acted by a click or by a button', () => {
  const salute: Gesture = { kind: 'press', button: 'salute', label: '', picks: [{ piece: 'rider' }] }
  const ride: Gesture = {
    kind: 'pick',
    picks: [{ piece: 'rider' }, { cell: 1 }],
    meaning: 'reach',
    label: '',
  }
  const left = (gesture: Gesture): Choice[] => [{ number: 0, gesture }]
  for (const taken of [salute, ride]) {
    expect(selectionToGoOn(taken, left(ride))).toEqual({ chosen: [{ piece: 'rider' }] })
    expect(selectionToGoOn(taken, left({ kind: 'press', button: 'end', label: '' }))).toEqual(NOTHING)
  }
})
