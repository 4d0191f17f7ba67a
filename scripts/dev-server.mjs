// The page straight from the source of all packages, reloaded with every change.
import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from './files.mjs'

/**
 * Serves the page and resolves with the server once it can be visited; port 0 takes any that is free, a port that is taken
 * the next one.
 *
 * Changes of styles are swapped in; all else reloads the page. The match on it comes back from its save.
 * @param {{ port?: number, host?: string }} [where]
 */
export async function startDevServer({ port = 4801, host = '127.0.0.1' } = {}) {
  const server = await createServer({
    root: join(root, 'packages', 'web'),
    logLevel: 'warn',
    server: { port, host },
  })
  await server.listen()
  return server
}
