import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

/** What is loaded together is one file, with all it needs; pages, languages and games stay apart. */
const groups = [
  { name: 'shell', test: /web\/src\/(main|app)\.tsx$|node_modules\/(preact|@preact)\//, priority: 2 },
  {
    name: 'rules',
    test: /packages\/(engine|players)\/|node_modules\/(valibot|@noble|pure-rand)\//,
    priority: 1,
  },
  { name: 'previews', test: /games\/index\/src\/previews\// },
]

export default defineConfig({
  resolve: { conditions: ['@sextant/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The packages of this repository only define things; what is not used of them can go.
      treeshake: { moduleSideEffects: id => !/\/(packages|examples)\/(?!web\/).*\.ts$/.test(id) },
      output: { codeSplitting: { groups } },
    },
  },
  worker: { format: 'es' },
  plugins: [serviceWorker()],
})

/** Builds the service worker beside the page and tells it what there is to keep. */
function serviceWorker(): Plugin {
  const fileName = 'service-worker.js'
  return {
    name: 'sextant-service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: new URL('src/offline/service-worker.ts', import.meta.url).pathname,
        fileName,
      })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.keys(bundle).filter(name => name !== fileName && !name.endsWith('.map'))
        const given = readdirSync(new URL('public', import.meta.url), {
          recursive: true,
          withFileTypes: true,
        })
          .filter(entry => entry.isFile())
          .map(entry => `${entry.parentPath}/${entry.name}`.split('/public/')[1] ?? '')
        const assets = [...new Set([...built, ...given])].sort().map(name => `/${name}`)
        const version = createHash('sha256').update(assets.join()).digest('hex').slice(0, 12)
        const worker = bundle[fileName]
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
        worker.code = worker.code
          .replace('__ASSETS__', JSON.stringify(assets))
          .replace('__VERSION__', JSON.stringify(version))
      },
    },
  }
}
