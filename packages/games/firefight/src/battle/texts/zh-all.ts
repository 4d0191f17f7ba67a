import type { Catalogue } from '@sextant/scene'
import { zh } from './zh.ts'
import { zhOtherBattles } from './zh-other-battles.ts'

export const zhAll: Catalogue = { ...zh, ...zhOtherBattles }
