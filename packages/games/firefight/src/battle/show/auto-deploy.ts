import { at } from '@sextant/engine'
import { distance } from '@sextant/hex'
import type { Routine } from '@sextant/scene'
import type { ActionOf } from '../actions.ts'
import { whyNotDeploy } from '../rules/deployment.ts'
import { readState } from '../rules/workspace.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { Firefight } from '../types.ts'
import type { Field } from './field.ts'
import { objectiveCells } from './objectives.ts'
import { text } from './words.ts'

/** To leave the rest of the deployment to the game: at each decision the next unit is placed where it fits best. */
export function routinesFor(field: Field, state: State, seat: number): Routine<Firefight>[] {
  const action = state.round === 0 && state.active === seat ? nextDeployment(field, state) : undefined
  if (!action) return []
  return [
    {
      action,
      gesture: {
        kind: 'press',
        button: 'deploy-rest',
        key: 'r',
        label: text('gesture.deploy-rest'),
        about: text('gesture.deploy-rest-about'),
      },
    },
  ]
}

/** The first unit that waits, on the best hex for it. */
export function nextDeployment(field: Field, state: State): ActionOf<'deploy'> | undefined {
  const { tables, work } = field
  const unit = (tables.own[state.active] ?? []).find(one => at(state.at, one) < 0)
  if (unit === undefined) return undefined
  const { scout } = at(tables.units, unit)
  const cells = [
    ...(tables.zones[state.active] ?? []),
    ...(scout ? (tables.scouting[state.active] ?? []) : []),
  ]
  let best: { readonly to: number; readonly worth: number } | undefined
  for (const to of cells) {
    if (whyNotDeploy(work, state, { type: 'deploy', unit, to })) continue
    const worth = worthOf(field, state, unit, to)
    if (!best || worth > best.worth) best = { to, worth }
  }
  return best && { type: 'deploy', unit, to: best.to }
}

/** In hexes: what a place is worth, compared with others. Cover counts as much as a hex and a half of way. */
const COVER = 1.5
const CROWDED = 2
const LONELY = 0.25
const DIFFICULT = 4

/** Units that shoot far stand back in cover, units for melee in front; near the goal, near friends, not beside them. */
function worthOf(field: Field, state: State, unit: number, cell: number): number {
  const { tables, work } = field
  const { board, own } = tables
  readState(work, state)
  const { reach, seat } = at(tables.units, unit)
  const friends = (own[seat] ?? []).map(one => at(state.at, one)).filter(place => place >= 0)
  const nearest = friends.reduce((least, place) => Math.min(least, distance(board, cell, place)), 9)
  const goal = goalOf(tables, state)
  const away = Math.min(...goal.map(place => distance(board, cell, place)))
  // A weapon that reaches far does not gain from the last hexes.
  const wanted = Math.max(0, reach - 4)
  return (
    -Math.abs(away - nearestOf(tables, seat, goal) - wanted) +
    (work.ground.cover[cell] !== 0 ? COVER : 0) -
    (work.ground.difficult[cell] !== 0 ? DIFFICULT : 0) -
    (nearest <= 1 ? CROWDED : 0) -
    (friends.length > 0 ? LONELY * nearest : 0)
  )
}

/** What the battle is about, else the middle of the map. */
function goalOf(tables: Tables, state: State): readonly number[] {
  const cells = objectiveCells(tables, state)
  if (cells.length > 0) return cells
  const { board } = tables
  return [...board.q.keys()].filter(cell => board.q[cell] === 0 && board.r[cell] === 0)
}

/** How near to the goal the zone comes. */
function nearestOf({ zones, board }: Tables, seat: number, goal: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const cell of zones[seat] ?? [])
    for (const place of goal) least = Math.min(least, distance(board, cell, place))
  return least
}
