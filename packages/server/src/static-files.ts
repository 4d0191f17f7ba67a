import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type Compression, compressQuickly, isWorthCompressing, SUFFIXES } from './compression.ts'
import { mediaTypeOf } from './media-types.ts'
import { ENCODINGS, type Encoding } from './negotiation.ts'

/** A file of the built client, in memory. */
export interface StaticFile {
  /** Where it is asked for: `/assets/index-3f2a.js`. */
  readonly path: string
  readonly mediaType: string
  /** Weak, because every coding of the file shares it. */
  readonly etag: string
  readonly offered: readonly Encoding[]
  readonly body: Buffer
  /** Read from beside the file, or made when first asked for. */
  readonly compressed: Map<Compression, Promise<Buffer>>
}

/** All that can be served, by path. What is not in here does not exist, so no path leads out of the folder. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

/** Reads a built client into memory; `undefined` where there is none. */
export async function loadStaticFiles(folder: string): Promise<StaticFiles | undefined> {
  if ((await modifiedAt(join(folder, 'index.html'))) === undefined) return undefined
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => isServed(relative(folder, path)))
  const files = await Promise.all(paths.map(path => loadFile(folder, path)))
  return new Map(files.map(file => [file.path, file]))
}

export function bodyOf(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(file.body)
  const known = file.compressed.get(encoding)
  if (known !== undefined) return known
  const made = compressQuickly(file.body, encoding)
  file.compressed.set(encoding, made)
  return made
}

/** Hidden files are for tools; compressed ones are sent under the name of what they were made from. */
function isServed(path: string): boolean {
  return !path.split(sep).some(part => part.startsWith('.')) && !/\.(br|gz)$/.test(path)
}

async function loadFile(folder: string, path: string): Promise<StaticFile> {
  const body = await readFile(path)
  const compressible = isWorthCompressing(path, body.length)
  return {
    path: `/${relative(folder, path).split(sep).join('/')}`,
    mediaType: mediaTypeOf(path),
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    offered: compressible ? ENCODINGS : ['identity'],
    body,
    compressed: compressible ? await loadCompressed(path) : new Map(),
  }
}

async function loadCompressed(path: string): Promise<Map<Compression, Promise<Buffer>>> {
  const found = new Map<Compression, Promise<Buffer>>()
  const original = (await modifiedAt(path)) ?? 0
  for (const compression of ['br', 'gzip'] as const) {
    const beside = path + SUFFIXES[compression]
    // One that is older than the file was made from another.
    if (((await modifiedAt(beside)) ?? -1) < original) continue
    found.set(compression, Promise.resolve(await readFile(beside)))
  }
  return found
}

async function modifiedAt(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs
  } catch {
    return undefined
  }
}
