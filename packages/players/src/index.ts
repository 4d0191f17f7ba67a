import { type Bot, randomBot } from '@sextant/engine'
import { rolloutBot } from './rollout.ts'

export { type RolloutSettings, rolloutBot } from './rollout.ts'

/** The programs that play any game, weakest first. */
export function anyGameBots<S, A, E>(): readonly Bot<S, A, E>[] {
  return [randomBot(), rolloutBot({ playouts: 300, depth: 200 })]
}
