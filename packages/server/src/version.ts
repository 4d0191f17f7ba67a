import { readFile } from 'node:fs/promises'

/** The version of this package. */
export async function version(): Promise<string> {
  const data: unknown = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
  return typeof data === 'object' && data !== null && 'version' in data ? String(data.version) : 'unknown'
}
