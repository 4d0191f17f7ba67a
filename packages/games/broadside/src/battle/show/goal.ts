import type { Viewer } from '@sextant/engine'
import type { Text } from '@sextant/scene'
import { combatantOf, otherSeat, type Tables } from '../tables.ts'
import { namesOf } from './names.ts'
import { text } from './words.ts'

/** How the duel is won, in one line. What gets away with a win says so. */
export function goalOf(tables: Tables, viewer: Viewer): Text {
  const seat = viewer === 1 ? 1 : 0
  const own = combatantOf(tables, seat)
  const other = combatantOf(tables, otherSeat(seat))
  const enemy = namesOf(tables.sides)[otherSeat(seat)]
  const { farthest } = tables.ruleset.distance
  if (viewer === 'spectator') return text('goal.watched', { farthest })
  if (own.escape > 0.5) return text('goal.escape', { farthest })
  const beaten = text(other.crew === undefined ? 'goal.hull' : 'goal.hull-or-crew', { enemy })
  if (other.escape > 0.5) return text('goal.before', { beaten, farthest })
  return own.menu.includes('gain') && own.escape === 0 ? text('goal.stay', { beaten, farthest }) : beaten
}
