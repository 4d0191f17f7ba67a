import { botHost, serveBots } from '@sextant/bots'
import { type BotPlace, type BotReply, SeededDice } from '@sextant/engine'
import { box } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { hexapawnWithAdvice } from '../../../bots/test/advising-bot.ts'
import { workerChannel } from '../../src/bots/worker-channel.ts'

const trainedBox = box(hexapawnWithAdvice)

/** A worker that runs on this thread, with messages that are copied as a real one's are. */
class NearWorker {
  onmessage: ((event: { data: BotReply }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null
  ended = false
  private readonly serve = serveBots(
    botHost(
      async () => trainedBox,
      () => 0,
    ),
    reply => {
      if (!this.ended) this.onmessage?.({ data: structuredClone(reply) })
    },
  )

  postMessage(question: unknown): void {
    void this.serve(structuredClone(question))
  }

  terminate(): void {
    this.ended = true
  }
}

const place = (bot = 'advising'): BotPlace => ({ game: 'hexapawn', options: { radius: 2 }, bot, seat: 0 })
const { game } = hexapawnWithAdvice
const view = game.load({ radius: 2 }).setup(SeededDice.from('start'), () => {})
const choose = (bot?: string) =>
  ({ kind: 'choose', place: place(bot), view, seed: 'test', budget: { work: 1 } }) as const
const aMoment = () => new Promise(resolve => setTimeout(resolve, 2))

describe('a channel to a worker', () => {
  const workers: NearWorker[] = []
  const start = () => {
    const worker = new NearWorker()
    workers.push(worker)
    return worker as unknown as Worker
  }

  test('carries questions, progress of a training, answers and failures', async () => {
    const channel = workerChannel(start)
    const parts: number[] = []
    const [training, model] = await Promise.all([
      channel.ask({ kind: 'training', place: place() }),
      channel.ask({ kind: 'train', place: place() }, part => parts.push(part)),
    ])
    expect(training).toMatchObject({ key: expect.stringMatching(/^limit/) })
    expect(model).toBe('07')
    expect(parts).toEqual([0.5])
    await expect(channel.ask(choose())).rejects.toThrow('has no model')
    await expect(channel.ask(choose('nobody'))).rejects.toThrow('no bot "nobody"')
  })

  test('ends the worker when it is closed, and starts another when it is asked again', async () => {
    const channel = workerChannel(start)
    workers.length = 0
    const lost = channel.ask({ kind: 'train', place: place() })
    channel.close()
    expect(workers[0]?.ended).toBe(true)
    expect(await channel.ask({ kind: 'training', place: place() })).toHaveProperty('key')
    expect(workers).toHaveLength(2)
    expect(await Promise.race([lost, aMoment().then(() => 'nothing')])).toBe('nothing')
  })

  test('fails with the worker', async () => {
    const channel = workerChannel(start)
    workers.length = 0
    const asked = channel.ask({ kind: 'train', place: place() })
    workers[0]?.onerror?.({ message: 'out of memory' })
    await expect(asked).rejects.toThrow('out of memory')
  })
})
