import { nameFlaws } from '../input/name-fault.ts'
import { type Flaw, InputError, parseShape } from '../input/schema.ts'
import { copyPlain } from '../plain/plain.ts'
import type { Game, GameTypes, Rules } from './game.ts'

/**
 * The rules for options that come from outside. The options are checked against their schema, then for flaws; an
 * `InputError` lists everything that is wrong with them.
 */
export function loadRules<T extends GameTypes>(
  game: Game<T>,
  given: unknown,
  source = `${game.id} options`,
): { readonly options: T['options']; readonly rules: Rules<T> } {
  const options = soundOptions(game, given, source)
  return { options, rules: game.load(options) }
}

/** The options of a match that somebody sets up: also without what only a new match is refused for. */
export function newMatchOptions<T extends GameTypes>(
  game: Game<T>,
  given: unknown,
  source = `${game.id} options`,
): T['options'] {
  const options = soundOptions(game, given, source)
  const flaws = flawsOfNewMatch(game, options)
  if (flaws.length > 0) throw new InputError(source, flaws)
  return options
}

/** What only a new match is refused for: names that nobody can read, and what the game names. */
export function flawsOfNewMatch<T extends GameTypes>(
  game: Pick<Game<T>, 'newMatchFlaws'>,
  options: T['options'],
): readonly Flaw[] {
  return [...nameFlaws(options), ...(game.newMatchFlaws?.(options) ?? [])]
}

function soundOptions<T extends GameTypes>(game: Game<T>, given: unknown, source: string): T['options'] {
  const options: T['options'] = copyPlain(parseShape(game.options, given, source))
  const flaws = game.flaws?.(options) ?? []
  if (flaws.length > 0) throw new InputError(source, flaws)
  return options
}
