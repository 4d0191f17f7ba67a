import { fileURLToPath } from 'node:url'

/** The client once more with the page for looking at the board, which players do not get. For measuring only. */
export default {
  resolve: { conditions: ['@sextant/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    outDir: fileURLToPath(new URL('../.cache/board-lab', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'board-lab.html'].map(page =>
        fileURLToPath(new URL(`../packages/web/${page}`, import.meta.url)),
      ),
    },
  },
  worker: { format: 'es' },
}
