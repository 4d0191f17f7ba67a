import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every page of the docs, from the top: `docs/designers/hex-ships.md`. */
export function docPages() {
  return [
    ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
    ...['docs', 'packages', 'examples', 'bench'].flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(path => path.endsWith('.md') && !/node_modules|dist/.test(path))
        .map(path => `${folder}/${path}`),
    ),
  ]
}
