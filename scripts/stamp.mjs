// Whether something has been made from its sources as they are now.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './files.mjs'

/**
 * Text that changes when one of the files is written, added, removed or renamed, and when the packages are.
 * @param {readonly string[]} files
 */
export function fingerprint(files) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const file of files) {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${relative(root, file)} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}

/** @param {string} name */
export function readStamp(name) {
  const path = join(root, '.cache', name)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/**
 * @param {string} name
 * @param {string} text
 */
export function writeStamp(name, text) {
  const path = join(root, '.cache', name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
