// Which packages of the workspace use which, as their package.json declare it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

/**
 * The folders of these packages and of all that use them, directly or not, for tests too.
 * @param {Iterable<string>} folders paths from the root
 * @returns {Set<string>}
 */
export function withDependents(folders) {
  const packages = workspace()
  const found = new Set(folders)
  for (const folder of found) {
    const name = packages.find(one => one.folder === folder)?.name
    for (const user of packages) if (user.uses.has(name)) found.add(user.folder)
  }
  return found
}

function workspace() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return workspaces.flatMap(foldersOf).map(folder => {
    const { name, dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    )
    return { folder, name, uses: new Set(Object.keys({ ...dependencies, ...devDependencies })) }
  })
}

/** `packages/games/*` stands for every folder in there. */
function foldersOf(pattern) {
  if (!pattern.endsWith('/*')) return [pattern]
  const parent = pattern.slice(0, -2)
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`)
}
