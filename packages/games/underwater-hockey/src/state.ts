import { copyPlan, type Plan } from './plan.ts'
import type { Stats } from './schema.ts'
import type { Plane } from './schema-names.ts'

export interface State {
  turn: number
  kickoff: number
  score: [number, number]
  units: Unit[]
  puck: { at: string; holder: number | null }
  plans: (Plan | null)[]
  changes: [number, number]
  committed: [boolean, boolean]
  last: { from: string[]; plans: Plan[] } | null
}

/** Its numbers are in the state, since those of drawn teams are drawn at the start. */
export interface Unit extends Stats {
  at: string
  /** Direction 0 … 5, clockwise from east. */
  facing: number
  plane: Plane
  breath: number
}

/** Who has the puck: a unit that stands on a free one under water has it too. */
export function holderIn({ puck, units }: State): number | null {
  if (puck.holder !== null) return puck.holder
  const standing = units.findIndex(({ plane, at }) => plane === 'bottom' && at === puck.at)
  return standing < 0 ? null : standing
}

export function copyState({ last, ...state }: State): State {
  return {
    turn: state.turn,
    kickoff: state.kickoff,
    score: [state.score[0], state.score[1]],
    units: state.units.map(copyUnit),
    puck: { at: state.puck.at, holder: state.puck.holder },
    plans: state.plans.map(plan => plan && copyPlan(plan)),
    changes: [state.changes[0], state.changes[1]],
    committed: [state.committed[0], state.committed[1]],
    last: last && { from: last.from.slice(), plans: last.plans.map(copyPlan) },
  }
}

function copyUnit(unit: Unit): Unit {
  return {
    at: unit.at,
    facing: unit.facing,
    plane: unit.plane,
    breath: unit.breath,
    recovery: unit.recovery,
    lungs: unit.lungs,
    speed: unit.speed,
    steal: unit.steal,
    flick: unit.flick,
    turn: unit.turn,
  }
}
