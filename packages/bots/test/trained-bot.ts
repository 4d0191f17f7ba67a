import type { Bot } from '@sextant/engine'
import type { Action, Hexapawn } from '@sextant/hexapawn'

/** What a bot of the tests was asked. */
export interface Noted {
  /** The keys that models were trained for, in order. */
  readonly trained: string[]
  /** The models it was given when it took a seat. */
  readonly joined: (Uint8Array | undefined)[]
}

/** A bot whose model is the limit of the rules, in one byte, behind the version of the model. */
export function trainedBot(noted: Noted = { trained: [], joined: [] }, version = 1): Bot<Hexapawn> {
  return {
    id: 'trained',
    title: 'Trained',
    about: '',
    training: {
      key: ({ limit }) => `limit ${limit}`,
      train({ limit }, progress) {
        noted.trained.push(`limit ${limit}`)
        progress(0.5)
        return Uint8Array.of(version, limit)
      },
      whyUnusable: ({ limit }, model) =>
        model.length === 2 && model[0] === version && model[1] === limit
          ? undefined
          : `it is no model of version ${version}`,
    },
    join(rules, seat, model) {
      noted.joined.push(model)
      return { choose: view => rules.legal(view, seat)[0] as Action }
    },
  }
}
