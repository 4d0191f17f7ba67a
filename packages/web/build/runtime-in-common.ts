import { posix } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** The module of the bundler's own helpers, which it always gives a file of its own. */
const RUNTIME = '\0rolldown/runtime.js'
/** Its only export that is used, as it is called in its code. */
const HELPER = '__exportAll'
const HOST = 'common'

/**
 * The bundler's helper is 160 bytes that every first match would fetch with 300 of headers: it goes into a file that is fetched
 * anyway. Done before files get their names, so that what is in them and what they are called change together.
 */
export function runtimeInCommon(): Plugin {
  return {
    name: 'sextant-runtime-in-common',
    apply: 'build',
    renderChunk: {
      order: 'pre',
      handler(code, chunk, _options, { chunks }) {
        const runtime = Object.values(chunks).find(isRuntime)
        const host = Object.values(chunks).find(({ name }) => name === HOST)
        if (!runtime || !host || chunk.fileName === runtime.fileName) return null
        const moved =
          chunk.fileName === host.fileName
            ? `${code}\n${helperOf(runtime)}\nexport { ${HELPER} };`
            : withImportFrom(code, runtime.fileName, host.fileName)
        return moved === code ? null : { code: moved, map: null }
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? file : []))
      const runtime = chunks.find(isRuntime)
      if (!runtime) return
      const file = posix.basename(runtime.fileName)
      const importing = chunks.find(chunk => chunk !== runtime && chunk.code.includes(file))
      if (importing) throw new Error(`${importing.fileName} still imports the runtime of the bundler`)
      delete bundle[runtime.fileName]
    },
  }
}

function isRuntime({ moduleIds }: Pick<Rolldown.RenderedChunk, 'moduleIds'>): boolean {
  return moduleIds.length === 1 && moduleIds[0] === RUNTIME
}

function helperOf({ modules }: Rolldown.RenderedChunk): string {
  const code = modules[RUNTIME]?.code
  if (!code?.includes(HELPER)) throw new Error(`the runtime of the bundler has no ${HELPER}`)
  return code
}

/** `import { t as __exportAll } from "./a.js"` as `import { __exportAll } from "./b.js"`. */
export function withImportFrom(code: string, from: string, to: string): string {
  const [before, after] = [posix.basename(from), posix.basename(to)]
  const at = code.indexOf(`"./${before}"`)
  if (at < 0) return code
  const start = code.lastIndexOf('import', at)
  const names = /^import\s*\{\s*\w+ as (\w+)\s*\}\s*from\s*$/.exec(code.slice(start, at))
  if (!names) throw new Error(`not the import of ${HELPER} alone: ${code.slice(start, at)}`)
  const statement = `import { ${HELPER} as ${names[1]} } from "./${after}"`
  return code.slice(0, start) + statement + code.slice(at + before.length + 4)
}
