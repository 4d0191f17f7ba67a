/** How a body may be coded on its way, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/**
 * The coding to send: of those offered the one the client rates highest, and among equals the best.
 * `undefined` where the client refuses them all.
 */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  const rated = weights(acceptEncoding)
  let chosen: Encoding | undefined
  let highest = 0
  for (const encoding of ENCODINGS) {
    const weight = rated.get(encoding) ?? rated.get('*') ?? unlisted(encoding)
    if (offered.includes(encoding) && weight > highest) {
      chosen = encoding
      highest = weight
    }
  }
  return chosen
}

/** Whether someone is on the way to a page, and not a program asking for data. */
export function wantsPage(accept: string | undefined): boolean {
  return (weights(accept).get('text/html') ?? 0) > 0
}

/** Whether the client already has what carries this tag. */
export function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some(tag => tag.trim() === '*' || opaque(tag) === opaque(etag))
}

/** A body as it is may always be sent, unless that is refused; it is wanted less than anything listed. */
function unlisted(encoding: Encoding): number {
  return encoding === 'identity' ? 0.0001 : 0
}

/** `gzip;q=0.5, br` → gzip 0.5, br 1. What cannot be read as a number from 0 to 1 counts as refused. */
function weights(list: string | undefined): Map<string, number> {
  const found = new Map<string, number>()
  for (const entry of list?.split(',') ?? []) {
    const [name = '', ...parameters] = entry.split(';').map(part => part.trim().toLowerCase())
    const q = parameters.find(parameter => /^q\s*=/.test(parameter))
    const weight = q === undefined ? 1 : Number(q.slice(q.indexOf('=') + 1))
    if (name !== '') found.set(name, weight >= 0 && weight <= 1 ? weight : 0)
  }
  return found
}
