import type { BotQuestion } from '@sextant/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type BotChannel, type ChannelOptions, channelOver } from '../src/index.ts'
import { choose } from './hexapawn-bots.ts'

/** One connection of a channel under test, from the side of the host. */
interface Opened {
  readonly sent: BotQuestion[]
  closed: boolean
  receive(reply: unknown): void
  fail(why: Error): void
}

function openChannel(
  send?: (question: BotQuestion) => void,
  options?: ChannelOptions,
): { channel: BotChannel; opened: Opened[] } {
  const opened: Opened[] = []
  const channel = channelOver((receive, fail) => {
    const connection: Opened = { sent: [], closed: false, receive, fail }
    opened.push(connection)
    return {
      send(question) {
        connection.sent.push(question)
        send?.(question)
      },
      close() {
        connection.closed = true
      },
    }
  }, options)
  return { channel, opened }
}

const question = choose('random')
const idOf = (opened: Opened | undefined, place: number) => opened?.sent[place]?.id ?? -1
const isPending = async (promise: Promise<unknown>) =>
  (await Promise.race([promise, new Promise(resolve => setTimeout(resolve, 5, 'pending'))])) === 'pending'

describe('a channel', () => {
  test('opens one connection, when it is first asked', async () => {
    const { channel, opened } = openChannel()
    expect(opened).toHaveLength(0)
    void channel.ask(question)
    void channel.ask(question)
    expect(opened).toHaveLength(1)
    expect(new Set(opened[0]?.sent.map(({ id }) => id)).size).toBe(2)
  })

  test('gives each question its own answer, in any order', async () => {
    const { channel, opened } = openChannel()
    const [first, second] = [channel.ask(question), channel.ask(question)]
    opened[0]?.receive({ kind: 'answer', id: idOf(opened[0], 1), answer: 'two' })
    opened[0]?.receive({ kind: 'answer', id: idOf(opened[0], 0), answer: 'one' })
    expect(await Promise.all([first, second])).toEqual(['one', 'two'])
  })

  test('reports progress to the one who asked, until the answer', async () => {
    const { channel, opened } = openChannel()
    const parts: number[] = []
    const asked = channel.ask(question, part => parts.push(part))
    void channel.ask(question, part => parts.push(10 + part))
    const id = idOf(opened[0], 0)
    for (const part of [0.2, 0.6]) opened[0]?.receive({ kind: 'progress', id, part })
    opened[0]?.receive({ kind: 'answer', id, answer: null })
    opened[0]?.receive({ kind: 'progress', id, part: 0.9 })
    expect(await asked).toBeNull()
    expect(parts).toEqual([0.2, 0.6])
  })

  test('a failure fails its question alone', async () => {
    const { channel, opened } = openChannel()
    const [first, second] = [channel.ask(question), channel.ask(question)]
    opened[0]?.receive({ kind: 'failure', id: idOf(opened[0], 0), message: 'out of ideas' })
    await expect(first).rejects.toThrow('out of ideas')
    expect(await isPending(second)).toBe(true)
    opened[0]?.receive({ kind: 'answer', id: idOf(opened[0], 1), answer: 1 })
    expect(await second).toBe(1)
  })

  test('what was asked before it was closed never settles, and the next question opens another connection', async () => {
    const { channel, opened } = openChannel()
    const lost = channel.ask(question)
    channel.close()
    expect(opened[0]?.closed).toBe(true)
    const asked = channel.ask(question)
    expect(opened).toHaveLength(2)
    opened[0]?.receive({ kind: 'answer', id: idOf(opened[0], 0), answer: 'late' })
    opened[0]?.fail(new Error('late as well'))
    opened[1]?.receive({ kind: 'answer', id: idOf(opened[1], 0), answer: 'new' })
    expect(await asked).toBe('new')
    expect(await isPending(lost)).toBe(true)
    expect(opened).toHaveLength(2)
  })

  test('a connection that fails takes its questions with it, and no others', async () => {
    const { channel, opened } = openChannel()
    const lost = [channel.ask(question), channel.ask(question)]
    opened[0]?.fail(new Error('out of memory'))
    for (const asked of lost) await expect(asked).rejects.toThrow('out of memory')
    expect(opened[0]?.closed).toBe(true)
    const asked = channel.ask(question)
    opened[0]?.fail(new Error('again'))
    opened[1]?.receive({ kind: 'answer', id: idOf(opened[1], 0), answer: 2 })
    expect(await asked).toBe(2)
  })

  test.each([
    ['no object', 'hello', /not a reply of a bot host: \//],
    ['a kind that there is not', { kind: 'guess', id: 1 }, /not a reply of a bot host: \/kind/],
    ['no number', { kind: 'answer', answer: 1 }, /not a reply of a bot host: \/id/],
    ['a part that is no number', { kind: 'progress', id: 1, part: 'half' }, /not a reply .*\/part/],
  ])('a message that is %s ends the connection', async (_, message, why) => {
    const { channel, opened } = openChannel()
    const asked = channel.ask(question)
    opened[0]?.receive(message)
    await expect(asked).rejects.toThrow(why)
    expect(opened[0]?.closed).toBe(true)
    void channel.ask(question)
    expect(opened).toHaveLength(2)
  })

  test('an answer that nobody waits for is nothing', async () => {
    const { channel, opened } = openChannel()
    const asked = channel.ask(question)
    opened[0]?.receive({ kind: 'answer', id: 999, answer: 'stray' })
    opened[0]?.receive({ kind: 'answer', id: idOf(opened[0], 0), answer: 'mine' })
    expect(await asked).toBe('mine')
  })

  test('a question that cannot be sent fails, and a connection that cannot be opened too', async () => {
    const { channel } = openChannel(() => {
      throw new Error('the pipe is broken')
    })
    await expect(channel.ask(question)).rejects.toThrow('the pipe is broken')
    const closed = channelOver(() => {
      throw new Error('no workers here')
    })
    await expect(closed.ask(question)).rejects.toThrow('no workers here')
  })

  describe('that waits for so long and no longer', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    test('fails what a silent host was asked, and opens another connection for the next question', async () => {
      const { channel, opened } = openChannel(undefined, { silence: 2000 })
      const [first, second] = [channel.ask(question), channel.ask(question)]
      const failed = Promise.allSettled([first, second])
      await vi.advanceTimersByTimeAsync(1999)
      expect(opened[0]?.closed).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(opened[0]?.closed).toBe(true)
      const why = { status: 'rejected', reason: new Error('the bot host has said nothing for 2 s') }
      expect(await failed).toEqual([why, why])
      void channel.ask(question)
      expect(opened).toHaveLength(2)
      channel.close()
    })

    test('goes on waiting for one that is heard of, and for nobody once all is answered', async () => {
      const { channel, opened } = openChannel(undefined, { silence: 2000 })
      const asked = channel.ask(question)
      for (const part of [0.2, 0.4, 0.6]) {
        await vi.advanceTimersByTimeAsync(1500)
        opened[0]?.receive({ kind: 'progress', id: idOf(opened[0], 0), part })
      }
      opened[0]?.receive({ kind: 'answer', id: idOf(opened[0], 0), answer: 'at last' })
      expect(await asked).toBe('at last')
      await vi.advanceTimersByTimeAsync(10_000)
      expect(opened[0]?.closed).toBe(false)
    })
  })
})
