// Pictures beside the files of teams: what a unit's `image` names, as a data URL.
import { readFileSync } from 'node:fs'
import { LONGEST_PICTURE } from '../dist/battle/team-file.js'

const TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}
const FILE = /^(?!\/)[\w./-]+\.(png|jpe?g|webp|svg)$/i

/** The path of a picture beside the team's file; nothing where `image` is something else. */
export function pictureFileOf(image) {
  return typeof image === 'string' && FILE.test(image) ? image : undefined
}

/** The picture as a data URL, or why there is none. */
export function pictureFrom(file, folder) {
  if (file.split('/').includes('..'))
    return { ok: false, why: 'a picture stands beside the file or in a folder below' }
  let bytes
  try {
    bytes = readFileSync(new URL(file, folder))
  } catch {
    return { ok: false, why: 'there is no such file beside that of the team' }
  }
  const url = `data:${TYPES[file.split('.').at(-1).toLowerCase()]};base64,${bytes.toString('base64')}`
  if (url.length <= LONGEST_PICTURE) return { ok: true, url }
  const most = Math.floor((LONGEST_PICTURE * 3) / 4 / 1000)
  return { ok: false, why: `it has ${Math.ceil(bytes.length / 1000)} kB, at most ${most} fit` }
}
