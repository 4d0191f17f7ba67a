import type { Bot, BotCard } from '@sextant/engine'

/** A program as a box holds it: itself, or its card and where it is loaded from. */
export type BoxedBot<S, A, E> = Bot<S, A, E> | ListedBot<S, A, E>

/** A program that is loaded when it is asked to play: whoever only lists programs needs nothing but its card. */
export interface ListedBot<S, A, E> extends BotCard {
  load(): Promise<Bot<S, A, E>>
}

/** Programs by their cards; the code of all of them is loaded with the first that is asked for. */
export function listedBots<S, A, E>(
  cards: readonly BotCard[],
  load: () => Promise<readonly Bot<S, A, E>[]>,
): readonly ListedBot<S, A, E>[] {
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
export async function loadBot<S, A, E>(bot: BoxedBot<S, A, E>): Promise<Bot<S, A, E>> {
  return 'load' in bot ? bot.load() : bot
}
