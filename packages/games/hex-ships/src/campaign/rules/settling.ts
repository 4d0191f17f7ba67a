import { at, type Emit, must, type Played } from '@sextant/engine'
import type { Ship } from '../../battle/state.ts'
import type { HexShips } from '../../battle/types.ts'
import type { Event } from '../events.ts'
import type { Mission } from '../schema/mission.ts'
import type { FleetShip, State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { endCampaign } from './ending.ts'
import { levelOf, wholeShip } from './fleet.ts'
import { join } from './joining.ts'
import { logFleet } from './log.ts'
import { goOn } from './story.ts'

/** What a battle leaves: losses, damage, experience; ships out of dock; what was gained; and where the story goes. */
export function settle(tables: Tables, state: State, played: Played<HexShips>, emit: Emit<Event>): void {
  const mission = must(tables.missions, state.mission)
  const { reason } = played.outcome
  const best = played.outcome.scores[played.seat] ?? 0
  const won = best === 1
  state.fought.push({ mission: state.mission, result: won ? 'won' : 'lost' })
  if (won) emit({ type: 'mission-won', mission: state.mission, reason })
  else emit({ type: 'mission-lost', mission: state.mission, reason, drawn: best > 0 })
  for (const [place, id] of state.selected.entries())
    comeBack(tables, state, id, at(played.state.ships, place), played, won, emit)
  leaveDock(tables, state, emit)
  if (won) {
    join(tables, state, mission.won, emit)
    takePrizes(state, mission, played.state.ships, emit)
  }
  state.selected = []
  logFleet(tables, state, emit)
  const { next } = won ? mission.won : mission.lost
  if (next.length === 0) endCampaign(tables, state, won ? 'victory' : 'mission-lost', emit)
  else if (state.fleet.length === 0) endCampaign(tables, state, 'fleet-lost', emit)
  else goOn(tables, state, next, emit)
}

/**
 * A ship that was sent: lost with its captain, or back as the battle left it. Leaving the map is surviving;
 * a commander who resigns gives up the ships that are still on it.
 */
function comeBack(
  tables: Tables,
  state: State,
  id: string,
  after: Ship,
  { events, end }: Played<HexShips>,
  won: boolean,
  emit: Emit<Event>,
): void {
  const ship = state.fleet.find(one => one.id === id)
  if (!ship) return
  if (after.status === 'destroyed' || (end && after.status !== 'left')) {
    state.fleet = state.fleet.filter(one => one !== ship)
    state.losses.push(id)
    emit({ type: 'ship-lost', ship: id, captain: ship.captain?.id ?? null })
    return
  }
  Object.assign(ship, damageOf(after))
  const { captain } = ship
  if (!captain) return
  const { experience } = tables.options
  const destroyed = events.filter(event => event.type === 'destroyed' && event.by === id).length
  const gained = experience.survived + (won ? experience.won : 0) + experience.destroyed * destroyed
  const before = levelOf(tables, captain)
  captain.experience += gained
  const level = levelOf(tables, captain)
  emit({
    type: 'experience-gained',
    ship: id,
    captain: captain.id,
    gained,
    destroyed,
    experience: captain.experience,
    level,
    raised: level > before,
  })
}

function damageOf({ hull, armor, criticals, weapons }: Ship): Omit<FleetShip, 'id' | 'captain' | 'docked'> {
  return {
    hull,
    armor: { ...armor },
    criticals: [...criticals],
    broken: [...weapons.keys()].filter(hardpoint => at(weapons, hardpoint).broken),
  }
}

function leaveDock(tables: Tables, state: State, emit: Emit<Event>): void {
  state.fleet = state.fleet.map(ship => {
    if (!ship.docked) return ship
    emit({ type: 'repaired', ship: ship.id })
    return wholeShip(tables, ship.id, ship.captain)
  })
}

/** Enemies named as prizes that are still on the map join as they are, without their captains. */
function takePrizes(
  state: State,
  { prizes, ships }: Mission,
  after: readonly Ship[],
  emit: Emit<Event>,
): void {
  for (const [place, { id }] of ships.entries()) {
    const prize = at(after, state.selected.length + place)
    if (!prizes.includes(id) || prize.status !== 'fighting') continue
    state.fleet.push({ id, captain: null, ...damageOf(prize), docked: false })
    emit({ type: 'ship-joined', ship: id, captain: null, prize: true })
  }
}
