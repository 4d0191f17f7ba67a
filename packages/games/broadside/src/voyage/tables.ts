import { type Flaw, InputError } from '@sextant/engine'
import type { Chart, Numbers, Options, Port, Refit } from './schema.ts'

/** What never changes on a voyage, in tables made once. */
export interface Tables {
  readonly options: Options
  readonly numbers: Numbers
  readonly chart: Chart
  /** A place's number on the chart by its id. */
  readonly placeOf: ReadonlyMap<string, number>
  /** The legs that begin or end at a place. */
  readonly legsFrom: ReadonlyMap<string, readonly Way[]>
}

/** A leg seen from one of its ends. */
export interface Way {
  /** The leg's number on the chart. */
  readonly leg: number
  readonly to: string
  readonly days: number
  readonly risk: number
  readonly meets: readonly (readonly [enemy: string, weight: number])[]
}

export function tablesOf(options: Options): Tables {
  const flaws = flawsOfOptions(options)
  if (flaws.length > 0) throw new InputError('voyage', flaws)
  const { numbers, chart } = options
  const legsFrom = new Map<string, Way[]>(chart.places.map(({ id }) => [id, []]))
  for (const [leg, { between, days, risk, meets }] of chart.legs.entries()) {
    const [a, b] = between
    // By name, since dice count through them and the order of a file's keys is not kept.
    const byName = Object.entries(meets).sort(([one], [other]) => (one < other ? -1 : 1))
    const way = { leg, days, risk, meets: byName }
    legsFrom.get(a)?.push({ ...way, to: b })
    legsFrom.get(b)?.push({ ...way, to: a })
  }
  const placeOf = new Map(chart.places.map(({ id }, number) => [id, number]))
  return { options, numbers, chart, placeOf, legsFrom }
}

export function wayBetween(tables: Tables, from: string, to: string): Way | undefined {
  return tables.legsFrom.get(from)?.find(way => way.to === to)
}

export function portAt({ options }: Tables, place: string): Port | undefined {
  return Object.hasOwn(options.ports, place) ? options.ports[place] : undefined
}

export function refitOf({ numbers }: Tables, id: string): Refit | undefined {
  return Object.hasOwn(numbers.refits, id) ? numbers.refits[id] : undefined
}

/** What is wrong with options that their schema cannot say. */
function flawsOfOptions({ chart, ports, enemies, duel, numbers }: Options): Flaw[] {
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) => flaws.push({ path, message })
  const places = new Set<string>()
  for (const [number, { id, x, y }] of chart.places.entries()) {
    if (places.has(id)) flaw(`/chart/places/${number}/id`, `there is a place ${id} already`)
    places.add(id)
    if (x > chart.width || y > chart.height)
      flaw(
        `/chart/places/${number}`,
        `${x}, ${y} is off the chart, which goes to ${chart.width}, ${chart.height}`,
      )
  }
  const known = (place: string, path: string) => {
    if (!places.has(place)) flaw(path, `there is no place ${place}; there are ${[...places].join(', ')}`)
  }
  known(chart.home, '/chart/home')
  known(chart.far, '/chart/far')
  const joined = new Set<string>()
  for (const [number, { between, meets }] of chart.legs.entries()) {
    const path = `/chart/legs/${number}`
    const [a, b] = between
    known(a, `${path}/between/0`)
    known(b, `${path}/between/1`)
    if (a === b) flaw(`${path}/between`, 'a leg has two different ends')
    const pair = [a, b].sort().join(' ')
    if (joined.has(pair)) flaw(`${path}/between`, `there is a leg between ${a} and ${b} already`)
    joined.add(pair)
    if (Object.keys(meets).length === 0) flaw(`${path}/meets`, 'somebody has to be met; add an enemy')
    for (const enemy of Object.keys(meets))
      if (!Object.hasOwn(enemies, enemy) || !Object.hasOwn(duel.enemies, enemy))
        flaw(`${path}/meets/${enemy}`, `there is no enemy ${enemy} in /enemies and /duel/enemies`)
  }
  const reached = reachable(chart)
  for (const { id } of chart.places)
    if (!reached.has(id)) flaw('/chart/legs', `no legs lead from ${chart.home} to ${id}`)
  for (const [place, { refits }] of Object.entries(ports)) {
    known(place, `/ports/${place}`)
    for (const [number, refit] of refits.entries())
      if (!Object.hasOwn(numbers.refits, refit))
        flaw(`/ports/${place}/refits/${number}`, `there is no refit ${refit}`)
  }
  const { first, farthest } = duel.ruleset.distance
  if (first >= farthest)
    flaw('/duel/ruleset/distance/first', `found ${first}, it has to be below the farthest, ${farthest}`)
  if (numbers.prizesNeeded > numbers.berths)
    flaw(
      '/numbers/prizesNeeded',
      `found ${numbers.prizesNeeded}, but no more than ${numbers.berths} can be towed (/numbers/berths)`,
    )
  if (duel.ship.crew === undefined) flaw('/duel/ship/crew', 'the player’s ship needs a crew')
  for (const good of ['ball', 'grape', 'rifle'] as const)
    if (duel.ship.ammo[good] > numbers.holds[good])
      flaw(`/duel/ship/ammo/${good}`, `found ${duel.ship.ammo[good]}, the holds take ${numbers.holds[good]}`)
  for (const item of ['shoring', 'dressing'] as const)
    if (duel.ship.stores[item] > numbers.holds[item])
      flaw(
        `/duel/ship/stores/${item}`,
        `found ${duel.ship.stores[item]}, the holds take ${numbers.holds[item]}`,
      )
  return flaws
}

function reachable({ home, legs }: Chart): Set<string> {
  const reached = new Set([home])
  for (const place of reached)
    for (const { between } of legs) if (between.includes(place)) for (const end of between) reached.add(end)
  return reached
}
