import type { Flaw } from '@sextant/engine'
import { SIDES } from '../../battle/schema/names.ts'
import type { Captain, FleetShip, State } from '../state.ts'
import { sheetOf, sizeOf, type Tables } from '../tables.ts'
import { pointsOf } from './fleet.ts'
import { limitOf } from './orders.ts'

/** What is wrong with a position that its schema cannot say. */
export function flawsOf(tables: Tables, state: State): Flaw[] {
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) => flaws.push({ path, message })
  if (!tables.missions.has(state.mission)) flaw('/mission', `there is no mission ${state.mission}`)
  for (const [number, mission] of state.choices.entries())
    if (!tables.missions.has(mission)) flaw(`/choices/${number}`, `there is no mission ${mission}`)
  if ((state.stage === 'branch') !== state.choices.length > 0)
    flaw('/choices', 'there is something to choose where the story branches, and nowhere else')
  if ((state.stage === 'over') !== (state.ended !== undefined))
    flaw('/ended', 'a campaign that is over says how it ended')
  if (state.stage !== 'over' && state.fleet.length === 0) flaw('/fleet', 'there is no ship left')
  for (const [number, ship] of state.fleet.entries()) flaws.push(...shipFlaws(tables, state, ship, number))
  for (const [number, captain] of state.reserve.entries())
    flaws.push(...captainFlaws(tables, captain, `/reserve/${number}`))
  for (const [number, id] of state.selected.entries()) {
    const ship = state.fleet.find(one => one.id === id)
    if (!ship) flaw(`/selected/${number}`, `${id} is not of the fleet`)
    else if (ship.docked) flaw(`/selected/${number}`, `${id} is in the repair dock`)
    if (state.selected.indexOf(id) < number) flaw(`/selected/${number}`, `${id} is there twice`)
  }
  if (state.stage === 'battle' && state.selected.length === 0) flaw('/selected', 'nobody fights')
  if (flaws.length === 0 && sizeOf(tables, state.selected) > limitOf(tables, state))
    flaw('/selected', `found size ${sizeOf(tables, state.selected)}, the limit is ${limitOf(tables, state)}`)
  return flaws
}

function shipFlaws(tables: Tables, { fleet }: State, ship: FleetShip, number: number): Flaw[] {
  const path = `/fleet/${number}`
  const { id, hull, armor, broken, criticals, captain } = ship
  if (!tables.vessels.has(id)) return [{ path: `${path}/id`, message: `there is no ship ${id}` }]
  const sheet = sheetOf(tables, id)
  const flaws: Flaw[] = captain ? captainFlaws(tables, captain, `${path}/captain`) : []
  if (fleet.findIndex(one => one.id === id) < number)
    flaws.push({ path: `${path}/id`, message: `${id} is there twice` })
  if (hull > sheet.hull) flaws.push({ path: `${path}/hull`, message: `found ${hull}, at most ${sheet.hull}` })
  for (const side of SIDES)
    if (armor[side] > sheet.armor[side])
      flaws.push({
        path: `${path}/armor/${side}`,
        message: `found ${armor[side]}, at most ${sheet.armor[side]}`,
      })
  for (const [place, system] of criticals.entries())
    if (system !== 'engines' && criticals.indexOf(system) < place)
      flaws.push({ path: `${path}/criticals/${place}`, message: `${system} can be damaged once` })
  for (const [place, hardpoint] of broken.entries())
    if (hardpoint >= sheet.hardpoints.length)
      flaws.push({ path: `${path}/broken/${place}`, message: `there is no hardpoint ${hardpoint}` })
  return flaws
}

function captainFlaws(tables: Tables, captain: Captain, path: string): Flaw[] {
  if (!tables.captains.has(captain.id))
    return [{ path: `${path}/id`, message: `there is no captain ${captain.id}` }]
  return pointsOf(tables, captain) < 0
    ? [{ path, message: 'more points were spent than the level gives' }]
    : []
}
