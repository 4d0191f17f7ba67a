import * as v from 'valibot'
import { id } from '../battle/schema/name-schemas.ts'
import { TRAITS, type Trait } from '../battle/schema/names.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999))
const traits = v.pipe(v.array(v.picklist(TRAITS)), v.maxLength(TRAITS.length))

/** How a campaign ended: at the end of the road, with a decisive battle, or with too few who can fight. */
export const ENDINGS = ['finished', 'battle-lost', 'platoon-lost'] as const
export type Ending = (typeof ENDINGS)[number]

/** A way is to be chosen, a battle prepared, a battle fought; or all is over. */
export const STAGES = ['crossroads', 'camp', 'battle', 'over'] as const
export type Stage = (typeof STAGES)[number]

export const RESULTS = ['won', 'drawn', 'lost'] as const
export type Result = (typeof RESULTS)[number]

export const stateSchema = v.strictObject({
  stage: v.picklist(STAGES),
  battle: id,
  choices: v.pipe(v.array(id), v.maxLength(4)),
  units: v.pipe(
    v.array(
      v.strictObject({
        id,
        kind: id,
        experience: count,
        learnt: traits,
        drawn: traits,
        wounded: v.boolean(),
      }),
    ),
    v.maxLength(40),
  ),
  joined: count,
  recruits: v.pipe(v.array(id), v.maxLength(12)),
  supplies: count,
  fielded: v.pipe(v.array(id), v.maxLength(12)),
  changes: count,
  fought: v.pipe(v.array(v.strictObject({ battle: id, result: v.picklist(RESULTS) })), v.maxLength(60)),
  losses: v.pipe(v.array(id), v.maxLength(999)),
  ended: v.exactOptional(v.picklist(ENDINGS)),
})

export interface State {
  stage: Stage
  /** The battle due, or the last one. */
  battle: string
  /** The battles among which one is to be chosen. */
  choices: string[]
  units: PlatoonUnit[]
  /** How many units have ever joined; the next one is named by it. */
  joined: number
  /** The kinds of the recruits on offer. */
  recruits: string[]
  supplies: number
  /** The units that fight, in their order. */
  fielded: string[]
  /** Units held back again before this battle. */
  changes: number
  fought: { battle: string; result: Result }[]
  /** Units that were lost, in their order. */
  losses: string[]
  ended?: Ending
}

export interface PlatoonUnit {
  id: string
  kind: string
  experience: number
  /** The traits that it chose, in their order. */
  learnt: Trait[]
  /** The traits among which it may choose now. */
  drawn: Trait[]
  /** It misses the next battle. */
  wounded: boolean
}

export function copyState(state: State): State {
  return {
    ...state,
    choices: [...state.choices],
    units: state.units.map(unit => ({ ...unit, learnt: [...unit.learnt], drawn: [...unit.drawn] })),
    recruits: [...state.recruits],
    fielded: [...state.fielded],
    fought: state.fought.map(one => ({ ...one })),
    losses: [...state.losses],
  }
}
