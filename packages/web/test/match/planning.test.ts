import { describe, expect, test } from 'vitest'
import { openDrill } from '../../../session/test/drill-session.ts'
import { aMoment, settled } from '../../../session/test/fixtures.ts'
import { screenOf } from '../../src/pages/match/selection/screen.ts'

describe('planning on the board', () => {
  const unit = { cell: 1, piece: 'unit-0' }

  test('a piece stays in hand, and pointing once more takes the next way', async () => {
    const { session } = openDrill(['person', 'b'])
    const screen = screenOf(session)
    const arrow = () => session.snapshot.value.scene.arrows?.[0]?.path
    screen.pick(unit, false)
    // Two strokes down: there are two ways to get there.
    screen.pick({ cell: 11 }, false)
    await aMoment()
    const one = arrow()
    expect(screen.chosen.value).toBe(true)
    screen.pick({ cell: 11 }, false)
    await aMoment()
    const other = arrow()
    expect(other).not.toEqual(one)
    expect([one?.length, other?.length]).toEqual([3, 3])
    screen.pick({ cell: 11 }, false)
    await aMoment()
    expect(arrow()).toEqual(one)
  })

  test('a drag takes the way that was dragged along, and shows it meanwhile', async () => {
    const { session } = openDrill(['person', 'b'])
    const screen = screenOf(session)
    for (const over of [[5], [6]]) {
      screen.carry({ from: unit, to: { cell: 11 }, over })
      const shown = screen.overlay.value.arrows[0]?.path
      expect(shown).toEqual([1, ...over, 11])
      screen.drag(unit, { cell: 11 }, over)
      await aMoment()
      expect(session.snapshot.value.scene.arrows?.[0]?.path).toEqual(shown)
      expect(screen.chosen.value).toBe(false)
    }
  })

  test('one tap is enough: what is planned can be changed', async () => {
    const { session } = openDrill(['person', 'b'])
    const screen = screenOf(session)
    screen.pick(unit, true)
    screen.pick({ cell: 11 }, true)
    await aMoment()
    expect(session.snapshot.value.scene.arrows).toHaveLength(1)
  })

  test('a row of a table lights its piece and chooses it', () => {
    const { session } = openDrill(['person', 'b'])
    const screen = screenOf(session)
    screen.pointAtPiece('unit-1')
    expect(screen.inspected.value?.id).toBe('unit-1')
    expect(screen.overlay.value.highlights).toContainEqual({ cell: 2, meaning: 'hover' })
    screen.choosePiece('unit-1')
    screen.pointAtPiece(undefined)
    expect(screen.selection.value.chosen).toEqual([{ piece: 'unit-1' }])
    expect(screen.inspected.value?.id).toBe('unit-1')
    // One of the other side has nothing to do: it is looked at, and the choice stays.
    const other = session.snapshot.value.scene.pieces.find(({ side }) => side === 1)
    screen.choosePiece(other?.id ?? '')
    expect(screen.selection.value.chosen).toEqual([{ piece: 'unit-1' }])
    expect(screen.inspected.value).toEqual(other)
  })

  test('the space bar plays the round when plans are made, and asks nobody who has none to make', async () => {
    const { session } = openDrill(['person', 'b'])
    const screen = screenOf(session)
    expect(session.planning.value).toBe(true)
    const before = session.snapshot.value.scene.status
    expect(screen.goOn()).toBe(true)
    await settled(session)
    expect(session.snapshot.value.scene.status).not.toBe(before)
  })

  test('the space bar pauses and plays, hands over, or asks for the next turn', async () => {
    const { session } = openDrill(['a', 'b'], { watch: { between: async () => {} } })
    const screen = screenOf(session)
    await settled(session)
    expect(screen.goOn()).toBe(true)
    await settled(session)
    expect(session.snapshot.value.scene.status).toBe('Round 2')
    session.playback.jump(0)
    expect(screen.goOn()).toBe(true)
    await settled(session)
    expect(session.playback.lookingBack.value).toBe(false)
    expect(session.snapshot.value.scene.status).toBe('Round 2')
  })
})
