import { createReplayPlayer, recordedMatch } from '@sextant/session'
import { expect, test } from 'vitest'
import type { BoardHandle } from '../../src/board/contract.ts'
import { played } from './played.ts'

test('play, pause and play again in one breath is one run', async () => {
  const { box, record } = await played('hexapawn')
  const breaths: (() => void)[] = []
  const breath = () => new Promise<void>(resolve => breaths.push(resolve))
  const projector = createReplayPlayer(recordedMatch(box, record), 0, 'spectator', breath)
  projector.hold({ play: async () => {}, skip() {} } as Partial<BoardHandle> as BoardHandle)
  const settled = () => new Promise(resolve => setTimeout(resolve))

  projector.play()
  await settled()
  projector.pause()
  projector.play()
  await settled()
  expect(projector.step.value).toBe(2)
  // The breath of the first run ends first; only that of the second leads on.
  breaths.shift()?.()
  await settled()
  expect({ step: projector.step.value, playing: projector.playing.value }).toEqual({ step: 2, playing: true })
  breaths.shift()?.()
  await settled()
  expect(projector.step.value).toBe(3)
  expect(breaths).toHaveLength(1)
  projector.stop()
})
