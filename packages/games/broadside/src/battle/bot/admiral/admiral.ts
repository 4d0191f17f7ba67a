import { type AdvisedAction, type Bot, stateHash } from '@sextant/engine'
import type { Action } from '../../actions.ts'
import type { Event } from '../../events.ts'
import type { Combatant } from '../../schema.ts'
import type { State } from '../../state.ts'
import type { Tables } from '../../tables.ts'
import type { Broadside } from '../../types.ts'
import { CARDS } from '../bot-cards.ts'
import { countsOf, effectsOf } from './effects.ts'
import type { Evaluation } from './evaluation.ts'
import { gridOf } from './exact/grid.ts'
import { evaluationOf, MODEL_VERSION, trainModel, whyUnusable } from './model.ts'
import { loadOf, outfitOf } from './network/outfit.ts'
import { type RatedAction, rateActions } from './search.ts'

/** Has solved the duel: looks through its own turn with exact dice, and knows what comes after it. */
export const admiral: Bot<Broadside> = {
  ...CARDS.admiral,
  training: {
    key: rules => keyOf(rules.tables),
    train: (rules, progress) => trainModel(rules.tables, progress),
    whyUnusable: (rules, model) => whyUnusable(rules.tables, model),
  },
  join(rules, _seat, model) {
    const tables = rules.tables
    const effects = effectsOf(tables)
    const evaluation = evaluationOf(tables, model ?? ownStudy(tables))
    const ranked = (state: State) =>
      rank(rateActions(tables, effects, evaluation, state), !evaluation.rollOut)
    return {
      choose: view => (ranked(view)[0] as RatedAction).action,
      advise: view => ({ choices: told(evaluation, view, ranked(view)) }),
    }
  },
}

/**
 * The chances of all choices. Where they are estimated, the best one is thought through at length, and the others are
 * moved by as much as that changes it.
 */
function told(evaluation: Evaluation, state: State, ranked: readonly RatedAction[]): AdvisedAction<Action>[] {
  const best = ranked[0] as RatedAction
  const shift = evaluation.rollOut ? oddsOf(evaluation.rollOut(state, best.action)) - oddsOf(best.chance) : 0
  return ranked.map(({ action, chance }) => ({
    action,
    chance: shift === 0 ? chance : 1 / (1 + Math.exp(-oddsOf(chance) - shift)),
  }))
}

/** The logarithm of the odds; what is all but certain counts as one in a thousand. */
function oddsOf(chance: number): number {
  const bounded = Math.min(1 - LEAST, Math.max(LEAST, chance))
  return Math.log(bounded / (1 - bounded))
}

const LEAST = 0.001

/** Everything that a study goes by: not who begins, names, loot, or what the player's ship happens to have left. */
function keyOf(tables: Tables): string {
  const { initiative: _, ...numbers } = tables.ruleset
  const whole = gridOf(tables) !== undefined
  const sides = ([0, 1] as const).map(seat => {
    const side = tables.sides[seat]
    return {
      hullMax: side.hullMax,
      ...(side.crewMax !== undefined && { crewMax: side.crewMax }),
      menu: side.menu,
      powers: side.powers,
      boarding: side.boarding,
      immune: side.immune,
      nearest: side.nearest,
      laden: side.laden,
      escape: side.escape,
      ...(whole ? inFull(side) : { outfit: outfitOf(side, seat), loaded: loadOf(side, seat) }),
    }
  })
  return `broadside-admiral-${MODEL_VERSION}-${stateHash({ numbers, sides })}`
}

/** A duel solved in full is solved for whatever can be loaded. */
function inFull(side: Combatant) {
  return { counts: countsOf(side), ...(!side.menu.includes('switch-ammo') && { loaded: side.loaded }) }
}

/** What was worked out in this process for want of a study, by key. */
const studies = new Map<string, Uint8Array>()

function ownStudy(tables: Tables): Uint8Array {
  const key = keyOf(tables)
  const known = studies.get(key)
  if (known) return known
  const training = trainModel(tables, () => undefined)
  studies.set(key, training)
  return training
}

/** The best first; among those that are alike, what harms the other most. */
function rank(rated: readonly RatedAction[], exact: boolean): RatedAction[] {
  const resolution = exact ? EXACT_RESOLUTION : RESOLUTION
  const sorted = [...rated].sort((a, b) => b.chance - a.chance)
  const top = (sorted[0] as RatedAction).chance
  const alike = sorted.filter(({ chance }) => top - chance <= resolution).sort((a, b) => b.harm - a.harm)
  return [...alike, ...sorted.slice(alike.length)]
}

/** Chances that differ by less cannot be told apart. */
const RESOLUTION = 0.001
const EXACT_RESOLUTION = 1e-7
