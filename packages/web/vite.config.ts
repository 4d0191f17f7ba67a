import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  resolve: { conditions: ['@sextant/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    // Beside the files, for `npm run bench:web -- --why`.
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'engine',
              test: /packages\/(hex|engine|scene)\/src|node_modules\/(valibot|pure-rand|@noble)/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  plugins: [serviceWorker()],
})

/** Builds the service worker beside the page, with the list of what to cache. */
function serviceWorker(): Plugin {
  const fileName = 'service-worker.js'
  return {
    name: 'sextant-service-worker',
    apply: 'build',
    buildStart() {
      const id = new URL('src/app/offline/service-worker.ts', import.meta.url).pathname
      this.emitFile({ type: 'chunk', id, fileName })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[fileName]
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
        const built = Object.keys(bundle).filter(name => name !== fileName && !name.endsWith('.map'))
        const assets = [...new Set([...built, ...publicFiles()])].sort().map(name => `/${name}`)
        const version = createHash('sha256').update(assets.join()).digest('hex').slice(0, 12)
        worker.code = worker.code
          .replace('__ASSETS__', JSON.stringify(assets))
          .replace('__VERSION__', JSON.stringify(version))
      },
    },
  }
}

function publicFiles(): string[] {
  return readdirSync(new URL('public', import.meta.url), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `${entry.parentPath}/${entry.name}`.split('/public/')[1] ?? '')
}
