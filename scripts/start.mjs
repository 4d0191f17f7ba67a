// `npm start`: sets everything up and serves the games at a local address.
import { join } from 'node:path'
import { root, run, setUp } from './setup.mjs'
import { buildWebIfStale } from './web.mjs'

setUp()
await buildWebIfStale()
const server = join(root, 'packages', 'server', 'bin', 'sextant-server.js')
process.exitCode = run(process.execPath, [server, ...process.argv.slice(2)])
