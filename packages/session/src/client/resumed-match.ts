import { type GameTypes, type MatchRecord, resumable } from '@sextant/engine'
import type { BoxedGame } from '@sextant/scene'
import { type LocalMatch, localMatchAt } from './local-match.ts'

/** The match as its record leaves it; an `InputError` where rules and promised seed do not lead there. */
export function resumedMatch<T extends GameTypes>(
  { game }: Pick<BoxedGame<T>, 'game'>,
  record: MatchRecord,
  source = game.id,
): LocalMatch<T> {
  const { journal, begun } = resumable(game, record, source)
  return localMatchAt(journal, begun)
}
