/** The path that is asked for, decoded; `undefined` where the request makes no sense or points out of the client. */
export function requestPath(target: string | undefined): string | undefined {
  const [encoded = ''] = (target ?? '').split(/[?#]/, 1)
  if (!encoded.startsWith('/')) return undefined
  const path = decode(encoded)
  if (path === undefined || hasControlCharacter(path) || path.includes('\\')) return undefined
  return path.split('/').some(part => part === '..' || part === '.') ? undefined : path
}

/** Whether the last part of a path names a file, and not a place in the client. */
export function namesFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1).includes('.')
}

function decode(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

function hasControlCharacter(path: string): boolean {
  return [...path].some(character => character < ' ' || character === '\x7f')
}
