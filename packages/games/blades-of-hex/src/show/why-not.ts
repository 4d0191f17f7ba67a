import { distance } from '@sextant/hex'
import type { Target, Text } from '@sextant/scene'
import { canAttack } from '../rules/attacking.ts'
import { cellOfUnit, kindOf } from '../rules/board-units.ts'
import { canMove } from '../rules/moving.ts'
import type { Army } from '../schema.ts'
import type { State, Unit } from '../state.ts'
import type { Tables } from '../tables.ts'
import { kindName, text } from './words.ts'

/** Why a click does nothing: on a unit that cannot act, or on where the chosen one cannot go or strike. */
export function whyNotTarget(
  tables: Tables,
  state: State,
  army: Army,
  targets: readonly Target[],
): Text | undefined {
  const [chosen, target] = targets.length > 1 ? [targets.at(-2), targets.at(-1)] : [targets[0], undefined]
  const unit = chosen && unitAt(state, chosen)
  if (!unit || unit.army !== army) return undefined
  if (!target) return whyIdle(tables, unit)
  const other = unitAt(state, target)
  if (other?.army === army) return canAttack(other) ? text('why.ally') : whyIdle(tables, other)
  const cell = other ? cellOfUnit(tables, other) : 'cell' in target ? target.cell : undefined
  if (cell === undefined) return undefined
  return other ? whyNotStruck(tables, unit, cell) : whyNotReached(tables, unit, cell)
}

function unitAt({ units }: State, target: Target): Unit | undefined {
  return 'piece' in target ? units[target.piece] : undefined
}

/** Why a unit of one's own can do nothing. */
function whyIdle({ kinds }: Tables, unit: Unit): Text {
  switch (unit.status) {
    case 'new':
      return text('why.new')
    case 'done':
      return text('why.acted')
    case 'moved':
      return text('why.moved-nobody-near')
    case 'ready':
      return text('why.stuck', { kind: kindName(kinds, unit.kind) })
  }
}

function whyNotReached(tables: Tables, unit: Unit, cell: number): Text {
  if (!canMove(unit)) return text('why.moved')
  const { speed } = kindOf(tables, unit)
  const away = stepsTo(tables, unit, cell)
  if (away <= speed) return text('why.blocked', { speed })
  return text('why.too-far', { distance: away, kind: kindName(tables.kinds, unit.kind), speed })
}

function whyNotStruck(tables: Tables, unit: Unit, cell: number): Text {
  const { speed, range } = kindOf(tables, unit)
  const kind = kindName(tables.kinds, unit.kind)
  const away = stepsTo(tables, unit, cell)
  if (!canMove(unit)) return text('why.out-of-range', { distance: away, kind, range })
  if (away <= speed + range) return text('why.no-place', { kind })
  return text('why.out-of-reach', { distance: away, kind, speed, range })
}

function stepsTo(tables: Tables, unit: Unit, cell: number): number {
  return distance(tables.board, cellOfUnit(tables, unit), cell)
}
