/**
 * Makes the page work without a network. Everything that was built is fetched at once and cached under the name of this
 * version; the next version has a cache of its own and takes over when the player says so.
 */
export {}

/** Filled in when the page is built. */
declare const __ASSETS__: readonly string[]
declare const __VERSION__: string

/** The part of a service worker's scope that is used here; the types of the page have none. */
interface Scope {
  readonly clients: { claim(): Promise<void> }
  readonly location: Location
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

const scope = globalThis as unknown as Scope
const CACHE = `sextant-${__VERSION__}`
const PAGE = '/index.html'
const assets = new Set(__ASSETS__)

scope.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll([...assets].map(path => new Request(path, { cache: 'reload' })))),
  )
})

scope.addEventListener('activate', event => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      const old = names.filter(name => name.startsWith('sextant-') && name !== CACHE)
      await Promise.all(old.map(name => caches.delete(name)))
      await scope.clients.claim()
    })(),
  )
})

scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting()
})

scope.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return
  // Every address of the page is the same document; whatever else there is belongs to the server.
  if (assets.has(pathname)) event.respondWith(cachedOr(request, pathname))
  else if (request.mode === 'navigate' && !/^\/(api|ws)\b/.test(pathname) && !/\.\w+$/.test(pathname))
    event.respondWith(cachedOr(request, PAGE))
})

async function cachedOr(request: Request, path: string): Promise<Response> {
  const found = await (await caches.open(CACHE)).match(path)
  return found ?? fetch(request)
}
