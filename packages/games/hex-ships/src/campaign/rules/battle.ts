import { at, type Battle, must } from '@sextant/engine'
import type { Objective, ShipSetup } from '../../battle/schema/scenario.ts'
import type { HexShips } from '../../battle/types.ts'
import type { Mission, MissionObjective } from '../schema/mission.ts'
import type { FleetShip, State } from '../state.ts'
import { sheetOf, type Tables } from '../tables.ts'

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
  return {
    options: {
      rules,
      scenario: {
        radius,
        rounds,
        ships: [...own, ...mission.ships],
        objectives: mission.objectives.map(objective => withFleet(objective, state.selected)),
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

function withFleet(objective: MissionObjective, fleet: readonly string[]): Objective {
  if (objective.type === 'hold') return objective
  const { ships, count, ...rest } = objective
  const named = ships === 'fleet' ? [...fleet] : ships
  return { ...rest, ships: named, count: Math.min(count, named.length) }
}
