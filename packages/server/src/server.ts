import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { precompress } from './compression.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import { gracefulEnd } from './graceful-end.ts'
import { whyNotServable } from './servable.ts'
import { version } from './version.ts'

export interface ServerOptions {
  /** The folder with the built client. */
  readonly folder: string
  /** What a connection may take of it; `CONNECTION_LIMITS`. */
  readonly limits?: ConnectionLimits
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
export async function createServer(
  options: ServerOptions,
): Promise<{ readonly ok: true; readonly server: StaticServer } | Failure> {
  const folder = resolve(options.folder)
  const why = await whyNotServable(folder)
  if (why !== undefined) return { ok: false, message: why }
  await compressWherePossible(folder)
  const app = await createApp(folder, await version(), options.limits)
  const end = gracefulEnd(app.server, GRACE_MS)
  return {
    ok: true,
    server: {
      listen: (port, host) => listen(app, port, host),
      async close() {
        await end()
        await app.close()
      },
    },
  }
}

/** A folder that cannot be written to is served as it is. */
async function compressWherePossible(folder: string): Promise<void> {
  try {
    await precompress(folder)
  } catch (error) {
    process.stderr.write(
      `sextant: files are sent uncompressed: ${error instanceof Error ? error.message : error}\n`,
    )
  }
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<Listening> {
  try {
    return { ok: true, url: `${await app.listen({ port, host })}/` }
  } catch (error) {
    return { ok: false, message: whyNot(error, port, host) }
  }
}

function whyNot(error: unknown, port: number, host: string): string {
  if (!(error instanceof Error)) return String(error)
  switch ('code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `port ${port} of ${host} is taken, perhaps by another Sextant; choose another: npm start -- --port ${port + 1}`
    case 'EACCES':
      return `port ${port} of ${host} may not be used without more rights; choose one from 1024: npm start -- --port 4800`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine; --host 127.0.0.1 is, and 0.0.0.0 is all of them`
    default:
      return `cannot listen on port ${port} of ${host}: ${error.message}`
  }
}
