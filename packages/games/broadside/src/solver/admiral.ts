import { type AdvisedAction, type Bot, type Rules, stateHash } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Duel } from '../duel.ts'
import type { Event } from '../events.ts'
import { duelOf } from '../game.ts'
import type { State } from '../state.ts'
import type { Abstraction } from './abstraction.ts'
import { BOOK_VERSION, type Book, readBook, writeBook } from './book.ts'
import { effectsOf } from './effects.ts'
import { learn } from './learn.ts'
import { abstractionOf } from './levels.ts'
import { type Judged, judge } from './search.ts'

/** Has solved the duel: looks through its own turn with exact dice, and knows what comes after it. */
export const admiral: Bot<State, Action, Event> = {
  id: 'admiral',
  title: 'Admiral',
  about: 'Has worked the whole duel out, and knows what every choice is worth.',
  study: {
    key: rules => keyOf(duelOf(rules)),
    learn: (rules, progress) => writeBook(learn(duelOf(rules), progress)),
  },
  sit(rules, _seat, learnt) {
    const duel = duelOf(rules)
    const effects = effectsOf(duel)
    const book = learnt ? readBook(abstractionOf(duel), learnt) : ownBook(rules)
    const ranked = (state: State) =>
      rank(book, state, judge(duel, effects, book, state, impatienceOf(book, state)))
    return {
      choose: view => (ranked(view)[0] as Judged).action,
      advise: view => ({
        choices: ranked(view).map(({ action, chance }): AdvisedAction<Action> => ({ action, chance })),
      }),
    }
  },
}

/** What decides the odds: not who begins, how long it lasts, names, loot, or what the two happen to have left. */
function keyOf(duel: Duel): string {
  const { initiative: _, turns, ...numbers } = duel.ruleset
  const abstraction = abstractionOf(duel)
  const sides = duel.sides.map(side => ({
    menu: side.menu,
    powers: side.powers,
    boarding: side.boarding,
    immune: side.immune,
    nearest: side.nearest,
    laden: side.laden,
    escape: side.escape,
    // What cannot be switched stays loaded.
    ...(!side.menu.includes('switch-ammo') && { loaded: side.loaded }),
  }))
  const plain = { numbers, actions: turns.actions, sides, levels: levelsOf(abstraction) }
  return `broadside-admiral-${BOOK_VERSION}-${stateHash(plain)}`
}

function levelsOf({ sides }: Abstraction) {
  return sides.map(({ hull, crew, pools, hasCrew }) => ({
    hull: [...hull.levels],
    crew: hasCrew ? [...crew.levels] : [],
    pools: pools.map(({ members, axis }) => ({ members: [...members], levels: [...axis.levels] })),
  }))
}

/** Books that were worked out in this process for want of others, by key. */
const books = new Map<string, Book>()

function ownBook(rules: Rules<State, Action, Event>): Book {
  const duel = duelOf(rules)
  const key = keyOf(duel)
  const known = books.get(key)
  if (known) return known
  const book = learn(duel, () => undefined)
  books.set(key, book)
  return book
}

/**
 * Between levels the odds are interpolated, and a turn spent waiting can look as good as one of fighting, again and
 * again. So the admiral gives up a little of what the book promises rather than wait, more with every turn.
 */
function impatienceOf({ abstraction }: Book, { turn }: State): number {
  return abstraction.whole ? 0 : IMPATIENCE + IMPATIENCE_BY_TURN * turn
}

const IMPATIENCE = 0.01
const IMPATIENCE_BY_TURN = 0.002

/** The best first; among those that the book cannot tell apart, what harms the other most. */
function rank(book: Book, state: State, judged: readonly Judged[]): Judged[] {
  const resolution = book.abstraction.whole ? EXACT_RESOLUTION : RESOLUTION
  const impatience = impatienceOf(book, state)
  const liking = ({ chance, idleness }: Judged) => chance - impatience * idleness
  const sorted = [...judged].sort((a, b) => liking(b) - liking(a))
  const top = liking(sorted[0] as Judged)
  const alike = sorted.filter(one => top - liking(one) <= resolution).sort((a, b) => b.harm - a.harm)
  return [...alike, ...sorted.slice(alike.length)]
}

/** Chances that differ by less come out of the same entries: bytes, or single-precision numbers. */
const RESOLUTION = 0.002
const EXACT_RESOLUTION = 1e-7
