import { type AdvisedAction, type Bot, stateHash } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { CARDS } from '../bot-cards.ts'
import type { Duel } from '../duel.ts'
import type { Event } from '../events.ts'
import type { Combatant } from '../schema.ts'
import type { State } from '../state.ts'
import type { Broadside } from '../types.ts'
import { countsOf, effectsOf } from './effects.ts'
import type { Opinion } from './opinion.ts'
import { loadOf, outfitOf } from './practice/outfit.ts'
import { type Judged, judge } from './search.ts'
import { opinionOf, STUDY_VERSION, studyDuel, whyUnusable } from './study.ts'
import { gridOf } from './whole/grid.ts'

/** Has solved the duel: looks through its own turn with exact dice, and knows what comes after it. */
export const admiral: Bot<Broadside> = {
  ...CARDS.admiral,
  training: {
    key: rules => keyOf(rules.tables),
    train: (rules, progress) => studyDuel(rules.tables, progress),
    whyUnusable: (rules, model) => whyUnusable(rules.tables, model),
  },
  join(rules, _seat, model) {
    const duel = rules.tables
    const effects = effectsOf(duel)
    const opinion = opinionOf(duel, model ?? ownStudy(duel))
    const ranked = (state: State) => rank(judge(duel, effects, opinion, state), !opinion.foresee)
    return {
      choose: view => (ranked(view)[0] as Judged).action,
      advise: view => ({ choices: told(opinion, view, ranked(view)) }),
    }
  },
}

/**
 * The chances of all choices. Where they are estimated, the best one is thought through at length, and the others are
 * moved by as much as that changes it.
 */
function told(opinion: Opinion, state: State, ranked: readonly Judged[]): AdvisedAction<Action>[] {
  const best = ranked[0] as Judged
  const shift = opinion.foresee ? oddsOf(opinion.foresee(state, best.action)) - oddsOf(best.chance) : 0
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
function keyOf(duel: Duel): string {
  const { initiative: _, ...numbers } = duel.ruleset
  const whole = gridOf(duel) !== undefined
  const sides = ([0, 1] as const).map(seat => {
    const side = duel.sides[seat]
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
  return `broadside-admiral-${STUDY_VERSION}-${stateHash({ numbers, sides })}`
}

/** A duel solved in full is solved for whatever can be loaded. */
function inFull(side: Combatant) {
  return { counts: countsOf(side), ...(!side.menu.includes('switch-ammo') && { loaded: side.loaded }) }
}

/** What was worked out in this process for want of a study, by key. */
const studies = new Map<string, Uint8Array>()

function ownStudy(duel: Duel): Uint8Array {
  const key = keyOf(duel)
  const known = studies.get(key)
  if (known) return known
  const study = studyDuel(duel, () => undefined)
  studies.set(key, study)
  return study
}

/** The best first; among those that are alike, what harms the other most. */
function rank(judged: readonly Judged[], exact: boolean): Judged[] {
  const resolution = exact ? EXACT_RESOLUTION : RESOLUTION
  const sorted = [...judged].sort((a, b) => b.chance - a.chance)
  const top = (sorted[0] as Judged).chance
  const alike = sorted.filter(({ chance }) => top - chance <= resolution).sort((a, b) => b.harm - a.harm)
  return [...alike, ...sorted.slice(alike.length)]
}

/** Chances that differ by less cannot be told apart. */
const RESOLUTION = 0.001
const EXACT_RESOLUTION = 1e-7
