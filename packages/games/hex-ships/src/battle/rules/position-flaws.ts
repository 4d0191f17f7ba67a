import { at, type Flaw } from '@sextant/engine'
import { SIDES } from '../schema/names.ts'
import type { Ship, State } from '../state.ts'
import type { ShipTable, Tables } from '../tables.ts'
import { isTaken } from './places.ts'
import { aimAt, bears, volleyCost } from './targeting.ts'

/** What is wrong with a position that its schema cannot say. */
export function positionFlaws(tables: Tables, state: State): Flaw[] {
  const shape = shapeFlaws(tables, state)
  if (shape.length > 0) return shape
  return [
    ...tables.ships.flatMap(table => shipFlaws(tables, state, table)),
    ...orderFlaws(state),
    ...turnFlaws(tables, state),
  ]
}

/** Lists of the wrong length: nothing else can be asked of such a position. */
function shapeFlaws(tables: Tables, state: State): Flaw[] {
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) => flaws.push({ path, message })
  const count = tables.ships.length
  if (state.ships.length !== count) flaw('/ships', `found ${state.ships.length}, the scenario has ${count}`)
  if (
    state.ranks.length !== count ||
    new Set(state.ranks).size !== count ||
    Math.max(...state.ranks) >= count
  )
    flaw('/ranks', `needs each place from 0 to ${count - 1} once`)
  const { objectives, rounds } = tables.scenario
  if (state.held.length !== objectives.length)
    flaw('/held', `found ${state.held.length}, the scenario has ${objectives.length} objectives`)
  if (state.round > rounds) flaw('/round', `found ${state.round}, the battle ends after ${rounds}`)
  for (const [index, ship] of state.ships.entries()) {
    if (!tables.cellOf.has(ship.at)) flaw(`/ships/${index}/at`, `the cell ${ship.at} is not on the map`)
    const hardpoints = tables.ships[index]?.mounts.length
    if (hardpoints !== undefined && ship.weapons.length !== hardpoints)
      flaw(`/ships/${index}/weapons`, `found ${ship.weapons.length}, the class has ${hardpoints} hardpoints`)
  }
  if (!tables.cellOf.has(state.move.free)) flaw('/move/free', `the cell ${state.move.free} is not on the map`)
  if (!state.over && state.acted >= state.order.length)
    flaw('/acted', `found ${state.acted}, ${state.order.length} ships act in this round`)
  return flaws
}

function shipFlaws(tables: Tables, state: State, { index, class: sheet, mounts, setup }: ShipTable): Flaw[] {
  const flaws: Flaw[] = []
  const flaw = (field: string, message: string) => flaws.push({ path: `/ships/${index}/${field}`, message })
  const ship = at(state.ships, index)
  if (ship.hull > sheet.hull) flaw('hull', `found ${ship.hull}, at most ${sheet.hull}`)
  if ((ship.hull === 0) !== (ship.status === 'destroyed'))
    flaw('hull', `found ${ship.hull}, and the ship is ${ship.status}`)
  if ((ship.exit === null) === (ship.status === 'left'))
    flaw('exit', `found ${ship.exit}, and the ship is ${ship.status}`)
  if (ship.status === 'aboard' && setup.carrier === undefined) flaw('status', 'the ship has no carrier')
  if (ship.energy > sheet.maxEnergy) flaw('energy', `found ${ship.energy}, at most ${sheet.maxEnergy}`)
  const noShields = ship.criticals.includes('shield-generator')
  for (const side of SIDES) {
    if (ship.armor[side] > sheet.armor[side])
      flaw(`armor/${side}`, `found ${ship.armor[side]}, at most ${sheet.armor[side]}`)
    const most = noShields ? 0 : sheet.shields[side]
    if (ship.shields[side] > most) flaw(`shields/${side}`, `found ${ship.shields[side]}, at most ${most}`)
  }
  for (const [number, weapon] of ship.weapons.entries()) {
    const most = mounts[number]?.weapon.ammo ?? 0
    if (weapon.ammo > most) flaw(`weapons/${number}/ammo`, `found ${weapon.ammo}, at most ${most}`)
  }
  for (const [number, system] of ship.criticals.entries())
    if (system !== 'engines' && ship.criticals.indexOf(system) < number)
      flaw(`criticals/${number}`, `${system} can be damaged once`)
  const other = sharesCell(tables, state, ship, index)
  if (other !== undefined) flaw('at', `${other} is on ${ship.at} already`)
  return flaws
}

