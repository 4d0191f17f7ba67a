import { type MinifyOptions, minify } from 'terser'
import type { Plugin } from 'vite'

/** Files that a first match waits for: by their names in `groups` of `vite.config.ts`, and games by their boxes. */
const SHARED = /^(shell|match|rules|common|space|sea|effects|guns)$/
const BOX = /games\/[\w-]+\/src\/(usual-)?box\.ts$/

const TERSE: MinifyOptions = { module: true, ecma: 2020, compress: { passes: 3, hoist_funs: true } }

/**
 * What everybody waits for is made smaller than the bundler does by itself: 1.8 kB of a first load. Once before the bundler shortens
 * names and once after, as each finds what the other leaves. It takes a while, so all else goes without.
 */
export function terseFirstLoad(): Plugin {
  return {
    name: 'sextant-terse-first-load',
    apply: 'build',
    renderChunk: {
      order: 'post',
      async handler(code, chunk) {
        if (!isAwaited(chunk)) return null
        const { code: terse = code, map } = await minify(code, { ...TERSE, sourceMap: { asObject: true } })
        return { code: terse, map: typeof map === 'object' ? JSON.stringify(map) : null }
      },
    },
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !isAwaited(chunk)) continue
        const mapped = bundle[`${chunk.fileName}.map`]
        if (mapped?.type !== 'asset') throw new Error(`${chunk.fileName} has no source map`)
        const { code, map } = await minify(chunk.code, {
          ...TERSE,
          sourceMap: { content: String(mapped.source) },
        })
        if (code === undefined || typeof map !== 'string')
          throw new Error(`${chunk.fileName} could not be made smaller`)
        chunk.code = code
        mapped.source = map
      }
    },
  }
}

function isAwaited({ name, moduleIds }: { readonly name: string; readonly moduleIds: readonly string[] }) {
  return SHARED.test(name) || moduleIds.some(id => BOX.test(id))
}
