// `npm run bench`: sets everything up and measures. Flags go on to bench/src/main.ts.
import { join } from 'node:path'
import { root, run, setUp } from './setup.mjs'

setUp()
const bench = join(root, 'bench', 'dist', 'main.js')
process.exitCode = run(process.execPath, [bench, ...process.argv.slice(2)])
