import { ACTIONS, type Action } from './actions.ts'
import { type HarmTable, harmTableOf } from './harm/harm-table.ts'
import type { Combatant, Options, Ruleset } from './schema.ts'
import { MENU, POWERS } from './schema-names.ts'
import type { SideState, State } from './state.ts'

/** What never changes in a duel: the numbers of the procedure, the two combatants, and what each can do at all. */
export interface Tables {
  readonly ruleset: Ruleset
  readonly sides: readonly [Combatant, Combatant]
  /** By seat: the entries of the Actions Menu that the combatant has, then its powers. */
  readonly repertoires: readonly [readonly Action[], readonly Action[]]
  /** By seat: what it can do to the other. */
  readonly harms: readonly [HarmTable, HarmTable]
}

export function tablesOf({ ruleset, sides }: Options): Tables {
  const [player, game] = sides
  return {
    ruleset,
    sides,
    repertoires: [repertoireOf(player), repertoireOf(game)],
    harms: [harmTableOf(ruleset, player, game), harmTableOf(ruleset, game, player)],
  }
}

function repertoireOf({ menu, powers }: Combatant): Action[] {
  return [
    ...MENU.filter(entry => menu.includes(entry)).map(entry => ACTIONS[entry]),
    ...POWERS.filter(id => powers[id]).map(id => ACTIONS[id]),
  ]
}

export function sideOf(state: State, seat: number): SideState {
  return seat === 0 ? state.sides[0] : state.sides[1]
}

export function combatantOf(tables: Tables, seat: number): Combatant {
  return seat === 0 ? tables.sides[0] : tables.sides[1]
}

export function otherSeat(seat: number): 0 | 1 {
  return seat === 0 ? 1 : 0
}

/** Player's turn if T = 0 or 1, game's turn if T = 2 or 3. */
export function seatToAct(tables: Tables, state: State): 0 | 1 {
  return state.T < tables.ruleset.turns.actions ? 0 : 1
}
