import staticFiles from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { CONNECTION_LIMITS, type ConnectionLimits } from './connection-limits.ts'
import { cacheControl, contentType, isImmutable, POLICIES, standsAlone } from './headers.ts'
import { answerUnreadable, hasOneHost, limitedServer, requestCounter } from './limited-server.ts'

/** What is said to everyone who asks how the server is. */
interface Health {
  readonly status: 'ok'
  readonly version: string
  /** Seconds since the server began. */
  readonly uptime: number
}

/** The codings that are on disk, best first. */
const ENCODINGS = ['br', 'gzip', 'identity']

/** Paths with whole percent signs, and without anything that points elsewhere, encoded or not: `.`, `..`, `\`, control characters. */
const SENSIBLE = /^(?:\/(?!\.{1,2}(?:\/|$))(?:[^%\\/]|%(?!2e|2f|5c|7f)[2-9a-f][\da-f])*)+$/i

/** Paths without a file name at their end. Every one of them is a place in the client. */
const PLACE = /\/[^./]*$/

/** The answers to every request; the files of the client are those that are in its folder now. */
export async function createApp(
  folder: string,
  version: string,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): Promise<FastifyInstance> {
  const start = performance.now()
  const app = fastify({
    serverFactory: listener => limitedServer(limits, listener),
    frameworkErrors: (_error, request, reply) => problem(request, reply, 400),
    clientErrorHandler: answerUnreadable,
  })
  const isLast = requestCounter(limits.requests)
  app.addHook('onRequest', async (request, reply) => {
    // Connections stay open without saying so, and it would be said for every file.
    if (isLast(request.raw.socket)) reply.header('Connection', 'close')
    else reply.raw.removeHeader('Connection')
    if (!hasOneHost(request.raw)) return problem(request, reply, 400)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return problem(request, reply.header('Allow', 'GET, HEAD'), 405)
    if (!SENSIBLE.test(pathOf(request))) return problem(request, reply, 400)
    const encoding = new Negotiator(request.raw).encoding(ENCODINGS, { preferred: ENCODINGS })
    if (encoding === undefined) return problem(request, reply.header('Vary', 'Accept-Encoding'), 406)
    // The file server reads weights as well, but does not know that a body as it is may be preferred or refused.
    request.headers['accept-encoding'] = encoding
  })
  // After the file server, which has a type of its own for each file.
  app.addHook('onSend', async (request, reply) => {
    const type = reply.statusCode === 200 ? contentType(pathOf(request)) : undefined
    if (type !== undefined) reply.header('Content-Type', type)
  })
  app.get('/healthz', async (_request, reply): Promise<Health> => {
    reply.header('Cache-Control', 'no-store')
    return { status: 'ok', version, uptime: Math.round(performance.now() - start) / 1000 }
  })
  await app.register(staticFiles, {
    root: folder,
    // One route for each file that is there: no path leads anywhere else.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    acceptRanges: false,
    lastModified: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const asked = path.slice(folder.length).replaceAll('\\', '/')
      reply.header('Cache-Control', cacheControl(asked))
      // Nobody asks again whether a file has changed that never does.
      if (isImmutable(asked)) reply.removeHeader('ETag')
      if (!standsAlone(asked)) for (const name of Object.keys(POLICIES)) reply.raw.removeHeader(name)
    },
  })
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) && PLACE.test(pathOf(request))
      ? reply.code(200).sendFile('index.html')
      : problem(request, reply, 404),
  )
  app.setErrorHandler((error, request, reply) => {
    process.stderr.write(`sextant: ${pathOf(request)}: ${error instanceof Error ? error.message : error}\n`)
    return problem(request, reply, 500)
  })
  return app
}

/** Whether someone is on the way to a page, and not a script that asks for data. */
function wantsPage(request: FastifyRequest): boolean {
  return new Negotiator(request.raw).mediaTypes().includes('text/html')
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? url
}

const REASONS = {
  400: 'This address makes no sense.',
  404: 'There is nothing at this address.',
  405: 'Only GET and HEAD are allowed here.',
  406: 'This is not to be had in a coding that you accept.',
  500: 'Something went wrong here.',
}

/** Why there is nothing to see: a page with a way back for people, a line for scripts. */
function problem(request: FastifyRequest, reply: FastifyReply, status: keyof typeof REASONS): FastifyReply {
  const reason = REASONS[status]
  const page = wantsPage(request)
  reply.code(status).header('Cache-Control', 'no-store')
  if (!page) return reply.type('text/plain; charset=utf-8').send(`${reason}\n`)
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status} · Sextant</title><h1>${reason}</h1><p><a href="/">To the games</a></p></html>\n`,
    )
}
