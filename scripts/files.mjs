// The files of this repository. Loads nothing but `fs`: `sextant` asks it at every start.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** What packages are built from. */
export const SOURCE = /\.(ts|json)$/

const NOT_OURS = new Set(['node_modules', 'dist', 'test'])

/** The folders of the packages that `tsc -b` builds, in order. */
export function builtFolders() {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.build.json'), 'utf8'))
  return references.map(({ path }) => path)
}

/** The paths of all files below some folders whose names fit a pattern; built and installed files aside. */
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
