import { recordedMatch } from '@sextant/session'
import type { MatchRecord } from '@sextant/engine'
import type { Box } from '@sextant/scene'
import { beforeAll, describe, expect, test } from 'vitest'
import { played } from './played.ts'

let pawns: { box: Box; record: MatchRecord }
let bids: { box: Box; record: MatchRecord }
beforeAll(async () => {
  pawns = await played('hexapawn')
  bids = await played('sealed-bids')
})

describe('a reel', () => {
  test('shows every step with its log and its effects', () => {
    const reel = recordedMatch(pawns.box, pawns.record)
    expect(reel.length).toBe(pawns.record.steps.length)
    expect(reel.log('spectator').map(({ step }) => step)).toEqual(pawns.record.steps.map(({ seq }) => seq))
    expect(reel.beats(1, 'spectator').flatMap(({ effects }) => effects)).toContainEqual(
      expect.objectContaining({ kind: 'move' }),
    )
    expect(reel.scene(0, 'spectator').pieces).toHaveLength(10)
    expect(reel.trouble).toBeUndefined()
  })

  test('shows each seat what it could see', () => {
    const reel = recordedMatch(bids.box, bids.record)
    const bidder = bids.record.steps[0]?.seat ?? 0
    expect(JSON.stringify(reel.scene(1, 1 - bidder))).toContain('made')
    expect(reel.log(0).length).toBeGreaterThan(0)
  })

  test('of a match whose rules have changed is shown as it was recorded', () => {
    const record = structuredClone(pawns.record)
    const step = record.steps[2]
    if (!step) throw new Error('too short')
    step.hash = '0'.repeat(16)
    const reel = recordedMatch(pawns.box, record)
    expect(reel.trouble).toMatchObject({ step: 3 })
    const whole = recordedMatch(pawns.box, pawns.record)
    expect(reel.scene(record.steps.length, 0)).toEqual(whole.scene(record.steps.length, 0))
    expect(reel.log('spectator')).toEqual(whole.log('spectator').slice(0, 2))
  })

  test('of another game is refused', () => {
    expect(() => recordedMatch(pawns.box, bids.record)).toThrow('the record is of sealed-bids')
  })
})
