import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Why the client in a folder cannot be served, if so: it is not built, cannot be read, or parts of it are missing. */
export async function whyNotServable(folder: string): Promise<string | undefined> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(codeOf)
  if (typeof page !== 'string') {
    if (page.code === 'ENOENT' || page.code === 'ENOTDIR')
      return `there is no built client in ${folder}; \`npm start\` builds it`
    return `the client in ${folder} cannot be read (${page.code}); \`npm start\` builds it`
  }
  for (const path of partsOf(page)) {
    const missing = await access(join(folder, path)).then(
      () => false,
      () => true,
    )
    if (missing) return `the client in ${folder} is not whole: ${path} is missing; \`npm start\` builds it`
  }
  return undefined
}

/** What the page loads from here before anything else: `/assets/index-3f2a.js`. */
function partsOf(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="(\/[^"?#]+)"/g)].flatMap(([, path]) =>
    path?.includes('.') ? [path] : [],
  )
}

function codeOf(error: unknown): { readonly code: string } {
  return { code: error instanceof Error && 'code' in error ? String(error.code) : String(error) }
}
