import { type Check, conformance } from '../src/conformance/index.ts'
import type { Game, GameTypes, Rules } from '../src/index.ts'
import { type RaceTypes, race } from './race.ts'

export type Race = Game<RaceTypes>

/** A game with some of its rules changed, as a broken game has them. */
export function alteredGame<T extends GameTypes>(
  game: Game<T>,
  change: (rules: Rules<T>) => Partial<Rules<T>>,
): Game<T> {
  return {
    ...game,
    load(options) {
      const rules = game.load(options)
      return { ...rules, ...change(rules) }
    },
  }
}

export function altered(
  change: (rules: Rules<RaceTypes>) => Partial<Rules<RaceTypes>>,
  base: Race = race,
): Race {
  return alteredGame(base, change)
}

/** The race, played honestly: without the action that breaks on purpose. */
export const honest: Race = altered(rules => ({
  check(state, seat, action) {
    if (action.type === 'break') return { code: 'no', message: 'Never.' }
    return rules.check(state, seat, action)
  },
}))

/** What a check complains of, by the end of its name; nothing where it passes. */
export function complaintOf<T extends GameTypes>(game: Game<T>, name: string, matches?: number): string {
  const checks = conformance(game, matches === undefined ? {} : { matches })
  return complaint(checks.find(candidate => candidate.name.endsWith(name)))
}

export function complaint(check: Check | undefined): string {
  if (!check) throw new Error('there is no such check')
  try {
    check.run()
    return ''
  } catch (error) {
    // A check that tries seeds has the complaint as the cause of its own error.
    return String((error as Error).cause ?? error)
  }
}
