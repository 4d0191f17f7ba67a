/** The addresses of the pages. Each can be shared, reloaded and gone back to. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup'; readonly game: string; readonly plan: URLSearchParams }
  /** Where something is built for a game: a ship, a team. */
  | {
      readonly page: 'builder'
      readonly game: string
      readonly builder: string
      readonly plan: URLSearchParams
    }
  /** Starts the usual match of a game. */
  | { readonly page: 'play'; readonly game: string }
  | { readonly page: 'match'; readonly id: string }
  /** The title screen of a campaign. */
  | {
      readonly page: 'campaign'
      readonly game: string
      readonly campaign: string
      readonly plan: URLSearchParams
    }
  /** A campaign under way, or over. */
  | { readonly page: 'run'; readonly id: string }
  | { readonly page: 'replays' }
  | {
      readonly page: 'replay'
      readonly id: string
      /** Which match of a campaign, from 1; without it the campaign's own decisions. */
      readonly battle?: number
      readonly step?: number
      readonly as?: string
    }
  | { readonly page: 'medals' }
  | { readonly page: 'settings' }
  | { readonly page: 'lost'; readonly path: string }

export function routeOf(path: string, search = ''): Route {
  const [first, second, third, ...more] = path.split('/').filter(Boolean).map(decoded)
  const query = new URLSearchParams(search)
  if (first === 'campaign' && second && third && more.length === 0)
    return { page: 'campaign', game: second, campaign: third, plan: query }
  if (first === 'build' && second && third && more.length === 0)
    return { page: 'builder', game: second, builder: third, plan: query }
  if (third !== undefined) return { page: 'lost', path }
  if (first === undefined) return { page: 'home' }
  if (first === 'new' && second) return { page: 'setup', game: second, plan: query }
  if (first === 'play' && second) return { page: 'play', game: second }
  if (first === 'match' && second) return { page: 'match', id: second }
  // Campaign runs used to be under /voyage, and their matches under ?fight: those addresses were shared.
  if ((first === 'run' || first === 'voyage') && second) return { page: 'run', id: second }
  if (first === 'settings' && !second) return { page: 'settings' }
  if (first === 'medals' && !second) return { page: 'medals' }
  if (first !== 'replays') return { page: 'lost', path }
  if (!second) return { page: 'replays' }
  const step = Number(query.get('step') ?? Number.NaN)
  const battle = Number(query.get('battle') ?? query.get('fight') ?? Number.NaN)
  const as = query.get('as')
  return {
    page: 'replay',
    id: second,
    ...(Number.isInteger(battle) && battle >= 1 && { battle }),
    ...(Number.isInteger(step) && step >= 0 && { step }),
    ...(as !== null && { as }),
  }
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/'
    case 'setup':
      return `/new/${encoded(route.game)}${questioned(route.plan)}`
    case 'builder': {
      const { game, builder, plan } = route
      return `/build/${encoded(game)}/${encoded(builder)}${questioned(plan)}`
    }
    case 'play':
      return `/play/${encoded(route.game)}`
    case 'match':
      return `/match/${encoded(route.id)}`
    case 'campaign': {
      const { game, campaign, plan } = route
      return `/campaign/${encoded(game)}/${encoded(campaign)}${questioned(plan)}`
    }
    case 'run':
      return `/run/${encoded(route.id)}`
    case 'replays':
      return '/replays'
    case 'replay': {
      const query = new URLSearchParams()
      if (route.battle !== undefined) query.set('battle', String(route.battle))
      if (route.step !== undefined) query.set('step', String(route.step))
      if (route.as !== undefined) query.set('as', route.as)
      return `/replays/${encoded(route.id)}${questioned(query)}`
    }
    case 'settings':
      return '/settings'
    case 'medals':
      return '/medals'
    case 'lost':
      return route.path
  }
}

function questioned(query: URLSearchParams): string {
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Half a character, as an address may be cut to, cannot be written in one. */
function encoded(part: string): string {
  return encodeURIComponent(part.replaceAll(/\p{Cs}/gu, '\ufffd'))
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
