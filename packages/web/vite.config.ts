import { defineConfig } from 'vite'

export default defineConfig({
  resolve: { conditions: ['@sextant/source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022', sourcemap: true, assetsInlineLimit: 0 },
  worker: { format: 'es' },
})
