import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, answer, type Health } from './answer.ts'
import { gracefulEnd } from './graceful-end.ts'
import { SECURITY_HEADERS, securityHeaders } from './headers.ts'
import { loadStaticFiles } from './static-files.ts'
import { version } from './version.ts'

export interface ServerOptions {
  /** The folder with the built client. */
  readonly folder: string
}

export interface StaticServer {
  /** Resolves with the address once it can be visited; port 0 takes any that is free. */
  listen(port: number, host: string): Promise<Listening>
  /** Lets requests under way finish, for two seconds at most. */
  close(): Promise<void>
}

export type Listening = { readonly ok: true; readonly url: string } | Failure

export interface Failure {
  readonly ok: false
  /** What is wrong and what to do about it. */
  readonly message: string
}

const GRACE_MS = 2000

/** A server for the client as it is in the folder now; a later build needs a new one. */
export async function createServer({
  folder,
}: ServerOptions): Promise<{ readonly ok: true; readonly server: StaticServer } | Failure> {
  const files = await loadStaticFiles(folder)
  if (files === undefined)
    return { ok: false, message: `there is no built client in ${folder}; \`npm start\` builds it` }
  const health = healthSince(performance.now(), await version())
  const server = createHttpServer((request, response) => {
    answer(request, files, health).then(
      given => send(given, request, response),
      error => fail(error, response),
    )
  })
  return {
    ok: true,
    server: { listen: (port, host) => listen(server, port, host), close: gracefulEnd(server, GRACE_MS) },
  }
}

function healthSince(start: number, version: string): () => Health {
  return () => ({ status: 'ok', version, uptime: Math.round(performance.now() - start) / 1000 })
}

function send(
  { status, headers, body, path }: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const security = path === undefined ? SECURITY_HEADERS : securityHeaders(path)
  const length = body === undefined ? {} : { 'Content-Length': body.length }
  response.writeHead(status, { ...security, ...headers, ...length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** A fault of ours must not take the server down with it. */
function fail(error: unknown, response: ServerResponse): void {
  process.stderr.write(`sextant: ${error instanceof Error ? error.stack : error}\n`)
  if (!response.headersSent) response.writeHead(500, SECURITY_HEADERS)
  response.end()
}

function listen(server: Server, port: number, host: string): Promise<Listening> {
  return new Promise(resolve => {
    server.once('error', error => resolve({ ok: false, message: whyNot(error, port, host) }))
    server.listen(port, host, () => resolve({ ok: true, url: urlOf(server.address() as AddressInfo) }))
  })
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/`
}

function whyNot(error: NodeJS.ErrnoException, port: number, host: string): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${port} of ${host} is taken, perhaps by another Sextant; choose another: --port ${port + 1}`
    case 'EACCES':
      return `port ${port} of ${host} may not be used without more rights; choose one from 1024: --port 4800`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine; --host 127.0.0.1 is, and 0.0.0.0 is all of them`
    default:
      return `cannot listen on port ${port} of ${host}: ${error.message}`
  }
}
