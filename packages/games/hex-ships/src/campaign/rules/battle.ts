import { at, type Battle, must } from '@sextant/engine'
import type { Objective, ShipSetup } from '../../battle/schema/scenario.ts'
import type { HexShips } from '../../battle/types.ts'
import type { Mission, MissionObjective } from '../schema/mission.ts'
import type { FleetShip, State } from '../state.ts'
import { sheetOf, sizeOf, type Tables } from '../tables.ts'

/** The seat of the player in every battle. */
export const PLAYER = 0

/** The battle that is due: the ships that were sent as they are, against the mission's. */
export function battleOf(tables: Tables, state: State): Battle<HexShips> | undefined {
  if (state.stage !== 'battle') return undefined
  const { rules, bots } = tables.options
  const mission = must(tables.missions, state.mission)
  const { radius, rounds } = mission
  const own = state.selected.map((id, place) => {
    const ship = state.fleet.find(one => one.id === id)
    if (!ship) throw new Error(`${id} is not of the fleet`)
    return setupOf(tables, ship, at(mission.deploy, place))
  })
  const fleetSize = sizeOf(
    tables,
    state.fleet.map(({ id }) => id),
  )
  return {
    options: {
      rules,
      scenario: {
        radius,
        rounds,
        ships: [...own, ...mission.ships],
        objectives: mission.objectives.map(objective => withFleet(objective, state.selected, fleetSize)),
      },
    },
    seat: PLAYER,
    bots: [bots.own, bots.enemy],
  }
}

/** Shields and ammunition are full again; armor, hull and criticals are as the last battle left them. */
export function setupOf(
  tables: Tables,
  { id, captain, hull, armor, criticals, broken }: FleetShip,
  spot: Mission['deploy'][number],
): ShipSetup {
  const { name, class: kind, weapons } = must(tables.vessels, id)
  return {
    id,
    seat: 'amber',
    class: kind,
    name,
    weapons: [...weapons],
    ...(captain && {
      captain: {
        name: must(tables.captains, captain.id).name,
        command: captain.command,
        gunnery: captain.gunnery,
        engineering: captain.engineering,
      },
    }),
    at: spot.at,
    facing: spot.facing,
    speed: Math.min(spot.speed, sheetOf(tables, id).maxSpeed),
    hull,
    armor: { ...armor },
    criticals: [...criticals],
    broken: [...broken],
  }
}

function withFleet(objective: MissionObjective, fleet: readonly string[], fleetSize: number): Objective {
  switch (objective.type) {
    case 'hold':
    case 'capture':
      return objective
    case 'leave': {
      const { size, ...leaving } = named(objective, fleet)
      // Ships that stay at home make nothing easier; a fleet that has shrunk does.
      return size === undefined ? leaving : { ...leaving, size: Math.min(size, fleetSize) }
    }
    case 'destroy':
    case 'survive':
      return named(objective, fleet)
  }
}

/** With the ships that were sent, and never more of them than were. */
function named<T extends { readonly ships: 'fleet' | string[]; readonly count: number }>(
  objective: T,
  fleet: readonly string[],
): T & { readonly ships: string[] } {
  const ships = objective.ships === 'fleet' ? [...fleet] : objective.ships
  return { ...objective, ships, count: Math.min(objective.count, ships.length) }
}
