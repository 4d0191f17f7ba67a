import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Below this many bytes hardly anything is gained. */
const WORTH_COMPRESSING = 400

/** Text gets smaller; fonts and pictures are compressed already. */
const TEXT = /\.(css|html|js|json|mjs|svg|txt|wasm|webmanifest)$/

/**
 * Writes the smallest `.br` and `.gz` beside each file of a built client, where they are missing or older than the file.
 * Source maps are left out: they are many, large, and asked for by developers only.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile() && TEXT.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
  await Promise.all(paths.map(precompressFile))
}

async function precompressFile(path: string): Promise<void> {
  const { size, mtimeMs } = await stat(path)
  if (size < WORTH_COMPRESSING) return
  await Promise.all([
    replaceIfOlder(`${path}.br`, mtimeMs, async () => brotliSmallest(await readFile(path))),
    replaceIfOlder(`${path}.gz`, mtimeMs, async () => gzipAsync(await readFile(path), { level: 9 })),
  ])
}

/** Renamed into place, so that a server of the same folder never sends half a file. */
async function replaceIfOlder(path: string, than: number, make: () => Promise<Buffer>): Promise<void> {
  if ((await modifiedAt(path)) >= than) return
  const unfinished = `${path}.${process.pid}.tmp`
  await writeFile(unfinished, await make())
  await rename(unfinished, path)
}

async function modifiedAt(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs
  } catch {
    return Number.NEGATIVE_INFINITY
  }
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Blocks of the usual size, and of 64 kB: which of them takes less is different from file to file. */
const BLOCKS = [0, 16]

async function brotliSmallest(body: Buffer): Promise<Buffer> {
  const made = await Promise.all(BLOCKS.map(block => brotli(body, block)))
  return made.reduce((smallest, one) => (one.length < smallest.length ? one : smallest))
}

function brotli(body: Buffer, block: number): Promise<Buffer> {
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGBLOCK]: block,
    },
  })
}
