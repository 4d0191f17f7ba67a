import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { cacheControl } from './headers.ts'
import { chooseEncoding, hasTag, wantsPage } from './negotiation.ts'
import { namesFile, requestPath } from './request-path.ts'
import { bodyOf, type StaticFile, type StaticFiles } from './static-files.ts'

export interface Answer {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body?: Buffer
  /** The file that was found. */
  readonly path?: string
}

/** What is said to everyone who asks how the server is. */
export interface Health {
  readonly status: 'ok'
  readonly version: string
  /** Seconds since the server began. */
  readonly uptime: number
}

/** What a request gets; sending it is the server's part. */
export async function answer(
  { method = '', url, headers }: IncomingMessage,
  files: StaticFiles,
  health: () => Health,
): Promise<Answer> {
  const page = wantsPage(headers.accept)
  if (method !== 'GET' && method !== 'HEAD')
    return problem(405, 'Only GET and HEAD are allowed here.', page, { Allow: 'GET, HEAD' })
  const path = requestPath(url)
  if (path === undefined) return problem(400, 'This address makes no sense.', page)
  if (path === '/healthz') return json(health())
  const file = findFile(files, path, page)
  if (file === undefined) return problem(404, 'There is nothing at this address.', page)
  return sendFile(file, headers['accept-encoding'], headers['if-none-match'])
}

/** Every address that names no file is a place in the client, for those who come to see a page. */
function findFile(files: StaticFiles, path: string, page: boolean): StaticFile | undefined {
  const named = path === '/' ? '/index.html' : path
  return files.get(named) ?? (page && !namesFile(path) ? files.get('/index.html') : undefined)
}

async function sendFile(
  file: StaticFile,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): Promise<Answer> {
  const encoding = chooseEncoding(acceptEncoding, file.offered)
  if (encoding === undefined)
    return problem(406, 'This is not to be had in a coding that you accept.', false, {
      Vary: 'Accept-Encoding',
    })
  const kept: OutgoingHttpHeaders = { 'Cache-Control': cacheControl(file.path), ETag: file.etag }
  if (file.offered.length > 1) kept.Vary = 'Accept-Encoding'
  if (hasTag(ifNoneMatch, file.etag)) return { status: 304, headers: kept, path: file.path }
  const headers: OutgoingHttpHeaders = { ...kept, 'Content-Type': file.mediaType }
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  return { status: 200, headers, body: await bodyOf(file, encoding), path: file.path }
}

function json(value: unknown): Answer {
  return {
    status: 200,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    body: Buffer.from(`${JSON.stringify(value)}\n`),
  }
}

/** Why there is nothing to see: a page with a way back for people, a line for programs. */
function problem(status: number, reason: string, page: boolean, more: OutgoingHttpHeaders = {}): Answer {
  const type = page ? 'text/html' : 'text/plain'
  const text = page
    ? `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status} · Sextant</title><h1>${reason}</h1><p><a href="/">To the games</a></p></html>\n`
    : `${reason}\n`
  return {
    status,
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store', ...more },
    body: Buffer.from(text),
  }
}
