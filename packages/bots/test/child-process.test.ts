import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { startMatch } from '@sextant/engine'
import { hexapawn } from '@sextant/hexapawn'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { childProcessConnection, serveStdio } from '../src/child-process.ts'
import { type BotChannel, botHost, channelOver } from '../src/index.ts'
import { boxWith, choose, options, placeOf } from './hexapawn-bots.ts'

/** The host is bundled from the sources, so that nothing needs to have been built before. */
const folder = mkdtempSync(join(tmpdir(), 'sextant-bots-'))
const channels: BotChannel[] = []

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@sextant/source'] },
    ssr: { noExternal: true, resolve: { conditions: ['@sextant/source'] } },
    build: {
      ssr: fileURLToPath(new URL('child-host.ts', import.meta.url)),
      outDir: folder,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'child-host.mjs' } },
    },
  })
})
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

function channelTo(args: readonly string[], command = process.execPath): BotChannel {
  const channel = channelOver(childProcessConnection(command, args))
  channels.push(channel)
  return channel
}

const hostChannel = () => channelTo([join(folder, 'child-host.mjs')])

describe('a bot in another process', () => {
  test('plays a match', async () => {
    const channel = hostChannel()
    const match = startMatch(hexapawn, { options, seed: 'two processes' })
    while (!match.outcome) {
      const [seat = 0] = match.toAct
      const action = await channel.ask({
        ...choose('random'),
        place: placeOf('random', seat),
        view: match.view(seat),
        seed: `step ${match.seq}`,
      })
      expect(match.submit(seat, action)).toMatchObject({ ok: true })
    }
    expect(match.seq).toBeGreaterThan(3)
  })

  test('that ends in the middle of a question fails it, and the next question starts another', async () => {
    const channel = hostChannel()
    const [killed, beside] = [channel.ask(choose('quits')), channel.ask(choose('hangs'))]
    await expect(killed).rejects.toThrow('the bot process ended: exit code 3')
    await expect(beside).rejects.toThrow('the bot process ended')
    expect(await channel.ask(choose('random'))).toHaveProperty('from')
  })

  test('that writes what is no message fails the question with what it wrote, and is replaced', async () => {
    const channel = hostChannel()
    await expect(channel.ask(choose('prints'))).rejects.toThrow('a line that is not JSON: thinking …')
    expect(await channel.ask(choose('random'))).toHaveProperty('from')
  })

  test('that cannot be started says so', async () => {
    const channel = channelTo([], join(folder, 'no-such-program'))
    await expect(channel.ask(choose('random'))).rejects.toThrow(/no-such-program cannot be started: .*ENOENT/)
  })

  test('that speaks JSON of another kind is not believed', async () => {
    const channel = channelTo([
      '-e',
      'console.log(JSON.stringify({ hello: "world" })); setTimeout(() => {}, 9e3)',
    ])
    await expect(channel.ask(choose('random'))).rejects.toThrow('not a reply of a bot host')
  })

  test('that floods its output without an end is not listened to for ever', async () => {
    const channel = channelTo([
      '-e',
      'const some = "x".repeat(1 << 20); const more = () => process.stdout.write(some, more); more()',
    ])
    await expect(channel.ask(choose('random'))).rejects.toThrow('a line of more than 67108864 characters')
  })

  test('is ended by closing the channel, and what was asked never settles', async () => {
    const channel = hostChannel()
    await channel.ask(choose('random'))
    const lost = channel.ask(choose('hangs'))
    channel.close()
    const pause = new Promise(resolve => setTimeout(resolve, 100, 'nothing'))
    expect(await Promise.race([lost, pause])).toBe('nothing')
  })
})

describe('serving over lines', () => {
  test('answers every line, garbage with a failure, and ends with the input', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()]
    const served = serveStdio(
      botHost(boxWith(), () => 0),
      input,
      output,
    )
    input.end(`oops\n\n{"kind":"choose","id":4}\n${JSON.stringify({ ...choose('random'), id: 5 })}\n`)
    await served
    const replies = String(output.read())
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
      .sort((a, b) => a.id - b.id)
    expect(replies).toEqual([
      { kind: 'failure', id: 0, message: expect.stringMatching(/^not a question/) },
      { kind: 'failure', id: 0, message: expect.stringMatching(/^not a question/) },
      { kind: 'failure', id: 4, message: expect.stringMatching(/^not a question: \/place/) },
      { kind: 'answer', id: 5, answer: { from: expect.any(Number), to: expect.any(Number) } },
    ])
  })
})
