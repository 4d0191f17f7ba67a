import { type Bot, type GameTypes, randomBot } from '@sextant/engine'
import { rolloutBot } from './rollout.ts'

/** The bots that play any game, weakest first. */
export function anyGameBots<T extends GameTypes>(): readonly Bot<T>[] {
  return [randomBot(), rolloutBot({ playouts: 300, depth: 200 })]
}