/** A ship that passes another shares its cell for a while. */
function sharesCell(tables: Tables, state: State, ship: Ship, index: number): string | undefined {
  if (ship.status !== 'fighting') return undefined
  const passing = state.phase === 'move' && state.move.set && state.move.steps > 0
  const moving = passing ? state.order[state.order.length - 1 - state.acted] : undefined
  const other = state.ships.findIndex(
    (one, place) => place < index && place !== moving && one.status === 'fighting' && one.at === ship.at,
  )
  return other < 0 || index === moving ? undefined : at(tables.ships, other).id
}

function orderFlaws(state: State): Flaw[] {
  const flaws: Flaw[] = []
  for (const [place, index] of state.order.entries()) {
    const flaw = (message: string) => flaws.push({ path: `/order/${place}`, message })
    if (index >= state.ships.length) flaw(`there is no ship ${index}`)
    else if (state.order.indexOf(index) < place) flaw(`${index} is there twice`)
    else if (at(state.ships, index).status === 'aboard') flaw(`${index} is aboard its carrier`)
  }
  return flaws
}

function turnFlaws(tables: Tables, state: State): Flaw[] {
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) => flaws.push({ path, message })
  const { move, volley, order, acted, phase } = state
  const index = order[phase === 'fire' ? acted : order.length - 1 - acted]
  if (state.over || index === undefined || index >= state.ships.length) return flaws
  const ship = at(state.ships, index)
  const table = at(tables.ships, index)
  const place = phase === 'fire' ? acted : order.length - 1 - acted
  if (ship.status !== 'fighting') flaw(`/order/${place}`, `${table.id} is to act, and is ${ship.status}`)
  else if (ship.disabled) flaw(`/ships/${index}/disabled`, `${table.id} is to act, and is disabled`)
  if (phase === 'move') {
    if (move.turns > table.class.maneuverability)
      flaw('/move/turns', `found ${move.turns}, at most ${table.class.maneuverability}`)
    if (move.steps > Math.abs(ship.speed))
      flaw('/move/steps', `found ${move.steps}, at a speed of ${ship.speed}`)
    if (move.set && move.steps > 0 && isTaken(state, move.free, index))
      flaw('/move/free', `another ship is on ${move.free}`)
    if (move.charged > table.class.generator)
      flaw('/move/charged', `found ${move.charged}, at most ${table.class.generator}`)
    if (volley.target !== null) flaw('/volley/target', 'nothing is fired in the movement phase')
  }
  const { target } = volley
  if (target === null) {
    if (volley.weapons.length > 0) flaw('/volley/weapons', 'there is no target')
    if (volley.roll !== null) flaw('/volley/roll', 'there is no target')
    return flaws
  }
  const aimed = state.ships[target]
  if (aimed?.status !== 'fighting' || at(tables.ships, target).seat === table.seat)
    flaw('/volley/target', `${target} is no enemy in the battle`)
  else if (volley.roll === null) {
    const aim = aimAt(tables, ship, aimed)
    for (const [number, hardpoint] of volley.weapons.entries()) {
      const mount = table.mounts[hardpoint]
      if (!mount || volley.weapons.indexOf(hardpoint) < number || !bears(tables, ship, mount, aim))
        flaw(
          `/volley/weapons/${number}`,
          `the hardpoint ${hardpoint} cannot fire at ${at(tables.ships, target).id}`,
        )
    }
    const cost = volleyCost(table, volley.weapons)
    if (cost > ship.energy) flaw('/volley/weapons', `they cost ${cost}, and ${ship.energy} is left`)
  } else if (volley.weapons.length === 0 || volley.weapons.some(hardpoint => !table.mounts[hardpoint]))
    flaw('/volley/weapons', 'a roll is decided about, and no weapon has fired')
  return flaws
}
