import type { ActionId } from '../actions.ts'
import { atLeast, type Cast, type Distributions } from '../harm/chances.ts'
import { castOf, type Harm, type HarmTable, harmIndex } from '../harm/harm-table.ts'
import type { SideState, State } from '../state.ts'
import { otherSeat, sideOf, type Tables } from '../tables.ts'

/** What an action rolls in a state; nothing for what harms nobody. */
export function harmOf(tables: Tables, state: State, seat: number, id: ActionId): Harm | undefined {
  const table = seat === 0 ? tables.harms[0] : tables.harms[1]
  const { braced } = sideOf(state, otherSeat(seat))
  if (id === 'board') return boardingHarm(tables, table, state, seat)
  const harms = id === 'cannon' ? table[loadedIn(sideOf(state, seat))] : table[id]
  return harms?.[harmIndex(state.D, braced)]
}

/** Damage based on crew population, as it is when the boarders go over. A bot's estimate of it may be a fraction. */
function boardingHarm(tables: Tables, table: HarmTable, state: State, seat: number): Harm | undefined {
  const { braced, crew: hands } = sideOf(state, otherSeat(seat))
  const harm = table.board?.[harmIndex(state.D, braced)]
  if (!harm || harm.immune || hands === undefined) return harm
  const { attacks, brace } = tables.ruleset
  const faces = Math.max(1, Math.round(sideOf(state, seat).crew ?? 1))
  const boarders = { faces, count: 1, bonus: attacks.board.defender.bonus }
  return { ...harm, crew: castOf(boarders, 0, state.D, braced ? brace : 0) }
}

/** The chances that it ends the fight at once, for the attacker or for the other. */
export function decisiveOdds(
  distributions: Distributions,
  state: State,
  seat: number,
  { hull, crew, own }: Harm,
): DecisiveOdds {
  const target = sideOf(state, otherSeat(seat))
  const survives =
    (1 - breaking(distributions, hull, target.hull)) * (1 - breaking(distributions, crew, target.crew))
  // If both sides are broken at once the attacker loses.
  const loss = breaking(distributions, own, sideOf(state, seat).crew)
  return { win: (1 - survives) * (1 - loss), loss }
}

export interface DecisiveOdds {
  readonly win: number
  readonly loss: number
}

/** AT: 1 ball, 2 grape. */
export function loadedIn({ AT }: SideState): 'ball' | 'grape' {
  return AT === 1 ? 'ball' : 'grape'
}

/** A bot's estimate of what is left may be a fraction. */
function breaking(distributions: Distributions, cast: Cast | undefined, left: number | undefined): number {
  return cast && left !== undefined ? atLeast(distributions.of(cast), Math.ceil(left)) : 0
}
