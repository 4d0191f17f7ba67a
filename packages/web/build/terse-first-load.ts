import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Files that a first match waits for: by their names in `groups` of `vite.config.ts`, and games by their boxes. */
const SHARED = /^(shell|match|rules|common|space|sea|effects|guns)$/
const BOX = /games\/[\w-]+\/src\/(usual-)?box\.ts$/

/**
 * What everybody waits for is made smaller than the bundler does by itself: 1.4 kB of a first load. It takes a while, so all
 * else goes without.
 */
export function terseFirstLoad(): Plugin {
  return {
    name: 'sextant-terse-first-load',
    apply: 'build',
    renderChunk: {
      order: 'post',
      async handler(code, { name, moduleIds }) {
        if (!SHARED.test(name) && !moduleIds.some(id => BOX.test(id))) return null
        const { code: terse = code, map } = await minify(code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3 },
          sourceMap: { asObject: true },
        })
        return { code: terse, map: typeof map === 'object' ? JSON.stringify(map) : null }
      },
    },
  }
}
