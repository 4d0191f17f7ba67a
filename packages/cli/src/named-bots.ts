import { botsFor } from '@sextant/bots'
import type { GameTypes } from '@sextant/engine'
import { unknown } from '@sextant/engine/cases'
import type { BoxedBot, BoxedGame } from '@sextant/scene'
import { UsageError } from './usage-error.ts'

/** The bots of a list such as `greedy,random`. */
export function namedBots<T extends GameTypes>(
  boxed: BoxedGame<T>,
  list: string,
  command: string,
): readonly BoxedBot<T>[] {
  const bots = botsFor(boxed)
  return list.split(',').map(typed => namedBot(bots, typed.trim(), `bot for ${boxed.game.id}`, command))
}

export function namedBot<B extends { readonly id: string }>(
  bots: readonly B[],
  id: string,
  what: string,
  command: string,
): B {
  const found = bots.find(bot => bot.id === id)
  if (found) return found
  const known = bots.map(bot => bot.id)
  throw new UsageError(unknown(what, id, known), command)
}
