import { expect, test } from 'vitest'
import { createReplayPlayer, recordedMatch } from '../src/index.ts'
import { played } from './played.ts'

test('play, pause and play again during one pause between steps is one run', async () => {
  const { box, record } = played('hexapawn')
  const pauses: (() => void)[] = []
  const player = createReplayPlayer({
    recorded: recordedMatch(box, record),
    step: 0,
    viewer: 'spectator',
    between: () => new Promise<void>(resolve => pauses.push(resolve)),
  })
  player.showOn({ play: async () => {}, skip() {} })
  const settled = () => new Promise(resolve => setTimeout(resolve))

  player.play()
  await settled()
  player.pause()
  player.play()
  await settled()
  expect(player.step.value).toBe(2)
  // The pause of the first run ends first; only that of the second leads on.
  pauses.shift()?.()
  await settled()
  expect({ step: player.step.value, playing: player.playing.value }).toEqual({ step: 2, playing: true })
  pauses.shift()?.()
  await settled()
  expect(player.step.value).toBe(3)
  expect(pauses).toHaveLength(1)
  player.stop()
})
