import type { MatchRecord } from '@sextant/engine'
import { PERSON } from '@sextant/session'

type Battle = Pick<MatchRecord, 'seats' | 'outcome' | 'steps'>

/** A battle of a campaign by its number, from 1, and the actions it took. */
export interface Highlight {
  readonly number: number
  readonly steps: number
}

/** The battles of a campaign that are worth another look: the quickest that was won, and the longest. */
export function highlightsOf(battles: readonly Battle[]): {
  readonly quickest?: Highlight
  readonly longest?: Highlight
} {
  const played = battles.map((battle, index) => ({
    number: index + 1,
    steps: battle.steps.length,
    won: battle.outcome?.scores[battle.seats.findIndex(({ player }) => player === PERSON)] === 1,
  }))
  const byLength = played.toSorted((a, b) => a.steps - b.steps)
  const quickest = byLength.find(({ won }) => won)
  const longest = byLength.at(-1)
  return {
    ...(quickest && { quickest: { number: quickest.number, steps: quickest.steps } }),
    ...(longest &&
      longest.number !== quickest?.number && {
        longest: { number: longest.number, steps: longest.steps },
      }),
  }
}
