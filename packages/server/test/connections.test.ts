import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CONNECTION_LIMITS } from '../src/connection-limits.ts'
import { answerTo, ask, clientFolder, served } from './client.ts'

/** As far below the limits of a server in use as a test has patience for. */
const SOON = { headersMs: 200, requestMs: 400, keepAliveMs: 100, silenceMs: 30_000, checkMs: 50 }

const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: here\r\n'

/** A connection that says what it got once the server has closed it; what goes wrong is part of that. A stubborn one goes on sending. */
async function connection(
  url: string,
  stubborn = false,
): Promise<{ readonly socket: Socket; readonly closed: Promise<string> }> {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: stubborn })
  onTestFinished(() => void socket.destroy())
  let got = ''
  socket.setEncoding('utf8').on('data', part => {
    got += part
  })
  socket.on('error', () => {})
  const closed = new Promise<string>(resolve => socket.once('close', () => resolve(got)))
  await once(socket, 'connect')
  return { socket, closed }
}

/** Writes a letter every few milliseconds until the connection is closed. */
function trickle(socket: Socket, letter: string): void {
  const timer = setInterval(() => {
    if (socket.writable) socket.write(letter)
  }, 20)
  socket.once('close', () => clearInterval(timer))
}

describe('a connection is closed that', () => {
  test('sends nothing', async () => {
    const { closed } = await connection(await served(undefined, SOON))
    expect(await closed).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('sends its headers letter by letter', async () => {
    const { socket, closed } = await connection(await served(undefined, SOON), true)
    socket.write(`${REQUEST}X: `)
    trickle(socket, 'x')
    const answer = await closed
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain("Content-Security-Policy: default-src 'self'")
  })

  test.each(['GET', 'POST'])('sends the body of its %s letter by letter', async method => {
    const { socket, closed } = await connection(await served(undefined, SOON), true)
    socket.write(`${method} / HTTP/1.1\r\nHost: here\r\nContent-Length: 1000000\r\n\r\n`)
    trickle(socket, 'x')
    await closed
  })

  test('asks for nothing more', async () => {
    const { socket, closed } = await connection(await served(undefined, SOON))
    socket.write(`${REQUEST}\r\n`)
    expect(await closed).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('neither sends nor reads', async () => {
    const { closed } = await connection(
      await served(undefined, { ...SOON, silenceMs: 100, headersMs: 30_000, requestMs: 30_000 }),
    )
    expect(await closed).toBe('')
  })

  test('does not read its answer', async () => {
    // More than the buffers of a connection hold.
    const folder = await clientFolder({
      'index.html': '<!doctype html>',
      'large.bin': 'x'.repeat(20_000_000),
    })
    const { socket, closed } = await connection(await served(folder, { answerMs: 300 }))
    const finished = once(socket, 'end').catch(() => {})
    socket.write('GET /large.bin HTTP/1.1\r\nHost: here\r\n\r\n')
    socket.pause()
    await new Promise(resolve => setTimeout(resolve, 1000))
    socket.resume()
    expect((await closed).length).toBeLessThan(20_000_000)
    await finished
  })

  test('has asked for CONNECT and stays', async () => {
    const { socket, closed } = await connection(await served(undefined, SOON), true)
    socket.write('CONNECT elsewhere:443 HTTP/1.1\r\nHost: here\r\n\r\n')
    trickle(socket, 'x')
    expect(await closed).toMatch(/^HTTP\/1\.1 405 /)
  })

  test('has sent as many requests as it may; those after them get no answer', async () => {
    const url = await served(undefined, { requests: 3 })
    const answers = (await answerTo(url, `${REQUEST}\r\n`.repeat(5))).split(/(?=HTTP\/1\.1 )/)
    expect(answers).toHaveLength(3)
    expect(answers.map(answer => /\r\nConnection: close\r\n/i.test(answer))).toEqual([false, false, true])
  })
})

test('beyond so many connections new ones are closed, until others are', async () => {
  const url = await served(undefined, { connections: 2 })
  const [first, second] = [await connection(url), await connection(url)]
  expect(await (await connection(url)).closed).toBe('')
  first.socket.destroy()
  second.socket.destroy()
  await expect.poll(() => ask(url, '/').then(got => got.status, String)).toBe(200)
})

test('many slow connections are gone before long, and the server still answers', async () => {
  const url = await served(undefined, SOON)
  const slow = await Promise.all(Array.from({ length: 100 }, () => connection(url, true)))
  for (const { socket } of slow) {
    socket.write(REQUEST)
    trickle(socket, 'x')
  }
  expect((await ask(url, '/')).status).toBe(200)
  await Promise.all(slow.map(({ closed }) => closed))
  expect((await ask(url, '/')).status).toBe(200)
})

test('a server in use has a limit for everything', () => {
  for (const limit of Object.values(CONNECTION_LIMITS)) expect(limit).toBeGreaterThan(0)
  // Node looks at headers and requests together.
  expect(CONNECTION_LIMITS.headersMs).toBeLessThanOrEqual(CONNECTION_LIMITS.requestMs)
})
