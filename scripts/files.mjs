import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const NOT_OURS = new Set(['node_modules', 'dist', 'test'])

/** The paths of all files below some folders whose names fit a pattern; built and installed files aside. */
export function filesBelow(root, folders, pattern) {
  const found = []
  for (const folder of folders) {
    const path = join(root, folder)
    if (existsSync(path)) collect(path, pattern, found)
  }
  return found
}

function collect(folder, pattern, found) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) {
      if (!NOT_OURS.has(entry.name)) collect(join(folder, entry.name), pattern, found)
    } else if (pattern.test(entry.name)) found.push(join(folder, entry.name))
  }
}
