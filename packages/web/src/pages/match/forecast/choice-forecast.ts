import type { Odds } from '@sextant/engine'
import type { Headline } from '@sextant/scene'
import type { Choice, Session } from '@sextant/session'

/** What a choice may lead to, as a screen shows it. */
export interface ChoiceForecast {
  readonly odds: readonly Odds[]
  /** What they come to, where the game says it. */
  readonly headline: Headline | undefined
}

/** The forecast of a choice with its headline; nothing where nothing is left to chance. */
export function choiceForecast(session: Session, { number }: Choice): ChoiceForecast | undefined {
  const odds = session.forecast(number)?.odds ?? []
  return odds.length === 0 ? undefined : { odds, headline: session.headline(number) }
}
