import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { precompress } from '../src/compression.ts'
import { chooseEncoding, ENCODINGS } from '../src/negotiation.ts'
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
    ['gzip;q=7', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0', undefined],
    ['*;q=0', undefined],
  ])('for "%s" is %s', (accepted, chosen) => {
    expect(chooseEncoding(accepted, ENCODINGS)).toBe(chosen)
  })

  test('is one that is offered', () => {
    expect(chooseEncoding('br, gzip', ['identity'])).toBe('identity')
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
      vary: 'Accept-Encoding',
    })
    expect(body.length).toBeLessThan(SCRIPT.length / 4)
    expect(decompress(body).toString()).toBe(SCRIPT)
  })

  test('has the same tag in every coding', async () => {
    const url = await served()
    const tags = await Promise.all(
      ENCODINGS.map(encoding => ask(url, JS, { 'Accept-Encoding': encoding }).then(got => got.headers.etag)),
    )
    expect(new Set(tags).size).toBe(1)
  })

  test.each(['/assets/inter-77aa.woff2', '/service-worker.js'])(
    'is as it was: %s gains nothing',
    async path => {
      const { headers } = await ask(await served(), path, { 'Accept-Encoding': 'br, gzip' })
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
    },
  )

  test('is nothing for those who refuse every coding', async () => {
    expect((await ask(await served(), JS, { 'Accept-Encoding': '*;q=0' })).status).toBe(406)
  })
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
