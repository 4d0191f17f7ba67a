import { battle } from './box.ts'
import { boxLanternReach } from './campaign/index.ts'

export type { Action } from './battle/actions.ts'
export type { Event } from './battle/events.ts'
export { hexShips } from './battle/game.ts'
export { balanced, captains, classes, designs, expanded, printed, rulesets } from './battle/scenarios.ts'
export type { Options } from './battle/schema/options.ts'
export { show } from './battle/show/all-languages.ts'
export type { Ship, State } from './battle/state.ts'
export { type Tables, tablesOf } from './battle/tables.ts'
export type { HexShips } from './battle/types.ts'
export { hexShipsBox } from './box.ts'
export {
  commanders,
  type LanternReach,
  lanternReach,
  lanternReachShow,
} from './campaign/index.ts'
export { card } from './card.ts'

export const lanternReachBox = boxLanternReach(battle)
