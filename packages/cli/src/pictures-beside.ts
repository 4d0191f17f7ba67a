import { posix } from 'node:path'
import { InputError } from '@sextant/engine'
import { readInputBytes } from './input-file.ts'
import type { Io } from './io.ts'

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}
const PICTURE = /^(?!\/)[\w./-]+\.(png|jpe?g|webp|svg)$/i

/** The contents of a file, with the pictures put in that its `image` fields name beside it. How large they may be says the game. */
export async function withPictures(io: Io, data: unknown, folder: string): Promise<unknown> {
  if (Array.isArray(data)) return Promise.all(data.map(part => withPictures(io, part, folder)))
  if (typeof data !== 'object' || data === null) return data
  const fields = Object.entries(data).map(async ([key, part]) => [
    key,
    key === 'image' && typeof part === 'string' && PICTURE.test(part)
      ? await pictureIn(io, folder, part)
      : await withPictures(io, part, folder),
  ])
  return Object.fromEntries(await Promise.all(fields))
}

async function pictureIn(io: Io, folder: string, file: string): Promise<string> {
  const path = posix.join(folder, file)
  if (file.split('/').includes('..'))
    throw new InputError(path, [
      { path: '/', message: 'a picture stands beside the file that names it or in a folder below' },
    ])
  const type = TYPES[posix.extname(file).slice(1).toLowerCase()]
  return `data:${type};base64,${Buffer.from(await readInputBytes(io, path)).toString('base64')}`
}
