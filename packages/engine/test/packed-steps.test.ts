import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playMatch } from '../src/conformance/index.ts'
import { type MatchRecord, readRecord, writeRecord } from '../src/index.ts'
import { packSteps, unpackSteps } from '../src/record/packed-steps.ts'
import type { RecordedStep } from '../src/record/record.ts'
import { race } from './race.ts'

const finished = () => playMatch({ game: race, options: { goal: 10, faces: 6 } }, 5).record()

/** A record as layout 1 had it: whole actions, and dice before changes. */
function inLayout1(record: MatchRecord): string {
  const packed = JSON.parse(writeRecord(record)).steps.packed as [number, unknown, unknown[]?, unknown[]?][]
  const steps = packed.map(([seat, , changes = [], dice = []], i) => {
    const step = record.steps[i]
    return [seat, step && 'action' in step ? step.action : null, dice, changes]
  })
  return JSON.stringify({ ...record, steps: { packed: steps } })
}

function withSteps(steps: unknown): () => MatchRecord {
  return () => readRecord(JSON.stringify({ ...finished(), steps }), 'r.json')
}

describe('packed steps', () => {
  test('say the same as those in full, whatever the actions are', () => {
    const action = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.record({ type: fc.constantFrom('move', 'pass', 7), to: fc.jsonValue({ maxDepth: 1 }) }),
      fc.record({ type: fc.constantFrom('move', 'toString'), unit: fc.integer() }),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), actions => {
        const steps: RecordedStep[] = actions.map((action, i) => ({
          seq: i + 1,
          seat: i % 2,
          action: action as unknown,
          dice: i % 3 === 0 ? [i] : [],
          changes: [[['turn'], i]],
        }))
        const written = JSON.parse(JSON.stringify(packSteps(steps)))
        expect(unpackSteps(written, 2).steps).toEqual(JSON.parse(JSON.stringify(steps)))
      }),
    )
  })

  test('write the keys and the type of an action once', () => {
    const moved = (seq: number, to: string): RecordedStep => ({
      seq,
      seat: 0,
      action: { type: 'move', unit: 'a', to },
      dice: [],
      changes: [],
    })
    expect(packSteps([moved(1, 'x'), moved(2, 'y')])).toEqual([
      [0, { type: 'move', unit: 'a', to: 'x' }],
      [0, [0, 'y', 'a']],
    ])
  })

  test('of layout 1 are read', () => {
    const record = finished()
    expect(readRecord(inLayout1(record), 'r.json')).toEqual(record)
  })

  test.each([
    ['a shape that there is not', [[0, [0, 'y']]]],
    [
      'one that comes later',
      [
        [0, [0, 'y']],
        [0, { to: 'x' }],
      ],
    ],
    [
      'too few values',
      [
        [0, { to: 'x' }],
        [0, [0]],
      ],
    ],
    [
      'too many values',
      [
        [0, { to: 'x' }],
        [0, [0, 1, 2]],
      ],
    ],
    [
      'no number',
      [
        [0, { to: 'x' }],
        [0, ['0', 1]],
      ],
    ],
    [
      'a number of a kind',
      [
        [0, { to: 'x' }],
        [0, [0.5, 1]],
      ],
    ],
    [
      'a method of lists',
      [
        [0, { to: 'x' }],
        [0, ['length', 1]],
      ],
    ],
    ['no action at all', [[0, null]]],
  ])('with %s are refused with the step', (_, packed) => {
    const at = packed.findIndex(([, action]) => Array.isArray(action) || action === null)
    expect(withSteps({ layout: 2, packed })).toThrow(`/steps/packed/${at}: names the keys of its action`)
  })

  test('of a layout that there is not are refused', () => {
    expect(withSteps({ layout: 3, packed: [] })).toThrow('/steps/layout')
  })

  test('make no prototype of what a file says', () => {
    const read = () =>
      unpackSteps(
        [
          [0, JSON.parse('{"__proto__":{"a":1}}')],
          [0, [0, { evil: true }]],
        ],
        2,
      )
    const [, second] = read().steps
    expect(Object.getPrototypeOf(second && 'action' in second ? second.action : null)).toBe(Object.prototype)
  })
})
