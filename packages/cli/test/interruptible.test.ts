import { describe, expect, it } from 'vitest'
import { interruptible } from '../src/interruptible.ts'

describe('an interruptible job', () => {
  it('hears of Ctrl-C between its parts, and leaves no listener behind', async () => {
    const before = process.listenerCount('SIGINT')
    const parts = await interruptible(async stopped => {
      process.kill(process.pid, 'SIGINT')
      const patience = performance.now() + 5000
      let part = 1
      for (; !(await stopped()) && performance.now() < patience; part++);
      return performance.now() < patience ? part : Number.NaN
    })
    expect(parts).toBeGreaterThan(0)
    expect(process.listenerCount('SIGINT')).toBe(before)
  })
})
