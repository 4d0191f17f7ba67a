import type { Flaw } from '@sextant/engine'
import { flawsOfCombatant, flawsOfDistance } from '../../battle/rules/option-flaws.ts'
import { AMMUNITION, type Chart, ITEMS, type Options } from '../schema.ts'

/** Everything wrong with the options of a voyage that their schema cannot say. */
export function flawsOfOptions(options: Options): Flaw[] {
  const { chart, duel, numbers } = options
  const flaws = [
    ...flawsOfChart(options),
    ...flawsOfPorts(options),
    ...flawsOfDistance(duel.ruleset.distance, '/duel/ruleset/distance'),
    ...flawsOfCombatant(duel.ship, '/duel/ship'),
    ...Object.entries(duel.enemies).flatMap(([kind, enemy]) =>
      flawsOfCombatant(enemy, `/duel/enemies/${kind}`),
    ),
    ...flawsOfHolds(options),
  ]
  if (numbers.prizesNeeded > numbers.berths)
    flaws.push({
      path: '/numbers/prizesNeeded',
      message: `found ${numbers.prizesNeeded}, but no more than ${numbers.berths} can be towed (/numbers/berths)`,
    })
  if (duel.ship.crew === undefined)
    flaws.push({ path: '/duel/ship/crew', message: 'the player’s ship needs a crew' })
  const reached = reachable(chart)
  for (const { id } of chart.places)
    if (!reached.has(id))
      flaws.push({ path: '/chart/legs', message: `no legs lead from ${chart.home} to ${id}` })
  return flaws
}

function flawsOfChart({ chart, enemies, duel }: Options): Flaw[] {
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) => flaws.push({ path, message })
  const places = new Set<string>()
  for (const [number, { id, x, y }] of chart.places.entries()) {
    const path = `/chart/places/${number}`
    if (places.has(id)) flaw(`${path}/id`, `there is a place ${id} already`)
    places.add(id)
    if (x > chart.width || y > chart.height)
      flaw(path, `${x}, ${y} is off the chart, which goes to ${chart.width}, ${chart.height}`)
  }
  flaws.push(...unknownPlace(places, chart.home, '/chart/home'))
  flaws.push(...unknownPlace(places, chart.far, '/chart/far'))
  const joined = new Set<string>()
  for (const [number, { between, meets }] of chart.legs.entries()) {
    const path = `/chart/legs/${number}`
    const [a, b] = between
    flaws.push(...unknownPlace(places, a, `${path}/between/0`))
    flaws.push(...unknownPlace(places, b, `${path}/between/1`))
    if (a === b) flaw(`${path}/between`, 'a leg has two different ends')
    const pair = [a, b].sort().join(' ')
    if (joined.has(pair)) flaw(`${path}/between`, `there is a leg between ${a} and ${b} already`)
    joined.add(pair)
    if (Object.keys(meets).length === 0) flaw(`${path}/meets`, 'somebody has to be met; add an enemy')
    for (const enemy of Object.keys(meets))
      if (!Object.hasOwn(enemies, enemy) || !Object.hasOwn(duel.enemies, enemy))
        flaw(`${path}/meets/${enemy}`, `there is no enemy ${enemy} in /enemies and /duel/enemies`)
  }
  return flaws
}

function flawsOfPorts({ chart, ports, numbers }: Options): Flaw[] {
  const places = new Set(chart.places.map(({ id }) => id))
  return Object.entries(ports).flatMap(([place, { refits }]) => [
    ...unknownPlace(places, place, `/ports/${place}`),
    ...refits.flatMap((refit, number) =>
      Object.hasOwn(numbers.refits, refit)
        ? []
        : [{ path: `/ports/${place}/refits/${number}`, message: `there is no refit ${refit}` }],
    ),
  ])
}

/** The ship's own ammunition and stores fit into the holds. */
function flawsOfHolds({ duel: { ship }, numbers: { holds } }: Options): Flaw[] {
  const carried = [
    ...AMMUNITION.map(good => ({ good, path: `ammo/${good}`, count: ship.ammo[good] })),
    ...ITEMS.map(good => ({ good, path: `stores/${good}`, count: ship.stores[good] })),
  ]
  return carried.flatMap(({ good, path, count }) =>
    count > holds[good]
      ? [{ path: `/duel/ship/${path}`, message: `found ${count}, the holds take ${holds[good]}` }]
      : [],
  )
}

function unknownPlace(places: ReadonlySet<string>, place: string, path: string): Flaw[] {
  if (places.has(place)) return []
  return [{ path, message: `there is no place ${place}; there are ${[...places].join(', ')}` }]
}

function reachable({ home, legs }: Chart): Set<string> {
  const reached = new Set([home])
  for (const place of reached)
    for (const { between } of legs) if (between.includes(place)) for (const end of between) reached.add(end)
  return reached
}
