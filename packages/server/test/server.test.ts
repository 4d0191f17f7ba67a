import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { createApp } from '../src/app.ts'
import { SECURITY_HEADERS } from '../src/headers.ts'
import { createServer } from '../src/server.ts'
import { answerTo, ask, clientFolder, INDEX, SCRIPT, served } from './client.ts'

/** What no answer goes without. */
const EVERY = {
  'content-security-policy': expect.stringContaining("default-src 'self'"),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const PAGE = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('files', () => {
  test('the front page is at the root', async () => {
    const { status, headers, body } = await ask(await served(), '/')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body.toString()).toBe(INDEX)
  })

  test.each([
    ['/assets/index-3f2a.js', 'text/javascript'],
    ['/assets/inter-77aa.woff2', 'font/woff2'],
    ['/favicon.svg', 'image/svg+xml'],
  ])('%s is sent as %s', async (path, type) => {
    const { status, headers } = await ask(await served(), path)
    expect([status, headers['content-type']]).toEqual([200, type])
  })

  test('a question after the path changes nothing', async () => {
    expect((await ask(await served(), '/assets/index-3f2a.js?v=1')).body.toString()).toBe(SCRIPT)
  })

  test('hidden files are not served', async () => {
    expect((await ask(await served(), '/.hidden/manifest.json')).status).toBe(404)
  })

  test('HEAD tells the length and sends nothing', async () => {
    const { status, headers, body } = await ask(await served(), '/assets/index-3f2a.js', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([200, String(SCRIPT.length), 0])
  })
})

describe('caching', () => {
  test('a file with its hash in its name is kept for good', async () => {
    const { headers } = await ask(await served(), '/assets/index-3f2a.js')
    expect(headers['cache-control']).toBe('max-age=31536000, immutable')
  })

  test('an icon is kept for a day', async () => {
    const { headers } = await ask(await served(), '/icons/sextant.svg')
    expect(headers['cache-control']).toBe('max-age=86400')
  })

  test.each(['/', '/index.html', '/service-worker.js', '/favicon.svg'])(
    '%s is asked for again',
    async path => {
      expect((await ask(await served(), path)).headers['cache-control']).toBe('no-cache')
    },
  )

  test('a browser that has it already gets 304 and no body', async () => {
    const url = await served()
    const etag = (await ask(url, '/')).headers.etag ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{8,}"$/)
    for (const tag of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const { status, headers, body } = await ask(url, '/', { 'If-None-Match': tag })
      expect([tag, status, body.length]).toEqual([tag, 304, 0])
      expect(headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    }
  })

  test('a browser that has another gets this one', async () => {
    expect((await ask(await served(), '/', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('other content has another tag', async () => {
    const url = await served()
    const tags = await Promise.all(
      ['/', '/service-worker.js'].map(path => ask(url, path).then(got => got.headers.etag)),
    )
    expect(tags[0]).not.toBe(tags[1])
  })

  test('what is missing is not kept', async () => {
    expect((await ask(await served(), '/assets/gone.js')).headers['cache-control']).toBe('no-store')
  })
})

describe('security headers', () => {
  test.each([
    ['a page', '/', 200],
    ['a worker', '/assets/thinking-worker-9c1e.js', 200],
    ['the service worker', '/service-worker.js', 200],
    ['the health', '/healthz', 200],
    ['what is missing', '/gone.png', 404],
    ['what makes no sense', '/%', 400],
    ['a drawing', '/icons/sextant.svg', 200],
    ['what is missing among the assets', '/assets/gone.js', 404],
    ['a path upwards', '/../../etc/passwd', 400],
    ['a path that is far too long', `/${'x'.repeat(10_000)}`, 404],
  ])('are on %s', async (_, path, status) => {
    const got = await ask(await served(), path)
    expect(got.status).toBe(status)
    expect(got.headers).toMatchObject({
      'content-security-policy':
        "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; " +
        "frame-ancestors 'none'; form-action 'self'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=(), '),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test.each([
    ['HEAD', '/', 200],
    ['HEAD', '/gone.png', 404],
    ['POST', '/', 405],
    ['DELETE', '/assets/index-3f2a.js', 405],
    ['OPTIONS', '/', 405],
    ['PROPFIND', '/%', 400],
  ])('are on the answer to %s %s', async (method, path, status) => {
    const got = await ask(await served(), path, {}, method)
    expect(got.status).toBe(status)
    expect(got.headers).toMatchObject(EVERY)
  })

  test('are on a page that has not changed, and on a file that cannot be read any more', async () => {
    const folder = await clientFolder()
    const url = await served(folder)
    const etag = (await ask(url, '/')).headers.etag ?? ''
    const same = await ask(url, '/', { 'If-None-Match': etag })
    expect([same.status, same.headers]).toEqual([304, expect.objectContaining(EVERY)])
    await rm(join(folder, 'favicon.svg'))
    const gone = await ask(url, '/favicon.svg')
    expect(gone.status).toBeGreaterThanOrEqual(404)
    expect(gone.headers).toMatchObject(EVERY)
  })

  test.each([
    ['a header without a value', 'GET / HTTP/1.1\r\nHost\r\n\r\n', 400],
    ['what is not HTTP', 'nonsense\r\n\r\n', 400],
    ['a control character', 'GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['100 kB of headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    ['two Hosts of HTTP 1.0', 'GET / HTTP/1.0\r\nHost: a\r\nhost: a\r\n\r\n', 400],
    ['a Host that is none', 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n', 400],
    ['HTTP 1.0, which needs no Host', 'GET / HTTP/1.0\r\n\r\n', 200],
    ['a wish', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n', 200],
    [
      'who waits for leave to send more',
      'GET / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n',
      200,
    ],
    ['CONNECT', 'CONNECT elsewhere:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['CONNECT without Host', 'CONNECT elsewhere:443 HTTP/1.1\r\n\r\n', 405],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['an upgrade', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n', 200],
  ])('are on the answer to %s', async (_, text, status) => {
    const answer = await answerTo(await served(), text)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    const headers = answer.split('\r\n\r\n', 1)[0]?.toLowerCase() ?? ''
    for (const name of Object.keys(SECURITY_HEADERS))
      expect(headers.split(`\r\n${name.toLowerCase()}: `)).toHaveLength(2)
  })

  test('parts of a page stand under the policy of the page', async () => {
    const { headers } = await ask(await served(), '/assets/index-3f2a.js')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toBeUndefined()
  })

  test('nothing tells what the server is made of', async () => {
    const { headers } = await ask(await served(), '/')
    expect([headers.server, headers['x-powered-by']]).toEqual([undefined, undefined])
  })
})

describe('addresses', () => {
  test.each(['/match/7', '/games', '/zh/games/'])('%s is a place in the client', async path => {
    const { status, body, headers } = await ask(await served(), path, PAGE)
    expect([status, body.toString()]).toEqual([200, INDEX])
    expect(headers['cache-control']).toBe('no-cache')
  })

  test.each([
    ['a client that wants data', '/match/7', { Accept: 'application/json' }],
    ['a client that takes anything', '/match/7', { Accept: '*/*' }],
    ['a client that says nothing', '/match/7', {}],
    ['who refuses pages', '/match/7', { Accept: 'text/html;q=0, */*' }],
  ])('but not for %s', async (_, path, headers) => {
    const got = await ask(await served(), path, headers)
    expect([got.status, got.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
  })

  test('a file that is not there is not the front page; people get a way back', async () => {
    const { status, headers, body } = await ask(await served(), '/assets/gone.js', PAGE)
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(body.toString()).toContain('<a href="/">')
  })

  test.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/%2E%2E%2Fpackage.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/assets/./index-3f2a.js',
    '/index.html%00.png',
    '/%0d%0aSet-Cookie:a=b',
    '/%',
    '/%e0%a4%a',
    'http://elsewhere/',
    '*',
  ])('%s makes no sense', async path => {
    expect((await ask(await served(), path, PAGE)).status).toBe(400)
  })

  test('what is encoded twice is decoded once', async () => {
    expect((await ask(await served(), '/%252e%252e/package.json', PAGE)).status).toBe(404)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async method => {
    const { status, headers } = await ask(await served(), '/', {}, method)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

test('the health tells status, version and uptime, never from a cache', async () => {
  const { status, headers, body } = await ask(await served(), '/healthz', PAGE)
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  expect(headers['cache-control']).toBe('no-store')
  const health = JSON.parse(body.toString())
  expect(health).toEqual({ status: 'ok', version: '0.1.0', uptime: expect.any(Number) })
  expect(health.uptime).toBeLessThan(60)
})

describe('beginning and end', () => {
  test('without a built client there is no server but a message', async () => {
    const made = await createServer({ folder: `${tmpdir()}/no-such-client` })
    expect(made).toEqual({ ok: false, message: expect.stringMatching(/no built client in .*no-such-client/) })
  })

  test('a client that is not whole is not served', async () => {
    const page = '<!doctype html><script type="module" src="/assets/index-1.js"></script>'
    const made = await createServer({ folder: await clientFolder({ 'index.html': page }) })
    expect(made).toEqual({ ok: false, message: expect.stringContaining('/assets/index-1.js is missing') })
  })

  test('a folder in place of the page is no client', async () => {
    const made = await createServer({ folder: await clientFolder({ 'index.html/x': '' }) })
    expect(made).toEqual({ ok: false, message: expect.stringContaining('cannot be read (EISDIR)') })
  })

  test('what goes wrong is told without a stack', async () => {
    const written: string[] = []
    const app = await createApp(await clientFolder(), '1')
    app.get('/breaks', () => {
      throw new Error('it broke')
    })
    const write = vi.spyOn(process.stderr, 'write').mockImplementation(text => written.push(String(text)) > 0)
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const { status, body, headers } = await ask(url, '/breaks')
    write.mockRestore()
    await app.close()
    expect([status, body.toString()]).toEqual([500, 'Something went wrong here.\n'])
    expect(headers).toMatchObject(EVERY)
    expect(written).toEqual(['sextant: /breaks: it broke\n'])
  })

  test('a port that is taken is said to be taken', async () => {
    const url = await served()
    const made = await createServer({ folder: await clientFolder() })
    if (!made.ok) throw new Error(made.message)
    const port = Number(new URL(url).port)
    expect(await made.server.listen(port, '127.0.0.1')).toEqual({
      ok: false,
      message: expect.stringContaining(`port ${port} of 127.0.0.1 is taken`),
    })
  })

  test('a foreign address is refused in words', async () => {
    const made = await createServer({ folder: await clientFolder() })
    if (!made.ok) throw new Error(made.message)
    expect(await made.server.listen(0, '203.0.113.7')).toMatchObject({
      ok: false,
      message: expect.stringContaining('203.0.113.7 is no address of this machine'),
    })
  })
})
