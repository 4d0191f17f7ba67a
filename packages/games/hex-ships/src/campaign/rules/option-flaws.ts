import { type Flaw, must } from '@sextant/engine'
import { optionFlaws } from '../../battle/rules/option-flaws.ts'
import type { Options } from '../schema/campaign.ts'
import type { Mission } from '../schema/mission.ts'
import type { State } from '../state.ts'
import { sheetOf, type Tables, tablesOf } from '../tables.ts'
import { battleOf } from './battle.ts'
import { pointsOf, wholeShip } from './fleet.ts'

/** Everything wrong with the options of a campaign that their schema cannot say. */
export function flawsOfOptions(options: Options): Flaw[] {
  const tables = tablesOf(options)
  const named = [...nameFlaws(options), ...captainFlaws(tables)]
  if (named.length > 0) return named
  return [...storyFlaws(options), ...Object.keys(options.missions).flatMap(id => missionFlaws(tables, id))]
}

/** Names of missions, ships, captains and classes that do not exist, and ships that join twice. */
function nameFlaws({ missions, ships, captains, fleet, first, rules }: Options): Flaw[] {
  const flaws: Flaw[] = []
  const known = (all: object, id: string, path: string, what: string) => {
    if (!Object.hasOwn(all, id)) flaws.push({ path, message: `there is no ${what} ${id}` })
  }
  known(missions, first, '/first', 'mission')
  for (const [id, vessel] of Object.entries(ships))
    known(rules.classes, vessel.class, `/ships/${id}/class`, 'class')
  const joins = (all: Options['fleet'], path: string) => {
    for (const [number, { ship, captain }] of all.entries()) {
      known(ships, ship, `${path}/${number}/ship`, 'ship')
      if (captain !== undefined) known(captains, captain, `${path}/${number}/captain`, 'captain')
    }
  }
  joins(fleet, '/fleet')
  for (const [id, { won, lost, prizes, ships: others }] of Object.entries(missions)) {
    const path = `/missions/${id}`
    joins(won.ships, `${path}/won/ships`)
    for (const [number, captain] of won.captains.entries())
      known(captains, captain, `${path}/won/captains/${number}`, 'captain')
    for (const [number, next] of won.next.entries())
      known(missions, next, `${path}/won/next/${number}`, 'mission')
    for (const [number, next] of lost.next.entries())
      known(missions, next, `${path}/lost/next/${number}`, 'mission')
    for (const [number, prize] of prizes.entries()) {
      if (!others.some(({ id: one, seat }) => one === prize && seat === 'violet'))
        flaws.push({ path: `${path}/prizes/${number}`, message: `there is no enemy ${prize}` })
      if (Object.hasOwn(ships, prize))
        flaws.push({ path: `${path}/prizes/${number}`, message: `there is a ship ${prize} already` })
    }
    for (const [number, { class: kind, id: one }] of others.entries()) {
      known(rules.classes, kind, `${path}/ships/${number}/class`, 'class')
      if (Object.hasOwn(ships, one))
        flaws.push({ path: `${path}/ships/${number}/id`, message: `there is a ship ${one} of the fleet` })
    }
  }
  return flaws
}

function captainFlaws(tables: Tables): Flaw[] {
  return [...tables.captains].flatMap(([id, captain]) =>
    pointsOf(tables, captain) < 0
      ? [{ path: `/captains/${id}`, message: 'has higher ranks than the experience gives' }]
      : [],
  )
}

/** No mission leads back to itself, and no ship or captain joins twice on one way. */
function storyFlaws({ missions, first, fleet }: Options): Flaw[] {
  const flaws: Flaw[] = []
  const walk = (id: string, way: readonly string[], joined: ReadonlySet<string>) => {
    if (flaws.length > 0) return
    if (way.includes(id)) {
      flaws.push({ path: `/missions/${id}`, message: `leads back to itself: ${[...way, id].join(', ')}` })
      return
    }
    const { won, lost, prizes } = must(new Map(Object.entries(missions)), id)
    const gained = [...won.ships.flatMap(namesIn), ...won.captains, ...prizes]
    const twice = gained.find(name => joined.has(name))
    if (twice !== undefined) flaws.push({ path: `/missions/${id}`, message: `${twice} has joined before` })
    for (const next of won.next) walk(next, [...way, id], new Set([...joined, ...gained]))
    for (const next of lost.next) walk(next, [...way, id], joined)
  }
  walk(first, [], new Set(fleet.flatMap(namesIn)))
  return flaws
}

function namesIn({ ship, captain }: Options['fleet'][number]): string[] {
  return captain === undefined ? [ship] : [ship, captain]
}

/** Every ship of the fleet can be sent alone, there is a spot for as many as the limit allows, and the battle is sound. */
function missionFlaws(tables: Tables, id: string): Flaw[] {
  const path = `/missions/${id}`
  const mission: Mission = must(tables.missions, id)
  const { limit, deploy } = mission
  const sizes = [...tables.vessels.keys()].map(ship => sheetOf(tables, ship).size)
  const flaws: Flaw[] = []
  if (Math.min(...sizes) < 1)
    flaws.push({ path: '/ships', message: 'ships of the fleet have a size of 1 or more' })
  if (Math.max(...sizes) > limit)
    flaws.push({
      path: `${path}/limit`,
      message: `found ${limit}, a ship of the fleet has ${Math.max(...sizes)}`,
    })
  const most = Math.min(limit, tables.vessels.size)
  if (deploy.length < most)
    flaws.push({ path: `${path}/deploy`, message: `found ${deploy.length}, up to ${most} ships may come` })
  if (flaws.length > 0) return flaws
  const selected = [...tables.vessels.keys()]
    .filter(ship => !mission.prizes.includes(ship))
    .slice(0, deploy.length)
  const state: State = {
    stage: 'battle',
    mission: id,
    choices: [],
    fleet: selected.map(ship => wholeShip(tables, ship, null)),
    reserve: [],
    selected,
    changes: 0,
    fought: [],
    losses: [],
  }
  const battle = battleOf(tables, state)
  return battle ? optionFlaws(battle.options).map(flaw => ({ ...flaw, path: `${path}${flaw.path}` })) : []
}
