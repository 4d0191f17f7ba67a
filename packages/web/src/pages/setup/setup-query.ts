import type { Changes, Chosen } from './game-setup.ts'

/** What is being set up, as it stands in the address: it can be shared and reloaded. */
export interface SetupQuery {
  readonly scenario?: string
  readonly players?: readonly string[]
  readonly seed?: string
  readonly changes: Changes
  readonly chosen?: Chosen
}

export function setupQueryOf(query: URLSearchParams): SetupQuery {
  const [scenario, seats, seed] = [query.get('scenario'), query.get('seats'), query.get('seed')]
  const changes = Object.fromEntries(
    [...query]
      .filter(([name, value]) => name.startsWith('/') && value !== '' && Number.isFinite(Number(value)))
      .map(([name, value]) => [name, Number(value)]),
  )
  const chosen = Object.fromEntries(
    [...query].filter(([name, value]) => name.startsWith('/') && Number.isNaN(Number(value))),
  )
  return {
    changes,
    ...(Object.keys(chosen).length > 0 && { chosen }),
    ...(scenario && { scenario }),
    ...(seats && { players: seats.split(',') }),
    ...(seed && { seed }),
  }
}

export function queryOf({ scenario, players, seed, changes, chosen = {} }: SetupQuery): URLSearchParams {
  const query = new URLSearchParams()
  if (scenario) query.set('scenario', scenario)
  if (players) query.set('seats', players.join(','))
  if (seed) query.set('seed', seed)
  for (const [at, id] of Object.entries(chosen)) query.set(at, id)
  for (const [at, value] of Object.entries(changes)) query.set(at, String(value))
  return query
}
