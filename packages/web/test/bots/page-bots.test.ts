import { type BotClient, memoryModels } from '@sextant/bots'
import { expect, test, vi } from 'vitest'
import { pageBots } from '../../src/bots/page-bots.ts'
import type { WorkerBots } from '../../src/bots/worker-bots.ts'

const DECISION = { place: { game: 'g', options: {}, bot: 'b', seat: 0 }, view: {}, seed: 's' }

function client(): BotClient {
  return {
    choose: vi.fn(async () => 'chosen'),
    advise: vi.fn(async () => []),
    prepare: vi.fn(),
    stop: vi.fn(),
  }
}

function workers(): WorkerBots {
  return { bots: client(), adviser: client(), end: vi.fn() }
}

test('are fetched once, with the first question', async () => {
  const load = vi.fn(async () => workers())
  const page = pageBots(memoryModels(), load)
  page.bots.stop()
  page.end()
  expect(load).not.toHaveBeenCalled()
  expect(await page.bots.choose(DECISION)).toBe('chosen')
  expect(await page.adviser.advise(DECISION)).toEqual([])
  expect(load).toHaveBeenCalledTimes(1)
})

test('are fetched when a bot is made ready, and a failure is left to the question', async () => {
  const fetched = workers()
  const load = vi.fn(async () => fetched)
  load.mockRejectedValueOnce(new Error('no network'))
  const page = pageBots(memoryModels(), load)
  page.adviser.prepare?.(DECISION.place)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(await page.adviser.advise(DECISION)).toEqual([])
  page.adviser.prepare?.(DECISION.place)
  await vi.waitFor(() => expect(fetched.adviser.prepare).toHaveBeenCalledWith(DECISION.place))
  expect(fetched.bots.prepare).not.toHaveBeenCalled()
})

test('what is stopped while they are fetched is asked first, and then stopped', async () => {
  const fetched = workers()
  const order: string[] = []
  vi.mocked(fetched.bots.choose).mockImplementation(async () => order.push('asked'))
  vi.mocked(fetched.bots.stop).mockImplementation(() => void order.push('stopped'))
  vi.mocked(fetched.end).mockImplementation(() => void order.push('ended'))
  const page = pageBots(memoryModels(), async () => fetched)
  const asked = page.bots.choose(DECISION)
  page.bots.stop()
  page.end()
  await asked
  expect(order).toEqual(['asked', 'stopped', 'ended'])
  expect(fetched.adviser.stop).not.toHaveBeenCalled()
})

test('what could not be fetched is tried again', async () => {
  const load = vi.fn(async () => workers())
  load.mockRejectedValueOnce(new Error('no network'))
  const page = pageBots(memoryModels(), load)
  await expect(page.bots.choose(DECISION)).rejects.toThrow('no network')
  expect(await page.bots.choose(DECISION)).toBe('chosen')
})
