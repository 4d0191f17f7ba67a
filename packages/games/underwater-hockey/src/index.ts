import { withTexts } from '@sextant/scene/kit'
import { show as lean } from './show/show.ts'
import { en } from './texts/en.ts'
import { zh } from './texts/zh.ts'

export type { Action } from './actions.ts'
export { bots } from './bot/bots.ts'
export { underwaterHockeyBox } from './box.ts'
export { card } from './card.ts'
export type { Event } from './events.ts'
export { underwaterHockey } from './game.ts'
export type { Plan } from './plan.ts'
export { classic, scenarios, teams } from './scenarios.ts'
export type { Options } from './schema.ts'
export { type Deeds, type MatchReport, reportOf } from './show/statistics.ts'
export type { State, Unit } from './state.ts'

/** How the game is shown, with all its languages at hand. */
export const show = withTexts(lean, { en, zh })
