import { PERSON } from '@sextant/session'
import { itemInLink } from '../../items/item-link.ts'
import { type Changes, type Chosen, type GameSetup, numberAt } from './game-setup.ts'

/** What is being set up, as it stands in the address: it can be shared and reloaded. */
export interface SetupQuery {
  readonly scenario?: string
  readonly players?: readonly string[]
  readonly seed?: string
  readonly changes: Changes
  readonly chosen?: Chosen
  /** Names that stand in the address more than once; what stands last counts. */
  readonly repeated?: readonly string[]
}

export function setupQueryOf(query: URLSearchParams): SetupQuery {
  const [scenario, seats, seed] = ['scenario', 'seats', 'seed'].map(name => query.getAll(name).at(-1))
  const changes = Object.fromEntries(
    [...query]
      .filter(([name, value]) => name.startsWith('/') && value !== '' && Number.isFinite(Number(value)))
      .map(([name, value]) => [name, Number(value)]),
  )
  const chosen = Object.fromEntries(
    [...query].filter(([name, value]) => name.startsWith('/') && Number.isNaN(Number(value))),
  )
  const repeated = [...new Set(query.keys())].filter(name => query.getAll(name).length > 1)
  return {
    changes,
    ...(repeated.length > 0 && { repeated }),
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

/** Whether an address asks for something that there is not, such as one that was cut off: it is then set up otherwise. */
export function isDamaged(
  setup: Pick<GameSetup, 'scenarios' | 'bots' | 'parts' | 'options'>,
  query: SetupQuery,
): boolean {
  const { scenarios, bots, parts } = setup
  const { scenario, players = [], changes, chosen = {}, repeated = [] } = query
  const options = setup.options(scenarioIn(setup, query), {}, chosen)
  const known = new Set([PERSON, ...bots.map(({ id }) => id)])
  const variants = new Map(parts.map(({ at, variants: offered }) => [at, offered.map(({ id }) => id)]))
  return (
    repeated.length > 0 ||
    (scenario !== undefined && !scenarios.some(({ id }) => id === scenario)) ||
    players.some(player => !known.has(player)) ||
    Object.keys(changes).some(at => numberAt(options, at) === undefined) ||
    Object.entries(chosen).some(
      ([at, id]) => !variants.get(at)?.includes(id) && !(variants.has(at) && itemInLink(id)),
    )
  )
}

/** The scenario that is asked for, if there is such a one; else the usual. */
export function scenarioIn({ scenarios }: Pick<GameSetup, 'scenarios'>, { scenario }: SetupQuery): string {
  return (scenarios.find(({ id }) => id === scenario) ?? scenarios[0])?.id ?? ''
}

/** By seat who is asked for, if they play this game; else a person in the first seat and the default bot in the others. */
export function playersIn(
  { bots, defaultBot }: Pick<GameSetup, 'bots' | 'defaultBot'>,
  { players = [] }: SetupQuery,
  seats: number,
): string[] {
  const known = new Set([PERSON, ...bots.map(({ id }) => id)])
  return Array.from({ length: seats }, (_, seat) => {
    const wanted = players[seat]
    if (wanted !== undefined && known.has(wanted)) return wanted
    return seat === 0 ? PERSON : defaultBot
  })
}
