import { withTexts } from '@sextant/scene/kit'
import { show as duelShow } from './battle/show/show.ts'
import { en } from './battle/texts/en.ts'
import { laterTexts } from './battle/texts/later.ts'
import { zh } from './battle/texts/zh.ts'
import { duel } from './box.ts'
import { boxVoyage } from './voyage/index.ts'

export { ACTIONS, type Action, type ActionId } from './battle/actions.ts'
export { admiral } from './battle/bot/admiral/admiral.ts'
export { bots } from './battle/bot/bots.ts'
export { cautious, greedy } from './battle/bot/scripts.ts'
export type { Event } from './battle/events.ts'
export { broadside } from './battle/game.ts'
export { combatantOfKind, combatants, ruleset, scenarios } from './battle/scenarios.ts'
export type { Combatant, Options, Ruleset } from './battle/schema.ts'
export { type Deeds, type DuelReport, reportOf } from './battle/show/deeds.ts'
export type { Loot, SideState, State } from './battle/state.ts'
export { type Tables, tablesOf } from './battle/tables.ts'
export type { Broadside } from './battle/types.ts'
export { broadsideBox } from './box.ts'
export { card } from './card.ts'
export { captains, type Voyage, voyage, voyageShow } from './voyage/index.ts'

export const show = withTexts(duelShow, {
  en: { ...en, ...laterTexts.en },
  zh: { ...zh, ...laterTexts.zh },
})
export const voyageBox = boxVoyage(duel)
