import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { precompress } from '../src/compression.ts'
import { ask, clientFolder, SCRIPT, served } from './client.ts'

const JS = '/assets/index-3f2a.js'

describe('the coding that is chosen', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br; q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['identity, br;q=0.1', 'identity'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['deflate', 'identity'],
    ['gzip;q=nonsense', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
  ])('for "%s" is %s', async (accepted, chosen) => {
    const asked = accepted === undefined ? {} : { 'Accept-Encoding': accepted }
    const { status, headers } = await ask(await served(), JS, asked)
    expect([status, headers['content-encoding'] ?? 'identity']).toEqual([200, chosen])
  })

  test.each(['identity;q=0', '*;q=0'])('is none for "%s"', async refused => {
    const { status, headers } = await ask(await served(), JS, { 'Accept-Encoding': refused })
    expect([status, headers.vary]).toEqual([406, 'Accept-Encoding'])
  })
})

describe('what arrives', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('in %s is smaller and the same', async (encoding, decompress) => {
    const { headers, body } = await ask(await served(), JS, { 'Accept-Encoding': encoding })
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(body.length),
      vary: 'accept-encoding',
    })
    expect(body.length).toBeLessThan(SCRIPT.length / 4)
    expect(decompress(body).toString()).toBe(SCRIPT)
  })

  test.each(['br', 'gzip', 'identity'])('in %s has a tag that is known again', async encoding => {
    const url = await served()
    const { etag = '' } = (await ask(url, '/', { 'Accept-Encoding': encoding })).headers
    const again = await ask(url, '/', { 'Accept-Encoding': encoding, 'If-None-Match': etag })
    expect([again.status, again.headers.etag]).toEqual([304, etag])
  })

  test.each(['br', 'gzip', 'identity'])('in %s has none where nobody asks again', async encoding => {
    const { status, headers } = await ask(await served(), JS, { 'Accept-Encoding': encoding })
    expect([status, headers.etag]).toEqual([200, undefined])
  })

  test.each(['/assets/inter-77aa.woff2', '/service-worker.js'])(
    'is as it was: %s gains nothing',
    async path => {
      const { headers } = await ask(await served(), path, { 'Accept-Encoding': 'br, gzip' })
      expect(headers['content-encoding']).toBeUndefined()
    },
  )
})

describe('compressing a build beforehand', () => {
  test('is not seen from outside but in fewer bytes', async () => {
    const folder = await clientFolder()
    await precompress(folder)
    const url = await served(folder)
    const { body } = await ask(url, JS, { 'Accept-Encoding': 'br' })
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
    expect((await ask(url, `${JS}.br`)).status).toBe(404)
  })

  test('leaves what is up to date as it is', async () => {
    const folder = await clientFolder()
    await precompress(folder)
    await writeFile(join(folder, `${JS}.gz`), gzipSync('from beside'))
    await precompress(folder)
    expect(gunzipSync(await readFile(join(folder, `${JS}.gz`))).toString()).toBe('from beside')
  })

  test('is used instead of compressing again', async () => {
    const folder = await clientFolder()
    await writeFile(join(folder, `${JS}.gz`), gzipSync('from beside'))
    const { body } = await ask(await served(folder), JS, { 'Accept-Encoding': 'gzip' })
    expect(gunzipSync(body).toString()).toBe('from beside')
  })

  test('is not used once the file is newer', async () => {
    const folder = await clientFolder()
    await writeFile(join(folder, `${JS}.gz`), gzipSync('from beside'))
    await utimes(join(folder, `${JS}.gz`), 1, 1)
    const { body } = await ask(await served(folder), JS, { 'Accept-Encoding': 'gzip' })
    expect(gunzipSync(body).toString()).toBe(SCRIPT)
  })
})
