import type { Dice, Draw } from '../dice/dice.ts'
import { RecordingDice } from '../dice/recording-dice.ts'
import type { Game, GameTypes, Rules } from '../game/game.ts'
import { GameFault } from '../game/game-fault.ts'
import { loadRules } from '../game/load-rules.ts'
import { InputError, parseShape } from '../input/schema.ts'
import { copyPlain } from '../plain/plain.ts'

/** How it begins: from a position, with the name of where it came from, or as the rules and dice arrange it. */
export type Setup<T extends GameTypes> =
  | { readonly position: T['state']; readonly source?: string }
  | { readonly dice: Dice }

export interface Start<T extends GameTypes> {
  /** The position was given, not set up by the rules. */
  readonly given: boolean
  readonly dice: readonly Draw[]
  readonly state: T['state']
  readonly events: readonly T['event'][]
}

/** Loads the rules and sets a match up; an `InputError` where what came from outside is wrong. */
export function begin<T extends GameTypes>(
  game: Game<T>,
  givenOptions: T['options'],
  setup: Setup<T>,
): { options: T['options']; rules: Rules<T>; start: Start<T> } {
  try {
    const { options, rules } = loadRules(game, givenOptions)
    const start = 'position' in setup ? given(game, rules, setup) : arranged(rules, setup.dice)
    return { options, rules, start }
  } catch (error) {
    if (error instanceof InputError) throw error
    const why = error instanceof Error ? error.message : error
    throw new GameFault(0, `${game.id}, set-up: ${why}`, error)
  }
}

function given<T extends GameTypes>(
  game: Game<T>,
  rules: Rules<T>,
  { position, source = `${game.id} position` }: Extract<Setup<T>, { position: unknown }>,
): Start<T> {
  const state = copyPlain(parseShape(game.state, position, source))
  const flaws = rules.flaws?.(state) ?? []
  if (flaws.length > 0) throw new InputError(source, flaws)
  return { given: true, dice: [], state, events: [] }
}

function arranged<T extends GameTypes>(rules: Rules<T>, source: Dice): Start<T> {
  const dice = new RecordingDice(source)
  const events: T['event'][] = []
  const state = rules.setup(dice, event => events.push(copyPlain(event)))
  return { given: false, dice: dice.draws, state, events }
}
