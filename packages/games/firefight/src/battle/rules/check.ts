import type { Refusal } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import { whyNotAttack } from './attacking.ts'
import { whyNotDeploy } from './deployment.ts'
import { whyNotHeal } from './healing.ts'
import { whyNotMove } from './moving.ts'
import { refuse } from './refusals.ts'
import { toAct } from './to-act.ts'
import { numberAt } from './units.ts'
import { whyNotReact, whyNotWatch } from './watching.ts'
import type { Workspace } from './workspace.ts'

export function whyNot(work: Workspace, state: State, seat: number, action: Action): Refusal | undefined {
  if (toAct(work.tables, state) !== seat) return refuse('not-your-turn')
  const wrong = whyNotNow(state, action) ?? whyNotUnit(work, state, seat, action)
  if (wrong) return wrong
  switch (action.type) {
    case 'deploy':
      return whyNotDeploy(work, state, action)
    case 'move':
      return whyNotMove(work, state, action)
    case 'attack':
      return whyNotAttack(work, state, action)
    case 'heal':
      return whyNotHeal(work, state, action)
    case 'watch':
      return whyNotWatch(work, state, action)
    case 'react':
      return whyNotReact(work, state, action)
    case 'end-turn':
      return undefined
  }
}

/** Why something belongs to another part of the battle. */
function whyNotNow({ round, mover }: State, { type }: Action): Refusal | undefined {
  if (round === 0) return type === 'deploy' ? undefined : refuse('deploy-first')
  if (type === 'deploy') return refuse('battle-on')
  if (mover >= 0) return type === 'react' ? undefined : refuse('shot-due')
  return type === 'react' ? refuse('no-shot-due') : undefined
}

function whyNotUnit({ tables }: Workspace, state: State, seat: number, action: Action): Refusal | undefined {
  if (action.type === 'end-turn') return undefined
  const table = tables.units[action.unit]
  if (!table) return refuse('no-such-unit')
  if (table.seat !== seat) return refuse('not-your-unit')
  return action.type !== 'deploy' && numberAt(state.at, action.unit) < 0 ? refuse('unit-gone') : undefined
}
