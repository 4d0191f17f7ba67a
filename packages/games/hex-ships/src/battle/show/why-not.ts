import { at } from '@sextant/engine'
import type { Target, Text } from '@sextant/scene'
import { actingIndex, actingTable } from '../rules/acting.ts'
import { rangeBetween } from '../rules/places.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { shipName, text } from './words.ts'

/** Why a click does nothing. */
export function whyNotPicked(
  tables: Tables,
  state: State,
  seat: number,
  targets: readonly Target[],
): Text | undefined {
  const target = targets.at(-1)
  if (!target || state.over) return undefined
  const acting = actingTable(tables, state)
  const other = 'piece' in target ? tables.shipById.get(target.piece) : undefined
  if (acting.seat !== seat || other?.seat === seat)
    return other?.id === acting.id
      ? undefined
      : text('why.not-your-turn', { ship: shipName(tables, acting.id) })
  if (state.phase === 'move') return other ? undefined : text('why.not-there')
  if (!other) return text('why.in-attack')
  const range = rangeBetween(tables, at(state.ships, actingIndex(state)), at(state.ships, other.index))
  return state.volley.target === null ? text('why.no-enemy-reach', { range }) : undefined
}
