import { describe, expect, test } from 'vitest'
import { recordedMatch } from '../src/index.ts'
import { played } from './played.ts'

const pawns = played('hexapawn')
const bids = played('sealed-bids')

describe('a recorded match', () => {
  test('shows every step with its log and its effects', () => {
    const recorded = recordedMatch(pawns.box, pawns.record)
    expect(recorded.length).toBe(pawns.record.steps.length)
    expect(recorded.log('spectator').map(({ step }) => step)).toEqual(
      pawns.record.steps.map(({ seq }) => seq),
    )
    expect(recorded.chapters(1, 'spectator').flatMap(({ effects }) => effects)).toContainEqual(
      expect.objectContaining({ kind: 'move' }),
    )
    expect(recorded.scene(0, 'spectator').pieces).toHaveLength(10)
    expect(recorded.trouble).toBeUndefined()
  })

  test('shows each seat what it could see', () => {
    const recorded = recordedMatch(bids.box, bids.record)
    const [first] = bids.record.steps
    const bidder = first && 'seat' in first ? first.seat : 0
    expect(JSON.stringify(recorded.scene(1, 1 - bidder))).toContain('made')
    expect(recorded.log(0).length).toBeGreaterThan(0)
  })

  test('whose rules have changed is shown as it was recorded', () => {
    const record = structuredClone(pawns.record)
    const step = record.steps[2]
    if (!step) throw new Error('too short')
    step.hash = '0'.repeat(16)
    const recorded = recordedMatch(pawns.box, record)
    expect(recorded.trouble).toMatchObject({ step: 3 })
    const whole = recordedMatch(pawns.box, pawns.record)
    expect(recorded.scene(record.steps.length, 0)).toEqual(whole.scene(record.steps.length, 0))
    expect(recorded.log('spectator')).toEqual(whole.log('spectator').slice(0, 2))
  })

  test('of another game is refused', () => {
    expect(() => recordedMatch(pawns.box, bids.record)).toThrow('the record is of sealed-bids')
  })
})
