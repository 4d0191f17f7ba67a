import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { SECURITY_HEADERS } from './headers.ts'

/** Begins with the security headers, so that they are on answers that Node gives by itself, too. */
export class SafeResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  constructor(...request: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...request)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) this.setHeader(name, value)
  }
}

/** How long the other side has to read its answer and to close the connection. */
const LINGER_MS = 1000

const PLAIN_ANSWERS = {
  400: ['Bad Request', 'This address makes no sense.'],
  405: ['Method Not Allowed', 'Only GET and HEAD are allowed here.'],
  408: ['Request Timeout', 'This request took too long.'],
  431: ['Request Header Fields Too Large', 'The headers of this request are too long.'],
} as const

/** Written by hand, where there is a socket and no response to write to; the connection ends with it. */
export function answerPlainly(
  socket: Socket,
  status: keyof typeof PLAIN_ANSWERS,
  more: Readonly<Record<string, string>> = {},
): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const [reason, sentence] = PLAIN_ANSWERS[status]
  const body = `${sentence}\n`
  const headers = {
    ...SECURITY_HEADERS,
    ...more,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(body.length),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  // Closed at once, what the other side is still sending would take the answer away from it.
  const linger = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(linger))
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`)
}
