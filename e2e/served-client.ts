import { fileURLToPath } from 'node:url'
import { createServer } from '@sextant/server'

const CLIENT = fileURLToPath(new URL('../packages/web/dist', import.meta.url))

/** The built client as the server serves it, at an address of its own. */
export interface ServedClient {
  readonly url: string
  /** From now on nobody answers there. */
  close(): Promise<void>
}

export async function serveClient(
  folder = process.env.SEXTANT_CLIENT ?? CLIENT,
  host = '127.0.0.1',
): Promise<ServedClient> {
  const made = await createServer({ folder })
  if (!made.ok) throw new Error(made.message)
  const listening = await made.server.listen(0, host)
  if (!listening.ok) throw new Error(listening.message)
  return { url: listening.url, close: () => made.server.close() }
}
