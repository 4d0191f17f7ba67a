import { at } from '@sextant/engine'
import type { Target, Text } from '@sextant/scene'
import { canAct } from '../rules/attacking.ts'
import { whyNot } from '../rules/check.ts'
import { canMove } from '../rules/moving.ts'
import { numberAt } from '../rules/units.ts'
import type { State } from '../state.ts'
import { type Field, unitOfTarget } from './field.ts'
import { statusOf } from './scene.ts'
import { bestShots, shotsIn } from './shots.ts'
import { named, sidedName, text, unitName } from './words.ts'

/** Why a click does nothing: on a unit that cannot act, or on where the chosen one cannot go or shoot. */
export function whyNotPicked(
  field: Field,
  state: State,
  seat: number,
  targets: readonly Target[],
): Text | undefined {
  const { tables } = field
  const last = targets.at(-1)
  if (!last || state.over) return undefined
  if (state.mover >= 0) return text('refusal.shot-due')
  const other = unitOfTarget(field, last)
  const unit = targets.length > 1 ? unitOfTarget(field, targets[0]) : undefined
  if (unit === undefined || at(tables.units, unit).seat !== seat) {
    if (other === undefined) return state.round === 0 ? text('why.choose-waiting') : undefined
    return at(tables.units, other).seat === seat
      ? whyIdle(field, state, other)
      : whyNobody(field, state, seat, other)
  }
  if (state.round === 0) {
    const to = 'cell' in last ? last.cell : other === undefined ? -1 : numberAt(state.at, other)
    if (to < 0 || to >= tables.board.size) return undefined
    return refusal(field, state, seat, { type: 'deploy', unit, to })
  }
  if (other === undefined)
    return 'cell' in last ? refusal(field, state, seat, { type: 'move', unit, to: last.cell }) : undefined
  if (at(tables.units, other).seat === seat) return whyIdle(field, state, other)
  // The reason of the weapon that reaches furthest.
  const { weapons, usable, reach } = at(tables.units, unit)
  const weapon = weapons.slice(0, usable).findIndex(({ range }) => range === reach)
  return refusal(field, state, seat, { type: 'attack', unit, weapon, target: other })
}

/** An enemy is clicked or dragged, and nobody is chosen to attack it: whose turn it is to deploy, or whether somebody could attack. */
function whyNobody(field: Field, state: State, seat: number, enemy: number): Text | undefined {
  const { tables } = field
  if (state.active !== seat) return undefined
  if (state.round === 0) return statusOf(field, state)
  const shots = shotsIn(field, state)
  const ready = (tables.own[seat] ?? []).filter(unit => at(state.at, unit) >= 0 && canAct(state, unit))
  const values = { unit: sidedName(tables, enemy) }
  if (ready.some(unit => canMove(state, unit) || bestShots(shots, unit, enemy).length > 0))
    return text('why.choose-own', values)
  return text(ready.length > 0 ? 'why.nobody-reaches' : 'why.all-attacked', values)
}

function whyIdle({ tables }: Field, state: State, unit: number): Text | undefined {
  const name = unitName(tables, unit)
  if (state.round === 0) return at(state.at, unit) >= 0 ? text('why.deployed', { unit: name }) : undefined
  if (at(tables.units, unit).seat !== state.active) return undefined
  if (at(state.watch, unit) >= 0) return text('why.watching', { unit: name })
  if (canMove(state, unit)) return undefined
  return text(canAct(state, unit) ? 'why.no-target' : 'why.done', { unit: name })
}

function refusal(
  { work }: Field,
  state: State,
  seat: number,
  action: Parameters<typeof whyNot>[3],
): Text | undefined {
  const refused = whyNot(work, state, seat, action)
  if (!refused) return undefined
  const { key, otherwise } = named(`refusal.${refused.code}`, refused.message)
  return {
    key,
    ...(otherwise !== undefined && { otherwise }),
    ...(refused.values && { values: refused.values }),
  }
}
