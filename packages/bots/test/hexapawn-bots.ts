import { type BotPlace, type BotQuestion, copyPlain, SeededDice } from '@sextant/engine'
import { type Hexapawn, hexapawn, show } from '@sextant/hexapawn'
import { type Box, type BoxedBot, box } from '@sextant/scene'
import type { Unnumbered } from '../src/index.ts'

export const options = hexapawn.scenarios[0].options
export const rules = hexapawn.load(options)
export const FIRST = rules.setup(SeededDice.from('any'), () => {})

/** Hexapawn with bots of the tests' own; everything else is as in its box. */
export function boxWith(...bots: BoxedBot<Hexapawn>[]): (game: string) => Promise<Box> {
  const made = box({ game: hexapawn, show, bots })
  return async game => {
    if (game !== 'hexapawn') throw new Error(`there is no game "${game}"`)
    return made
  }
}

export function placeOf(bot: string, seat = 0): BotPlace {
  return { game: 'hexapawn', options: copyPlain(options), bot, seat }
}

/** A question for white's first action. */
export function choose(
  bot: string,
  more: { milliseconds?: number; model?: string } = {},
): Unnumbered<Extract<BotQuestion, { kind: 'choose' }>> {
  const { milliseconds, model } = more
  return {
    kind: 'choose',
    place: placeOf(bot),
    view: rules.view(FIRST, 0),
    seed: 'test',
    budget: { work: 1, ...(milliseconds !== undefined && { milliseconds }) },
    ...(model !== undefined && { model }),
  }
}
