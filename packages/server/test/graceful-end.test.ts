import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { gracefulEnd } from '../src/graceful-end.ts'
import { ask } from './client.ts'

const LONG_MS = 30_000

test('a connection that asked for nothing is not waited for', async () => {
  const { port, end } = await running(LONG_MS, (_, response) => response.end())
  const socket = connect(port, '127.0.0.1')
  await new Promise(resolve => socket.once('connect', resolve))
  await end()
  await expect(ask(`http://127.0.0.1:${port}`, '/')).rejects.toThrow('ECONNREFUSED')
})

test('nor is one that has its answer', async () => {
  const { port, end } = await running(LONG_MS, (_, response) => response.end('all'))
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
  await new Promise(resolve => socket.once('data', resolve))
  await end()
})

test('an answer under way is finished', async () => {
  let finish = () => {}
  const { port, end } = await running(LONG_MS, (_, response) => {
    response.write('first ')
    finish = () => response.end('last')
  })
  const answer = ask(`http://127.0.0.1:${port}`, '/', { Connection: 'keep-alive' })
  await expect.poll(() => String(finish)).toContain('last')
  const ended = end()
  finish()
  expect((await answer).body.toString()).toBe('first last')
  await ended
})

test('but not waited for without end', async () => {
  let asked = false
  const { port, end } = await running(50, () => {
    asked = true
  })
  const answer = expect(ask(`http://127.0.0.1:${port}`, '/')).rejects.toThrow('hang up')
  await expect.poll(() => asked).toBe(true)
  await Promise.all([end(), answer])
})

async function running(graceMs: number, listener: RequestListener) {
  const server = createServer(listener)
  const end = gracefulEnd(server, graceMs)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, end }
}
