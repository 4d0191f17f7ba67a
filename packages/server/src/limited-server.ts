import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionLimits } from './connection-limits.ts'
import { answerPlainly, SafeResponse } from './safe-response.ts'

/** An HTTP server whose connections keep to limits, and whose answers all carry the security headers. */
export function limitedServer(limits: ConnectionLimits, listener: RequestListener): Server {
  const server = createServer(
    {
      ServerResponse: SafeResponse,
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
      // Node would answer without a word; the listener counts hosts by itself.
      requireHostHeader: false,
    },
    listener,
  )
  server.maxConnections = limits.connections
  server.timeout = limits.silenceMs
  server.on('request', ({ socket }: IncomingMessage, response) => {
    const tooLong = setTimeout(() => socket.destroy(), limits.answerMs)
    response.once('close', () => clearTimeout(tooLong))
  })
  // Requests that expect what nobody offers are answered like any other; Node would refuse them without a word.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  // No body is read here, so nobody is asked to send one: a 100 would be an answer without the security headers.
  server.on('checkContinue', (request, response) => server.emit('request', request, response))
  // Node would close the connection without an answer.
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    // Node has taken its own listeners away.
    socket.on('error', () => socket.destroy())
    answerPlainly(socket, 405, { Allow: 'GET, HEAD' })
  })
  return server
}

/** What to say to a request that could not be read. */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') answerPlainly(socket, 408)
  else answerPlainly(socket, error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400)
}

/** Counts the requests of each connection: whether this one is the last that it may send. */
export function requestCounter(limit: number): (socket: Socket) => boolean {
  const requests = new WeakMap<Socket, number>()
  return socket => {
    const count = (requests.get(socket) ?? 0) + 1
    requests.set(socket, count)
    return count >= limit
  }
}

/** Whether a request says, once and in letters that a host may have, which host it is for; before HTTP 1.1 it need not. */
export function hasOneHost({ rawHeaders, httpVersionMajor, httpVersionMinor }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === 'host')
  if (hosts.length === 0) return httpVersionMajor === 1 && httpVersionMinor === 0
  return hosts.length === 1 && hosts.every(host => /^[\w.~!$&'()*+,;=%:[\]-]*$/.test(host))
}
