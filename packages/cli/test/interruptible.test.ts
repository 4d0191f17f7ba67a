import { spawn } from 'node:child_process'
import { Interrupted } from '@sextant/bots'
import { describe, expect, it } from 'vitest'
import { interruptible } from '../src/interruptible.ts'

describe('an interruptible job', () => {
  it('hears of Ctrl-C between its parts, and leaves no listener behind', async () => {
    const before = process.listenerCount('SIGINT')
    const parts = await interruptible(async ({ stopped }) => {
      process.kill(process.pid, 'SIGINT')
      const patience = performance.now() + 5000
      let part = 1
      for (; !(await stopped()) && performance.now() < patience; part++);
      return performance.now() < patience ? part : Number.NaN
    })
    expect(parts).toBeGreaterThan(0)
    expect(process.listenerCount('SIGINT')).toBe(before)
  })

  it('is given up in the middle of a part that never comes to an end', async () => {
    // Somebody else has to press it: this process is busy.
    const presser = spawn('sh', ['-c', `sleep 0.3; kill -INT ${process.pid}`])
    const ended = await interruptible(async ({ watched, stopped, interrupted }) => {
      const patience = performance.now() + 8000
      const endless = () => {
        while (performance.now() < patience);
        return 'nobody interrupted it'
      }
      try {
        return watched(endless)
      } catch (error) {
        await interrupted
        return { interrupted: error instanceof Interrupted, stopped: await stopped() }
      }
    })
    presser.kill()
    expect(ended).toEqual({ interrupted: true, stopped: true })
  })

  it('passes on what its parts give and throw', async () => {
    await interruptible(async ({ watched }) => {
      expect(watched(() => 5)).toBe(5)
      expect(() =>
        watched(() => {
          throw new RangeError('own')
        }),
      ).toThrow(RangeError)
      expect(watched(() => watched(() => 6))).toBe(6)
    })
  })
})
