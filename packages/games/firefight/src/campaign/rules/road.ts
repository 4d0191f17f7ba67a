import type { Dice, Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'

/** Where the road goes on: to a battle, or to a choice between several. */
export function goOn(state: State, next: readonly string[], emit: Emit<Event>): void {
  const [only, ...others] = next
  if (only === undefined) return
  if (others.length === 0) {
    battleDue(state, only, emit)
    return
  }
  state.stage = 'crossroads'
  state.choices = [...next]
  emit({ type: 'way-due', battles: [...next] })
}

export function battleDue(state: State, battle: string, emit: Emit<Event>): void {
  state.stage = 'camp'
  state.battle = battle
  state.fielded = []
  state.changes = 0
  emit({ type: 'battle-due', battle })
}

/** Other recruits are on offer before each battle. */
export function drawRecruits({ options }: Tables, state: State, dice: Dice, emit: Emit<Event>): void {
  state.recruits = dice.shuffle(options.recruits).slice(0, options.offers)
  emit({ type: 'recruits-drawn', kinds: [...state.recruits] })
}
