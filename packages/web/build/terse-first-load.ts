import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Files that a first match waits for: by their names in `groups` of `vite.config.ts`, and games by their boxes. */
const SHARED = /^(shell|match|rules|common|space|sea|effects|guns)$/
const BOX = /games\/[\w-]+\/src\/(usual-)?box\.ts$/

/**
 * What everybody waits for is made smaller than the bundler does by itself, after it has done so: 1.6 kB of a first load. It takes a
 * while, so all else goes without.
 */
export function terseFirstLoad(): Plugin {
  return {
    name: 'sextant-terse-first-load',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        if (!SHARED.test(chunk.name) && !chunk.moduleIds.some(id => BOX.test(id))) continue
        const mapped = bundle[`${chunk.fileName}.map`]
        if (mapped?.type !== 'asset') throw new Error(`${chunk.fileName} has no source map`)
        const { code, map } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3, hoist_funs: true },
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
