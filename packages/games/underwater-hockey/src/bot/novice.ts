import { at, type Bot, type Dice, type Rules, type Seat } from '@sextant/engine'
import { botCard } from '@sextant/scene'
import type { Action } from '../actions.ts'
import { card } from '../card.ts'
import { endOf } from '../rules/courses.ts'
import { planNow } from '../rules/proposals.ts'
import { createWorkspace, type Workspace } from '../rules/workspace.ts'
import { POSITIONS } from '../schema-names.ts'
import { holderIn, type State } from '../state.ts'
import type { Hockey } from '../types.ts'
import { positionOf, teamAt, unitOf } from '../units.ts'
import { numbers } from './numbers.ts'

/** Plays by the book, but now and then a swimmer does what beginners do. */
export const novice: Bot<Hockey> = {
  ...botCard(card.bots, 'novice'),
  join(rules, seat) {
    const work = createWorkspace(rules.tables)
    return {
      choose(view, dice) {
        if (!losesHead(view, seat, dice)) return COMMIT
        const action = mistakeOf(rules, work, view, seat, unitOf(seat, dice.pick(POSITIONS)))
        return action && !rules.check(view, seat, action) ? action : COMMIT
      },
    }
  },
}

const COMMIT: Action = { type: 'commit' }

/** Whether another of the swimmers does as it likes. */
function losesHead({ changes }: State, seat: Seat, dice: Dice): boolean {
  const { lapse, lapsesAtMost } = numbers.novice
  return changes[teamAt(seat)] < lapsesAtMost && dice.chance(lapse)
}

/** Forgets to come up for air, flicks the puck away as far as it goes, or swims after it like everybody else. */
function mistakeOf(
  rules: Rules<Hockey>,
  work: Workspace,
  view: State,
  seat: Seat,
  u: number,
): Action | undefined {
  const unit = positionOf(u)
  const plan = planNow(work, view, u)
  if (plan.kind === 'swim' && plan.change === 'surface') return { type: 'surface', unit }
  const legal = rules.legal(view, seat)
  if (holderIn(view) === u)
    return legal
      .filter(action => action.type === 'flick' && action.direction === at(view.units, u).facing)
      .at(-1)
  return nearestToPuck(work, view, u, legal)
}

function nearestToPuck(
  { tables }: Workspace,
  view: State,
  u: number,
  legal: readonly Action[],
): Action | undefined {
  const { board, tileOf } = tables
  const from = tileOf.get(at(view.units, u).at) ?? 0
  const puck = tileOf.get(view.puck.at) ?? 0
  let best: Action | undefined
  let nearest = Number.POSITIVE_INFINITY
  for (const action of legal) {
    if (action.type !== 'swim' || action.unit !== positionOf(u)) continue
    const end = endOf(tables, from, { kind: 'swim', change: null, curl: null, path: action.path })
    const away = at(board.distances, end * board.size + puck)
    if (away < nearest) [best, nearest] = [action, away]
  }
  return best
}
