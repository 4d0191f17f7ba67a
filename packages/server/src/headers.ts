/**
 * Nothing from elsewhere, nothing written into the page; what the client needs is in files of its own. What is not named is as by
 * default: scripts, styles, fonts, connections, workers and the manifest.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ')

/** What pages and workers may do, and who may look into them. */
export const POLICIES: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...POLICIES,
}

/**
 * Policies apply to pages and workers, and to drawings, which can be opened as pages. Styles, fonts, other pictures and parts of a
 * script are under the policy of what loads them, and go without one of their own: that is half a kilobyte less for each.
 */
export function standsAlone(path: string): boolean {
  return !/^\/(assets|icons)\//.test(path) || /-worker\b|\.svg$/.test(path)
}

/** A file below /assets/ has a hash of its content in its name and never changes. */
export function isImmutable(path: string): boolean {
  return path.startsWith('/assets/')
}

/**
 * What never changes is cached for good. Icons of the page hardly do, and browsers ask for them with every change of the
 * address: they are cached for a day. All else is revalidated.
 */
export function cacheControl(path: string): string {
  if (isImmutable(path)) return 'max-age=31536000, immutable'
  return path.startsWith('/icons/') ? 'max-age=86400' : 'no-cache'
}

/** Parts of the page are in its encoding without saying so: scripts are modules, which have no other, and styles are read like the page. */
export function contentType(path: string): string | undefined {
  if (!isImmutable(path)) return undefined
  if (path.endsWith('.js')) return 'text/javascript'
  return path.endsWith('.css') ? 'text/css' : undefined
}
