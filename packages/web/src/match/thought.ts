import { type BotPlayer, SeededDice } from '@sextant/engine'
import type { Box, BoxedGame } from '@sextant/scene'
import { programsOf } from './programs.ts'
import type { Question } from './thinker.ts'

/** Answers questions for one program at one seat; what it works out beforehand is kept from one to the next. */
export function mind(box: Box, first: Pick<Question, 'options' | 'program' | 'seat'>): Mind {
  return box.open(<S, A, E, O>(contents: BoxedGame<S, A, E, O>) => {
    const bot = programsOf(contents).find(({ id }) => id === first.program)
    if (!bot) throw new Error(`${box.title} has no program "${first.program}"`)
    const rules = contents.game.load(first.options as O)
    const player: BotPlayer<S, A> = bot.sit(rules, first.seat)
    return (view, seed) => player.choose(view as S, SeededDice.from(seed))
  })
}

export type Mind = (view: unknown, seed: string) => unknown

/** Minds by what they were made for, so that a program sits down once for a match. */
export function minds(load: (game: string) => Promise<Box>): (question: Question) => Promise<unknown> {
  const seated = new Map<string, Mind>()
  return async ({ game, options, program, seat, view, seed }) => {
    const place = JSON.stringify([game, options, program, seat])
    let answer = seated.get(place)
    if (!answer) {
      answer = mind(await load(game), { options, program, seat })
      seated.set(place, answer)
    }
    return answer(view, seed)
  }
}
