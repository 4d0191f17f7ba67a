import { type OddsWord, type Seat, wordFor } from '@sextant/engine'
import type { Evaluation } from './evaluation.ts'

/** The change from one turn to the next that helped the winner most. */
export interface TurningPoint {
  /** The step after which that turn began. */
  readonly step: number
  /** How the winner stood before and after it. */
  readonly before: ToldStanding
  readonly after: ToldStanding
}

/** A chance of the winner's, or words for it; `won` is the end. */
export type ToldStanding =
  | { readonly kind: 'percent'; readonly chance: number }
  | { readonly kind: 'words'; readonly word: OddsWord | 'won' }

/** A smaller change decides nothing. */
const LEAST_CHANGE = 0.1

/**
 * None in a draw, and none where nothing changed much. Percentages that were not tested are no figures: there a change counts
 * where it takes other words to tell it.
 */
export function turningPoint(
  evaluations: readonly Evaluation[],
  winner: Seat | undefined,
): TurningPoint | undefined {
  if (winner === undefined) return undefined
  const chanceIn = ({ chance }: Evaluation) => (winner === 0 ? chance : 1 - chance)
  let [found, most]: [TurningPoint | undefined, number] = [undefined, 0]
  for (const [number, from] of evaluations.entries()) {
    const to = evaluations[number + 1]
    if (!to) break
    const [before, after] = [chanceIn(from), chanceIn(to)]
    const gain = after - before
    if (gain < LEAST_CHANGE || gain <= most) continue
    const figures = from.known !== 'words' && to.known !== 'words'
    if (!figures && wordFor(before, SEATS) === wordFor(after, SEATS)) continue
    const standing = (chance: number, { known }: Evaluation): ToldStanding => {
      if (figures) return { kind: 'percent', chance }
      return { kind: 'words', word: known === 'certain' ? 'won' : wordFor(chance, SEATS) }
    }
    found = { step: from.step, before: standing(before, from), after: standing(after, to) }
    most = gain
  }
  return found
}

/** Matches between more are not judged. */
const SEATS = 2
