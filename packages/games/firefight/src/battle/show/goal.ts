import type { Viewer } from '@sextant/engine'
import type { Text } from '@sextant/scene'
import type { ConditionTable } from '../condition-table.ts'
import { SEATS } from '../schema/names.ts'
import type { ConditionOf } from '../schema/scenario.ts'
import type { Tables } from '../tables.ts'
import { sideName, terrainName, text } from './words.ts'

/** How the battle is won, in a line for the viewer. */
export function goalFor(tables: Tables, viewer: Viewer): Text {
  const { conditions, scenario } = tables
  const [first, ...rest] = conditions.map(table => conditionText(tables, table, viewer))
  if (first === undefined) return text('goal.elimination', { rounds: scenario.rounds })
  const all = rest.reduce<Text>((sum, next) => text('goal.both', { first: sum, second: next }), first)
  return text('goal.also', { goal: all })
}

export function conditionText(
  { scenario: { rounds } }: Pick<Tables, 'scenario'>,
  { condition, needed }: ConditionTable,
  viewer: Viewer,
): Text {
  switch (condition.type) {
    case 'hold':
      return withStart(condition, text('goal.hold', { target: condition.target, from: condition.from }))
    case 'flags':
      return text(condition.target === condition.at.length ? 'goal.flags-all' : 'goal.flags', {
        target: condition.target,
        rounds,
      })
    case 'terrain':
      return withStart(
        condition,
        text('goal.terrain', { target: condition.target, terrain: terrainName(condition.terrain) }),
      )
    case 'breakthrough': {
      const seat = SEATS.indexOf(condition.seat)
      const values = { needed, rounds, side: sideName(seat) }
      if (viewer === 'spectator') return text('goal.breakthrough', values)
      return text(viewer === seat ? 'goal.break-through' : 'goal.hold-back', values)
    }
  }
}

/** With the points that a side begins with. */
function withStart({ start }: ConditionOf<'hold' | 'terrain'>, goal: Text): Text {
  return SEATS.reduce<Text>((told, side, seat) => {
    const points = start?.[side] ?? 0
    return points > 0 ? text('goal.head-start', { goal: told, side: sideName(seat), points }) : told
  }, goal)
}
