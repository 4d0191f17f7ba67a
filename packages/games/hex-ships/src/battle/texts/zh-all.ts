import { zh } from './zh.ts'
import { zhNames } from './zh-names.ts'
import { zhOtherBattles } from './zh-other-battles.ts'

/** All sentences and all names. */
export const zhAll = { ...zh, ...zhOtherBattles, ...zhNames }
