import { signal } from '@preact/signals-core'
import { describe, expect, it } from 'vitest'
import type { Choice } from '../src/view/choice.ts'
import { createRepetition } from '../src/view/repetition.ts'
import type { Snapshot } from '../src/view/snapshot.ts'

const rest: Choice = {
  number: 7,
  gesture: { kind: 'press', button: 'rest', label: 'The rest' },
  repeats: true,
}

function setUp() {
  const snapshot = signal(at(0, [rest]))
  const taken: number[] = []
  const heldUp = signal(false)
  const repetition = createRepetition({
    snapshot,
    isHeldUp: () => heldUp.value,
    take: async choice => {
      taken.push(choice)
    },
  })
  return { snapshot, taken, heldUp, repetition }
}

describe('what repeats', () => {
  it('is taken again at each decision of the person who pressed it, until it is no longer there', async () => {
    const { snapshot, taken, repetition } = setUp()
    repetition.note(0, rest)
    snapshot.value = at(1, [rest])
    await Promise.resolve()
    expect(taken).toEqual([])
    snapshot.value = at(0, [{ ...rest, number: 5 }])
    expect(repetition.due.value).toBe(true)
    await Promise.resolve()
    expect(taken).toEqual([5])
    snapshot.value = at(0, [])
    await Promise.resolve()
    expect(taken).toEqual([5])
    expect(repetition.due.value).toBe(false)
  })

  it('waits while a step is played', async () => {
    const { snapshot, taken, heldUp, repetition } = setUp()
    heldUp.value = true
    repetition.note(0, rest)
    snapshot.value = at(0, [rest])
    await Promise.resolve()
    expect(taken).toEqual([])
    heldUp.value = false
    await Promise.resolve()
    expect(taken).toEqual([7])
  })

  it('ends with another choice, and with undo', async () => {
    for (const end of ['note', 'stop'] as const) {
      const { snapshot, taken, repetition } = setUp()
      repetition.note(0, rest)
      snapshot.value = at(1, [])
      if (end === 'note') repetition.note(0, undefined)
      else repetition.stop()
      snapshot.value = at(0, [rest])
      await Promise.resolve()
      expect(taken).toEqual([])
    }
  })
})

function at(actor: number, combinations: readonly Choice[]): Snapshot {
  return {
    seq: 0,
    viewer: actor,
    scene: { stage: { kind: 'sea', distance: 5, farthest: 10 }, sides: [], pieces: [], status: '' },
    trail: [],
    toAct: [actor],
    actor,
    choices: [],
    combinations,
    refused: [],
    menu: [],
    outcome: undefined,
    whyNoUndo: undefined,
    canRedo: false,
  }
}
