import type { Bot, BotCard, GameTypes } from '@sextant/engine'

/** A program as a box holds it: itself, or its card and where it is loaded from. */
export type BoxedBot<T extends GameTypes> = Bot<T> | ListedBot<T>

/** A program that is loaded when it is asked to play: whoever only lists programs needs nothing but its card. */
export interface ListedBot<T extends GameTypes> extends BotCard {
  load(): Promise<Bot<T>>
}

/** Programs by their cards; the code of all of them is loaded with the first that is asked for. */
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
      throw new Error(`the program "${card.id}" is listed, but what was loaded has ${known || 'none'}`)
    },
  }))
}

/** The program itself. */
export async function loadBot<T extends GameTypes>(bot: BoxedBot<T>): Promise<Bot<T>> {
  return 'load' in bot ? bot.load() : bot
}
