import type { Bot, BotCard, GameTypes } from '@sextant/engine'

/** A bot as a box holds it: itself, or its card and where it is loaded from. */
export type BoxedBot<T extends GameTypes> = Bot<T> | ListedBot<T>

/** A bot that is loaded when it is asked to play: a list of bots needs only cards. */
export interface ListedBot<T extends GameTypes> extends BotCard {
  load(): Promise<Bot<T>>
}

/** Bots by their cards; the code of all of them is loaded with the first that is asked for. */
export function listedBots<T extends GameTypes>(
  cards: readonly BotCard[],
  load: () => Promise<readonly Bot<T>[]>,
): readonly ListedBot<T>[] {
  return cards.map(card => ({
    ...card,
    async load() {
      const bots = await load()
      const bot = bots.find(({ id }) => id === card.id)
      if (bot) return bot
      const known = bots.map(({ id }) => id).join(', ')
      throw new Error(`the bot "${card.id}" is listed, but what was loaded has ${known || 'none'}`)
    },
  }))
}

/** The bot itself. */
export async function loadBot<T extends GameTypes>(bot: BoxedBot<T>): Promise<Bot<T>> {
  return 'load' in bot ? bot.load() : bot
}
