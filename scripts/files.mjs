// The files of this repository, and whether something has been made from them as they are now.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** What packages are built from. */
export const SOURCE = /\.(ts|json)$/

const NOT_OURS = new Set(['node_modules', 'dist', 'test'])

/**
 * The folders of the packages that `tsc -b` builds, in order.
 * @returns {string[]}
 */
export function builtFolders() {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.build.json'), 'utf8'))
  return references.map(({ path }) => path)
}

/**
 * The paths of all files below some folders whose names fit a pattern; built and installed files aside.
 * @param {string} root
 * @param {readonly string[]} folders
 * @param {RegExp} pattern
 * @returns {string[]}
 */
export function filesBelow(root, folders, pattern) {
  const found = []
  for (const folder of folders) {
    const path = join(root, folder)
    if (existsSync(path)) collect(path, pattern, found)
  }
  return found
}

/** Joined by hand: `join` would take longer than the reading. */
function collect(folder, pattern, found) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (!NOT_OURS.has(entry.name)) collect(path, pattern, found)
    } else if (pattern.test(entry.name)) found.push(path)
  }
}

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
