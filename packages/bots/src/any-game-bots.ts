import { type GameTypes, randomBot } from '@sextant/engine'
import { type BoxedBot, listedBots } from '@sextant/scene'
import { type RolloutSettings, rolloutCard } from './rollout-card.ts'

const ROLLOUT: RolloutSettings = { playouts: 300, depth: 200, listed: 400_000 }

/** The bots that play any game, weakest first. What only one of them needs is loaded with it. */
export function anyGameBots<T extends GameTypes>(): readonly BoxedBot<T>[] {
  const rollout = listedBots<T>([rolloutCard(ROLLOUT)], async () => [
    (await import('./rollout.ts')).rolloutBot(ROLLOUT),
  ])
  return [randomBot(), ...rollout]
}
