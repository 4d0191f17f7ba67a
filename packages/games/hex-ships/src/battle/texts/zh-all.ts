import { zh } from './zh.ts'
import { zhNames } from './zh-names.ts'

/** All sentences and all names. */
export const zhAll = { ...zh, ...zhNames }
