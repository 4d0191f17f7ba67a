import type { Odds } from '@sextant/engine'
import { type Catalogue, type Loss, say } from '@sextant/scene'
import type { Choice, Session } from '@sextant/session'
import { oddsHeadline } from './odds.ts'

/** What a choice may lead to, as a screen shows it. */
export interface ChoiceForecast {
  readonly headline: string
  readonly odds: readonly Odds[]
  readonly losses: readonly Loss[]
}

/** The forecast of a choice with its headline; nothing where nothing is left to chance. */
export function choiceForecast(
  session: Session,
  { number }: Choice,
  catalogue: Catalogue,
): ChoiceForecast | undefined {
  const odds = session.forecast(number)?.odds ?? []
  if (odds.length === 0) return undefined
  const own = session.headline(number)
  return {
    headline: own ? say(own.text, catalogue) : oddsHeadline(odds, catalogue),
    odds,
    losses: own?.losses ?? [],
  }
}

/** Whether dice decide what a choice comes to. */
export function hasOdds(session: Session, { number }: Choice): boolean {
  return (session.forecast(number)?.odds.length ?? 0) > 0
}
