// `npm run dev`: sets everything up and serves the page from the source, for a game in the making.
import { parseArgs } from 'node:util'
import { fail, setUp } from './setup.mjs'

const { port, host } = readArguments()
setUp()
// Only now: on a fresh clone there is no Vite before.
const { startDevServer } = await import('./dev-server.mjs')
const server = await startDevServer({ port, host })
const [url] = server.resolvedUrls?.local ?? []
process.stdout.write(`Sextant is at ${url}, and follows every change of the source (Ctrl+C stops it)\n`)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => server.close().finally(() => process.exit(0)))

function readArguments() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } })
    const port = Number(values.port ?? 4801)
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      fail(`a port is a number from 0 to 65535, not "${values.port}"`)
    return { port, host: values.host }
  } catch (error) {
    return fail(error instanceof Error ? error.message : error)
  }
}
