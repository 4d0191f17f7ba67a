import type { Forecast, Odds, Seat } from '@sextant/engine'
import type { Headline, Loss, Text } from '@sextant/scene'
import type { State } from '../state.ts'
import { otherSeat } from '../tables.ts'
import { joined, pieceOfSeat, text } from './words.ts'

/** What an action comes to on average: `≈ 8 hull, ≈ 1 crew, 12 % wins at once`. */
export function headlineOf(state: State, seat: Seat, { odds }: Forecast): Headline {
  const parts = odds.flatMap(one => partOf(state, one) ?? [])
  const losses = odds.flatMap(one => lossOf(seat, one) ?? [])
  return { text: joined(parts, 'toll.and', 'headline.nothing'), ...(losses.length > 0 && { losses }) }
}

function partOf(state: State, odds: Odds): Text | undefined {
  const mean = rounded(meanOf(odds))
  const percent = Math.round(100 * chanceOf(odds))
  switch (odds.of) {
    case 'hull-lost':
      return text('headline.hull', { mean })
    case 'crew-lost':
      return text('headline.crew', { mean })
    case 'own-crew-lost':
      return text('headline.own-crew', { mean })
    case 'hull-gained':
      return text('headline.hull-gained', { mean })
    case 'crew-gained':
      return text('headline.crew-gained', { mean })
    case 'win':
      return percent > 0 ? text('headline.win', { percent }) : undefined
    case 'own-loss':
      return percent > 0 ? text('headline.own-loss', { percent }) : undefined
    case 'distance':
      return text('headline.distance', { from: state.D, to: mean })
    case 'fled':
      return text('headline.fled')
    case 'brace':
      return text('headline.brace', { brace: mean })
    default:
      return undefined
  }
}

function lossOf(seat: Seat, odds: Odds): Loss | undefined {
  const struck = STRUCK[odds.of]
  if (!struck) return undefined
  const amounts = odds.outcomes.map(({ value }) => Number(value))
  return {
    piece: pieceOfSeat(struck.own ? seat : otherSeat(seat)),
    bar: struck.bar,
    mean: meanOf(odds),
    least: Math.min(...amounts),
    most: Math.max(...amounts),
  }
}

const STRUCK: Readonly<Record<string, { readonly bar: Loss['bar']; readonly own?: boolean }>> = {
  'hull-lost': { bar: 'health' },
  'crew-lost': { bar: 'crew' },
  'own-crew-lost': { bar: 'crew', own: true },
}

function meanOf({ outcomes }: Odds): number {
  return outcomes.reduce((sum, { value, chance }) => sum + chance * Number(value), 0)
}

function chanceOf({ outcomes }: Odds): number {
  return outcomes.find(({ value }) => value === true)?.chance ?? 0
}

/** Tenths matter only where there is less than a whole. */
function rounded(mean: number): number {
  return mean < 1 ? Math.round(10 * mean) / 10 : Math.round(mean)
}
