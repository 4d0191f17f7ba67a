import type { Bot } from '@sextant/engine'
import { type Hexapawn, hexapawn, type State, show } from '@sextant/hexapawn'
import type { BoxedGame } from '@sextant/scene'

/** How often the bot below was trained. */
export const trained = { times: 0 }

/** The only byte of its model. */
const MODEL = 7

/** Needs a model before it can play, and gives advice: the later a move is listed, the higher its chance. */
export const advisingBot: Bot<Hexapawn> = {
  id: 'advising',
  title: 'Advising',
  about: 'Plays by its model, and gives advice.',
  training: {
    key: rules => `limit ${rules.limit}`,
    train(_rules, progress) {
      trained.times += 1
      progress(0.5)
      return Uint8Array.of(MODEL)
    },
    whyUnusable: (_rules, model) => (model[0] === MODEL ? undefined : 'not a model of this bot'),
  },
  join(rules, seat, model) {
    if (model?.[0] !== MODEL) throw new Error('the bot has no model')
    const choices = (view: State) =>
      rules
        .legal(view, seat)
        .map((move, place, all) => ({ action: move, chance: (place + 1) / (all.length + 1) }))
        .reverse()
    return {
      choose(view) {
        const [best] = choices(view)
        if (!best) throw new Error('there is no move')
        return best.action
      },
      advise: view => ({ choices: choices(view) }),
    }
  },
}

/** Hexapawn with that bot, which is its adviser too. */
export const hexapawnWithAdvice: BoxedGame<Hexapawn> = {
  game: hexapawn,
  show,
  bots: [advisingBot],
  adviser: advisingBot.id,
}
