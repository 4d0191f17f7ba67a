import type { Forecast, Odds } from '@sextant/engine'
import type { Headline, Loss } from '@sextant/scene'
import type { Action, Attack } from '../actions.ts'
import type { State } from '../state.ts'
import { text } from './words.ts'

/** What an action comes to, in a line: `54 damage, 12 % kill, you lose 30`. */
export function headlineOf(state: State, action: Action, { odds }: Forecast): Headline | undefined {
  if (action.type === 'attack') return attackHeadline(state, action, odds)
  const gold = odds.find(({ of }) => of === 'gold')
  return gold && { text: text('headline.gold', { gold: Math.round(meanOf(gold)) }) }
}

function attackHeadline(state: State, { unit, target }: Attack, odds: readonly Odds[]): Headline | undefined {
  const of = (name: string) => odds.find(found => found.of === name)
  const [dealt, taken, kills, dies] = [
    of('damage'),
    of('counter-damage'),
    of('destroyed'),
    of('attacker-destroyed'),
  ]
  if (!dealt || !taken) return undefined
  const values = {
    damage: Math.round(meanOf(dealt)),
    kill: percentOf(kills),
    loss: Math.round(meanOf(taken)),
  }
  const risk = percentOf(dies)
  return {
    text:
      meanOf(taken) === 0
        ? text('headline.unanswered', values)
        : text(risk > 0 ? 'headline.risky' : 'headline.attack', { ...values, risk }),
    losses: [...lossOf(state, target, dealt), ...lossOf(state, unit, taken)],
  }
}

/** No more than there is. */
function lossOf({ units }: State, piece: string, { outcomes }: Odds): Loss[] {
  const unit = units[piece]
  if (!unit) return []
  const lost = outcomes.map(({ value, chance }) => ({ health: Math.min(Number(value), unit.health), chance }))
  const each = lost.map(({ health }) => health)
  const mean = lost.reduce((sum, { health, chance }) => sum + health * chance, 0)
  if (mean === 0) return []
  return [{ piece, bar: 'health', mean, least: Math.min(...each), most: Math.max(...each) }]
}

function meanOf({ outcomes }: Odds): number {
  return outcomes.reduce((sum, { value, chance }) => sum + Number(value) * chance, 0)
}

/** Of a yes or no. Rounded so that only what is certain is 0 or 100. */
function percentOf(odds: Odds | undefined): number {
  const chance = odds ? meanOf(odds) : 0
  if (chance === 0 || chance === 1) return 100 * chance
  return Math.min(99, Math.max(1, Math.round(100 * chance)))
}
