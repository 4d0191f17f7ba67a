import { type BotPlayer, type Game, SeededDice } from '@sextant/engine'
import { type Box, type BoxedBot, loadBot } from '@sextant/scene'
import { campaignOf } from '../campaign/campaign-of.ts'
import type { Task } from './line.ts'
import { programsOf } from './programs.ts'
import type { Advised, Question } from './thinker.ts'

/** One program at one seat; what it works out beforehand is kept from one question to the next. */
interface Mind {
  key(): string | undefined
  learn(onPart: (part: number) => void): Uint8Array
  choose(question: Question, learnt?: Uint8Array): unknown
  advise(question: Question, learnt?: Uint8Array): readonly Advised[]
}

/** So many programs stay seated: a voyage sits them down anew for every fight, each with tables of its own. */
const MOST_MINDS = 6

/** Does what is asked of programs; each sits down once for a match. */
export function thoughts(
  load: (game: string) => Promise<Box>,
): (task: Task, onPart: (part: number) => void) => Promise<unknown> {
  const seated = new Map<string, Mind>()

  async function mindFor(question: Question): Promise<Mind> {
    const { game, campaign, options, program, seat } = question
    const place = JSON.stringify([game, campaign, options, program, seat])
    const found = seated.get(place) ?? (await mind(await load(game), question))
    seated.delete(place)
    seated.set(place, found)
    const [oldest] = seated.keys()
    if (seated.size > MOST_MINDS && oldest !== undefined) seated.delete(oldest)
    return found
  }

  return async (task, onPart) => {
    const found = await mindFor(task.question)
    switch (task.kind) {
      case 'key':
        return found.key()
      case 'learn':
        return found.learn(onPart)
      case 'choose':
        return found.choose(task.question, task.learnt)
      case 'advise':
        return found.advise(task.question, task.learnt)
    }
  }
}

async function mind(box: Box, question: Question): Promise<Mind> {
  if (question.campaign === undefined)
    return box.open(contents => mindOf(contents.game, programsOf(contents), question))
  const found = await campaignOf(box, question.campaign)
  return found.open(({ campaign, bots }) => mindOf(campaign, bots, question))
}

async function mindOf<S, A, E, O>(
  game: Game<S, A, E, O>,
  bots: readonly BoxedBot<S, A, E>[],
  { program, options, seat }: Question,
): Promise<Mind> {
  const listed = bots.find(({ id }) => id === program)
  if (!listed) throw new Error(`${game.title} has no program "${program}"`)
  const bot = await loadBot(listed)
  const rules = game.load(options as O)
  let player: BotPlayer<S, A> | undefined
  const sit = (learnt?: Uint8Array) => {
    player ??= bot.sit(rules, seat, learnt)
    return player
  }
  return {
    key: () => bot.study?.key(rules),
    learn(onPart) {
      if (!bot.study) throw new Error(`the program "${program}" of ${game.title} has nothing to learn`)
      return bot.study.learn(rules, onPart)
    },
    choose: ({ view, seed }, learnt) => sit(learnt).choose(view as S, SeededDice.from(seed)),
    advise({ view, seed }, learnt) {
      const advice = sit(learnt).advise?.(view as S, SeededDice.from(seed))
      if (!advice) throw new Error(`the program "${program}" of ${game.title} gives no advice`)
      return advice.choices
    },
  }
}
