import { InputError, parseShape } from '../input/schema.ts'
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
  const options: T['options'] = copyPlain(parseShape(game.options, given, source))
  const flaws = game.flaws?.(options) ?? []
  if (flaws.length > 0) throw new InputError(source, flaws)
  return { options, rules: game.load(options) }
}
