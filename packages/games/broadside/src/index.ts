import { duel } from './box.ts'
import { boxVoyage } from './voyage/index.ts'

export { ACTIONS, type Action, type ActionId } from './actions.ts'
export { cautious, greedy } from './bot.ts'
export { bots } from './bots.ts'
export { broadsideBox } from './box.ts'
export { buildDuel, type Duel } from './duel.ts'
export type { Event } from './events.ts'
export { broadside } from './game.ts'
export { type Deeds, type DuelReport, reportOf } from './report.ts'
export { combatantOfKind, combatants, ruleset, scenarios } from './scenarios.ts'
export type { Combatant, Options, Ruleset } from './schema.ts'
export { admiral } from './solver/admiral.ts'
export type { Loot, SideState, State } from './state.ts'
export { captains, voyage, voyageShow } from './voyage/index.ts'
export { show } from './whole-show.ts'

export const voyageBox = boxVoyage(duel)
