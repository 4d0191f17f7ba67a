import type { Bot, Rules } from '@sextant/engine'
import { type BoxedBot, loadBot } from '@sextant/scene'

/**
 * Where programs learn what takes them long to work out: once for all rules that need the same learning, however many
 * matches are played. Where there is a shelf, what was learnt is kept on it from one day to the next.
 */
export interface School {
  /** The program, loaded, with what it needs for these rules; one that need not learn is handed back as it is. */
  teach<S, A, E>(game: string, bot: BoxedBot<S, A, E>, rules: Rules<S, A, E>): Promise<Bot<S, A, E>>
}

/** What is learnt: by which program, of which game, for which rules. */
export interface Lesson {
  readonly game: string
  readonly bot: string
  /** As the program's `Study` gives it. */
  readonly key: string
}

/** Keeps what was learnt. What cannot be read any more is as if it had never been kept. */
export interface Shelf {
  read(lesson: Lesson): Promise<Uint8Array | undefined>
  write(lesson: Lesson, learnt: Uint8Array): Promise<void>
}

export interface SchoolOptions {
  readonly shelf?: Shelf
  /** How far a lesson is, 0 … 1; 1 when it is over. */
  readonly onLearning?: (lesson: Lesson, part: number) => void
}

export function openSchool({ shelf, onLearning }: SchoolOptions = {}): School {
  const known = new Map<string, Uint8Array>()
  return {
    async teach(game, boxed, rules) {
      const bot = await loadBot(boxed)
      const { study } = bot
      if (!study) return bot
      const lesson: Lesson = { game, bot: bot.id, key: study.key(rules) }
      const name = JSON.stringify([lesson.game, lesson.bot, lesson.key])
      let learnt = known.get(name) ?? (await shelf?.read(lesson))
      if (!learnt) {
        learnt = study.learn(rules, part => onLearning?.(lesson, part))
        onLearning?.(lesson, 1)
        await shelf?.write(lesson, learnt)
      }
      known.set(name, learnt)
      return knowing(bot, learnt)
    },
  }
}

function knowing<S, A, E>(bot: Bot<S, A, E>, learnt: Uint8Array): Bot<S, A, E> {
  const { id, title, about } = bot
  return { id, title, about, sit: (rules, seat) => bot.sit(rules, seat, learnt) }
}
