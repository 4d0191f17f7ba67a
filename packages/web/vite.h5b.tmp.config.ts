import { mergeConfig } from 'vite'
import base from './vite.config.ts'
const box = new URL('./test/campaign/lab-boxes.tmp.ts', import.meta.url).pathname
export default mergeConfig(typeof base === 'function' ? await (base as any)({ command: 'serve', mode: 'development' }) : base, {
  worker: { plugins: () => [] },
  cacheDir: '/tmp/h5b/vite-cache',
  server: { port: 5199, strictPort: true, hmr: false },
  plugins: process.env.COLS === '1' ? [{ name: 'cols', enforce: 'pre', transform(code: string, id: string) { if (/broadside\/src\/index\.ts/.test(id) && !code.includes('adviser')) return "import { admiral } from './solver/admiral.ts'\n" + code.replace('[...scripts]', '[...scripts, admiral]').replace('{ game: broadside, show, bots }', "{ game: broadside, show, bots, adviser: 'admiral' }"); if (/broadside\/src\/(voyage\/)?show\.ts/.test(id)) return code.replace(/\n  skin,/, "\n  layout: 'columns',\n  skin,") } }] : process.env.LAB !== "1" ? [] : [{ name: 'lab', enforce: 'pre', resolveId(source: string, importer?: string) {
    if (importer?.includes('lab-boxes')) return
    if (source === '@sextant/games/boxes' || (source === './boxes.ts' && importer?.includes('games/index'))) return box
  } }],
})
