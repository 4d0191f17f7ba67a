// `npm start`: sets everything up and serves the games at a local address.
import { setUp } from './setup.mjs'
import { buildWebIfStale } from './web.mjs'

setUp()
await buildWebIfStale()
const { main } = await import('../packages/server/dist/index.js')
process.exitCode = await main()
