import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { builtFolders, root } from './files.mjs'

/** What was built, which Node loads without the test runner. */
export const BUILT = /\/dist\/.*\.js$/

/**
 * Test files import sources; with this plugin they get what was built from them. In sources that the test runner loads,
 * every use of an import calls a getter, and bots that search take twice as long.
 */
export function builtModules(): Plugin {
  const folders = builtFolders().map(folder => join(root, folder))
  return {
    name: 'built-modules',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return (resolved && builtFrom(resolved.id, folders)) ?? resolved
    },
  }
}

function builtFrom(id: string, folders: readonly string[]): string | undefined {
  const folder = folders.find(path => id.startsWith(`${path}/src/`))
  if (folder === undefined || !id.endsWith('.ts')) return undefined
  const built = `${folder}/dist${id.slice(`${folder}/src`.length, -3)}.js`
  return existsSync(built) ? built : undefined
}
