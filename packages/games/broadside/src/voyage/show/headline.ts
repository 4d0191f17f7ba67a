import type { Forecast, Odds } from '@sextant/engine'
import type { Headline, Text } from '@sextant/scene'
import { listed, text } from './words.ts'

/** What a decision comes to: `50 % you meet somebody`, `55 % you slip away`. */
export function headlineOf({ odds }: Forecast): Headline {
  const parts = odds.flatMap(one => partOf(one) ?? [])
  return { text: parts.length === 0 ? text('headline.nothing') : listed(parts) }
}

function partOf(odds: Odds): Text | undefined {
  switch (odds.of) {
    case 'meeting':
      return text('headline.meeting', { percent: percentOf(odds, value => value !== 'nobody') })
    case 'slip':
      return text('headline.slip', { percent: percentOf(odds, value => value === true) })
    case 'hull-gained':
      return text('headline.hull', { mean: meanOf(odds) })
    case 'crew-gained':
      return text('headline.crew', { mean: meanOf(odds) })
    default:
      return undefined
  }
}

function percentOf({ outcomes }: Odds, counts: (value: unknown) => boolean): number {
  const chance = outcomes.reduce((sum, { value, chance: one }) => (counts(value) ? sum + one : sum), 0)
  return Math.round(100 * chance)
}

function meanOf({ outcomes }: Odds): number {
  return Math.round(outcomes.reduce((sum, { value, chance }) => sum + chance * Number(value), 0))
}
