import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { CONNECTION_LIMITS, type ConnectionLimits } from '../src/connection-limits.ts'
import { createServer } from '../src/server.ts'

export const SCRIPT = `${'export const answer = 42\n'.repeat(100)}`
export const INDEX = `<!doctype html><title>Sextant</title><div id="app">${' '.repeat(2000)}</div>`

/** A small client as Vite would have built it. */
const CLIENT: Readonly<Record<string, string>> = {
  'index.html': INDEX,
  'service-worker.js': '// the service worker',
  'icons/sextant.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/index-3f2a.js': SCRIPT,
  'assets/thinking-worker-9c1e.js': '// thinks',
  'assets/inter-77aa.woff2': 'wOF2'.repeat(1000),
  '.hidden/manifest.json': '{}',
}

/** A folder with a built client, gone when the test is over. */
export async function clientFolder(files = CLIENT): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sextant-client-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

/** The address of a server for the folder, which ends with the test. */
export async function served(folder?: string, limits: Partial<ConnectionLimits> = {}): Promise<string> {
  const made = await createServer({
    folder: folder ?? (await clientFolder()),
    limits: { ...CONNECTION_LIMITS, ...limits },
  })
  if (!made.ok) throw new Error(made.message)
  const listening = await made.server.listen(0, '127.0.0.1')
  if (!listening.ok) throw new Error(listening.message)
  onTestFinished(() => made.server.close())
  return listening.url
}

export interface Received {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Asks for exactly this path: `fetch` would tidy it up first. */
export function ask(
  url: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Received> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** What comes back until the connection is closed when this is sent as it is. */
export function answerTo(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.setEncoding('utf8').on('data', part => {
      answer += part
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}
