import { winners } from '@sextant/engine'
import { type Evaluation, PERSON } from '@sextant/session'
import type { Result } from './store.ts'

/** What a medal is given for: a match that is over, and those of the same game before it. */
export interface MedalFacts {
  readonly result: Result
  readonly earlier: readonly Result[]
  /** The ids of the game's own bots, weakest first. */
  readonly bots: readonly string[]
}

/** The medals, each with what it takes. A comeback is awarded once the match was judged: see `isComeback`. */
export const MEDALS: Readonly<Record<string, (facts: MedalFacts) => boolean>> = {
  'first-win': ({ earlier }) => !earlier.some(isWon),
  'new-rival': ({ result, earlier, bots }) => {
    const best = strongest(result, bots)
    const won = earlier.filter(isWon)
    return best > 0 && won.length > 0 && won.every(other => strongest(other, bots) < best)
  },
  'top-rival': ({ result, bots }) => bots.length > 1 && strongest(result, bots) === bots.length,
  'no-losses': ({ result }) => {
    const seat = seatOf(result)
    const { kills, losses } = result.tallies
    // What one’s own blast destroyed is lost, too.
    if (losses) return losses[seat] === 0
    return kills?.every((count, other) => other === seat || count === 0) ?? false
  },
  'quickest-win': ({ result, earlier }) => {
    const before = earlier.filter(other => isWon(other) && other.scenario === result.scenario)
    const { steps } = result
    return steps !== undefined && before.length > 0 && before.every(other => (other.steps ?? 0) > steps)
  },
  'three-in-a-row': ({ earlier }) => {
    const [last, before, third] = [...earlier].sort((a, b) => b.ended - a.ended)
    return isWon(last) && isWon(before) && !isWon(third)
  },
}

/** The ids of the medals that a match earns the person who won it alone against bots. */
export function medalsOf(facts: MedalFacts): string[] {
  const { result } = facts
  const persons = result.players.filter(player => player === PERSON).length
  if (persons !== 1 || !isWon(result)) return []
  return Object.entries(MEDALS).flatMap(([id, isEarned]) => (isEarned(facts) ? [id] : []))
}

/** The id of the medal for a match that was won after it was nearly lost. */
export const COMEBACK = 'comeback'

/** How low the chances of a winner must have been for a comeback, and at how many judged moments in a row: one bad roll is none. */
const NEARLY_LOST = 0.25
const NEARLY_LOST_FOR = 3

/** What an adviser thought of a match at a moment. */
export type Moment = Pick<Evaluation, 'chance' | 'known'>

/**
 * Whether a match that was won had been nearly lost for a while. Only tested chances count: where they are words, nobody knows.
 * @param moments with the chances of the first seat of two, in their order
 */
export function isComeback(seat: number, moments: readonly Moment[]): boolean {
  let low = 0
  return moments.some(({ chance, known }) => {
    const own = seat === 0 ? chance : 1 - chance
    low = known === 'percent' && own <= NEARLY_LOST ? low + 1 : 0
    return low >= NEARLY_LOST_FOR
  })
}

function isWon(result: Result | undefined): boolean {
  if (!result) return false
  const won = winners({ ...result, reason: '' })
  return won.length === 1 && won[0] === seatOf(result)
}

function seatOf({ players }: Result): number {
  return players.indexOf(PERSON)
}

/** The place of the strongest opponent among the game's own bots, from 1; 0 where it is none of them. */
function strongest({ players }: Result, bots: readonly string[]): number {
  return Math.max(...players.map(player => bots.indexOf(player) + 1))
}
