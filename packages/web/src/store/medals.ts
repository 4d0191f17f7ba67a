import { winners } from '@sextant/engine'
import { PERSON } from '@sextant/session'
import type { Result } from './store.ts'

/** What a medal is given for: a match that is over, and those of the same game before it. */
export interface MedalFacts {
  readonly result: Result
  readonly earlier: readonly Result[]
  /** The ids of the game's own bots, weakest first. */
  readonly bots: readonly string[]
}

/** The medals, each with what it takes. A comeback shows only once the match was judged: see `isComeback`. */
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
    return result.tallies.kills?.every((kills, other) => other === seat || kills === 0) ?? false
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

/** How low the chances of a winner may have been for a comeback. */
const NEARLY_LOST = 0.25

/** @param chances of the first seat, in their order */
export function isComeback(seat: number, chances: readonly number[]): boolean {
  return chances.some(chance => (seat === 0 ? chance : 1 - chance) <= NEARLY_LOST)
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
