/** Nothing from elsewhere, nothing written into the page; what the client needs is in files of its own. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ')

/** On every answer, whatever it is. */
const ALWAYS = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' }

/** On pages, workers and everything that is not plainly a part of them. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...ALWAYS,
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/**
 * Policies rule pages and workers. Styles, fonts, pictures and parts of a script stand under the policy of what
 * loads them, and go without one of their own: that is half a kilobyte less for each.
 */
export function securityHeaders(path: string): Readonly<Record<string, string>> {
  return /^\/(assets|icons)\//.test(path) && !path.includes('worker') ? ALWAYS : SECURITY_HEADERS
}

/**
 * A file below /assets/ has a hash of its content in its name and never changes. Icons of the page hardly do, and browsers
 * ask for them with every change of the address: they are kept for a day. All else is asked for anew.
 */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return path.startsWith('/icons/') ? 'public, max-age=86400' : 'no-cache'
}
