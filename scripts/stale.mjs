// What `sextant` runs is what was built. In a checkout it says when that is older than the source.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolders, filesBelow, root, SOURCE } from './files.mjs'

/**
 * One line that says which packages are older than their source, and how to rebuild them; nothing where all are as built.
 * @param {string} name the package that is run, with all that it needs
 */
export function staleness(name = '@sextant/cli') {
  const stale = foldersOf(name).filter(isStale)
  if (stale.length === 0) return undefined
  const [only, ...others] = stale
  const what = others.length === 0 ? `${only} is` : `${only} and ${others.length} more are`
  return `sextant: ${what} older than the source; \`npm run build\` rebuilds`
}

/** The folders of a package of this repository and of all that it depends on. */
function foldersOf(name) {
  const packages = new Map(
    builtFolders().map(folder => {
      const { name, dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
      return [name, { folder, needs: Object.keys(dependencies) }]
    }),
  )
  const found = new Set([name])
  for (const each of found) for (const needed of packages.get(each)?.needs ?? []) found.add(needed)
  return [...found].flatMap(each => packages.get(each)?.folder ?? [])
}

/**
 * `tsc -b` writes `.tsbuildinfo`, or its time, whenever a file that the package imports has changed; `npm run build` writes
 * `.cache/built` when all is built, files that nothing imports included.
 */
function isStale(folder) {
  const compiled = timeOf(folder, 'dist', '.tsbuildinfo')
  const since = compiled && Math.max(compiled, timeOf('.cache', 'built'))
  return filesBelow(root, [folder], SOURCE).some(file => statSync(file).mtimeMs > since)
}

/** When a file of the repository was written; 0 where there is none. */
function timeOf(...path) {
  return statSync(join(root, ...path), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
