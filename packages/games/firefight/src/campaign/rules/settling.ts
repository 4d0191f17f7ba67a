import { type Dice, type Emit, must, type Played } from '@sextant/engine'
import type { Firefight } from '../../battle/types.ts'
import type { Event } from '../events.ts'
import type { Result, State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { rollCasualties } from './casualties.ts'
import { endCampaign } from './ending.ts'
import { gainExperience } from './experience.ts'
import { logPlatoon } from './log.ts'
import { join, mostFit } from './platoon.ts'
import { drawRecruits, goOn } from './road.ts'

/** What a battle leaves: supplies, casualties, experience, who recovered and who joined; and where the road goes. */
export function settle(
  tables: Tables,
  state: State,
  played: Played<Firefight>,
  dice: Dice,
  emit: Emit<Event>,
): void {
  const { options } = tables
  const { joins, next, decisive } = must(tables.battles, state.battle)
  const result = resultOf(played)
  state.fought.push({ battle: state.battle, result })
  state.supplies += options.supplies[result]
  const { reason } = played.outcome
  emit({ type: 'battle-fought', battle: state.battle, result, reason, supplies: state.supplies })
  recover(state, emit)
  rollCasualties(tables, state, played, result, dice, emit)
  gainExperience(tables, state, played, result, dice, emit)
  if (joins !== undefined && result === 'won' && state.units.length < options.platoon.most)
    emit({ type: 'joined', unit: join(state, joins).id })
  state.fielded = []
  logPlatoon(tables, state, emit)
  if (decisive && result !== 'won') {
    endCampaign(tables, state, 'battle-lost', emit)
    return
  }
  if (next.length === 0) {
    endCampaign(tables, state, 'finished', emit)
    return
  }
  drawRecruits(tables, state, dice, emit)
  if (mostFit(tables, state) < options.platoon.least) endCampaign(tables, state, 'platoon-lost', emit)
  else goOn(state, next, emit)
}

function resultOf({ outcome, seat }: Played<Firefight>): Result {
  const score = outcome.scores[seat] ?? 0
  if (score === 1) return 'won'
  return score > 0 ? 'drawn' : 'lost'
}

/** A wounded unit has missed this battle, and is fit for the next. */
function recover(state: State, emit: Emit<Event>): void {
  for (const unit of state.units) {
    if (!unit.wounded) continue
    unit.wounded = false
    emit({ type: 'recovered', unit: unit.id })
  }
}
