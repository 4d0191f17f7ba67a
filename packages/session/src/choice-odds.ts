import { branches, distribution, type Forecast, heardBy, SeededDice, samePlain } from '@sextant/engine'
import type { Text } from '@sextant/scene'
import type { Session } from './session.ts'

/** What a choice may lead to, as far as it can be known before. */
export type ChoiceOdds =
  /** The game's own forecast. */
  | { readonly kind: 'forecast'; readonly forecast: Forecast }
  /** For every way the dice can fall, what would be logged; the most likely first. */
  | { readonly kind: 'results'; readonly results: readonly PossibleResult[] }
  /** What is hidden decides. */
  | { readonly kind: 'hidden' }
  /** The dice can fall in too many ways. */
  | { readonly kind: 'too-many' }

export interface PossibleResult {
  readonly lines: readonly Text[]
  readonly chance: number
}

/** The odds of a choice: the game's own forecast, or else every fall of the dice. Nothing where there is no such choice. */
export function choiceOdds(session: Session, choice: number): ChoiceOdds | undefined {
  const { actor } = session.snapshot.peek()
  if (actor === undefined) return undefined
  const forecast = session.forecast(choice)
  if (forecast) return { kind: 'forecast', forecast }
  return session.open(
    ({ match: { rules, view }, presentation, action: actionOf }): ChoiceOdds | undefined => {
      const action = actionOf(choice)
      if (action === undefined) return undefined
      const seen = view(actor)
      // A guess at what is hidden would be shown as if it were known.
      if (!samePlain(rules.imagine(seen, actor, SeededDice.from('odds')), seen)) return { kind: 'hidden' }
      try {
        const results = distribution(branches(rules, seen, actor, action), ({ events }) =>
          JSON.stringify(heardBy(rules, events, actor).flatMap(event => presentation.tell(event) ?? [])),
        )
        return {
          kind: 'results',
          results: results.map(({ value, chance }) => ({ lines: JSON.parse(value), chance })),
        }
      } catch (error) {
        if (error instanceof RangeError) return { kind: 'too-many' }
        throw error
      }
    },
  )
}
