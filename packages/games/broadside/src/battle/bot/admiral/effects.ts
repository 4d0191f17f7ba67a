import { branches } from '@sextant/engine'
import { ACTIONS, type ActionId } from '../../actions.ts'
import { broadside } from '../../game.ts'
import { Distributions } from '../../harm/chances.ts'
import type { Combatant, Options } from '../../schema.ts'
import type { SideState, State } from '../../state.ts'
import { otherSeat, seatToAct, sideOf, type Tables } from '../../tables.ts'
import { type Context, contextOf, setContext } from './context.ts'
import { AMPLE, COUNTERS } from './counters.ts'
import { lowestDice, rollsOf, tollsOf, waysOf } from './rolls.ts'

/**
 * What an action does in a context, with the chance of each roll. No rule is written down here: the rules themselves
 * carry the action out, once for every way the dice can fall, on sides that nothing can break or fill up. Where there
 * are too many ways, the odds of the rolls are used, which also come from the rules; see `rolls.ts`.
 */
export interface Effect extends Tolls {
  /** The context afterwards; nothing where the action ends the duel whatever the dice say. */
  readonly next: Context | undefined
  /** What such an end is worth to seat 0. */
  readonly score: number
  /** What it takes from each of the actor's counters. */
  readonly uses: readonly number[]
}

/** What an action does to the actor and to the other; the two are independent of each other. */
export interface Tolls {
  readonly own: readonly Toll[]
  readonly other: readonly Toll[]
}

/** Hull and crew lost (regained, where below zero), and how likely that is. */
export interface Toll {
  readonly chance: number
  readonly hull: number
  readonly crew: number
}

export interface Effects {
  seatToAct(context: Context): 0 | 1
  /** The actions that a side may take with these counters, in the order of `COUNTERS`. */
  legal(context: Context, counters: readonly number[]): readonly ActionId[]
  /** The crew is that of the actor: it decides how strong a boarding party is. */
  of(context: Context, type: ActionId, crew: number): Effect
}

export function effectsOf({ ruleset, sides }: Tables): Effects {
  // No turn is the last one: the search counts turns itself.
  const options: Options = {
    ruleset: { ...ruleset, turns: { ...ruleset.turns, limit: AMPLE } },
    sides: [unbreakable(sides[0]), unbreakable(sides[1])],
  }
  const rules = broadside.load(options)
  const { tables } = rules
  const distributions = new Distributions()
  const probe: State = { T: 0, P: 0, G: 0, D: 0, turn: 1, sides: [ample(sides[0]), ample(sides[1])] }
  const known = new Map<string, Effect>()
  const knownTolls = new Map<string, Tolls>()
  const place = (context: Context): 0 | 1 => {
    setContext(probe, context)
    return seatToAct(tables, probe)
  }
  /** Many actions in many contexts roll the same dice. */
  const tollsAt = (seat: 0 | 1, type: ActionId): Tolls => {
    const rolls = rollsOf(tables, probe, seat, type)
    const key = JSON.stringify(rolls)
    const before = knownTolls.get(key)
    if (before) return before
    const tolls =
      waysOf(rolls) > MOST_WAYS
        ? tollsOf(distributions, rolls)
        : tollsOfFalls(probe, seat, branches(rules, probe, seat, ACTIONS[type]))
    knownTolls.set(key, tolls)
    return tolls
  }
  return {
    seatToAct: place,
    legal(context, counters) {
      const seat = place(context)
      const own = sideOf(probe, seat)
      for (const [i, counter] of COUNTERS.entries()) own[counter] = counters[i] ?? 0
      const legal = rules.legal(probe, seat).map(({ type }) => type)
      for (const counter of COUNTERS) own[counter] = AMPLE
      return legal
    },
    of(context, type, crew) {
      // Only the dice of a boarding party depend on the crew.
      const key = type === 'board' ? `${context} board ${crew}` : `${context} ${type}`
      const before = known.get(key)
      if (before) return before
      const seat = place(context)
      const own = sideOf(probe, seat)
      if (type === 'board') own.crew = crew
      // Where it leads does not depend on the dice: if it ends the duel with the lowest of them, it always does.
      const after = rules.copy(probe)
      rules.apply(after, seat, ACTIONS[type], lowestDice, () => undefined)
      const fled = after.ended?.reason === 'fled'
      const effect = {
        next: after.ended ? undefined : contextOf(after),
        score: fled ? (rules.outcome(after)?.scores[0] ?? 0) : 0,
        uses: COUNTERS.map(counter => own[counter] - sideOf(after, seat)[counter]),
        ...tollsAt(seat, type),
      }
      if (own.crew !== undefined) own.crew = AMPLE
      known.set(key, effect)
      return effect
    },
  }
}

/** Ways of the dice to fall up to which the rules go through all of them. */
const MOST_WAYS = 1000

/** More than any crew. */
export const MOST_CREW = 100_000

/** Repairs never fill it up, and no dice are rolled for what it leaves behind. */
function unbreakable(combatant: Combatant): Combatant {
  const { crewMax, ...others } = combatant
  return { ...others, hullMax: 2 * AMPLE, ...(crewMax !== undefined && { crewMax: 2 * AMPLE }), loot: [] }
}

function ample({ crew }: Combatant): SideState {
  const counters = { A1: AMPLE, A2: AMPLE, A3: AMPLE, IS: AMPLE, ID: AMPLE, breath: AMPLE }
  const flags = { AT: 1, braced: false, gripped: false, dived: false } as const
  return { hull: AMPLE, ...(crew !== undefined && { crew: AMPLE }), ...counters, ...flags }
}

interface Fall {
  readonly chance: number
  readonly state: State
}

function tollsOfFalls(before: State, seat: 0 | 1, falls: readonly Fall[]): Tolls {
  const other = otherSeat(seat)
  return {
    own: tolls(falls, state => [sideOf(before, seat), sideOf(state, seat)]),
    other: tolls(falls, state => [sideOf(before, other), sideOf(state, other)]),
  }
}

function tolls(falls: readonly Fall[], pick: (state: State) => [SideState, SideState]): Toll[] {
  const chances = new Map<string, Toll>()
  for (const { chance, state } of falls) {
    const [before, after] = pick(state)
    const hull = before.hull - after.hull
    const crew = (before.crew ?? 0) - (after.crew ?? 0)
    const key = `${hull} ${crew}`
    chances.set(key, { chance: chance + (chances.get(key)?.chance ?? 0), hull, crew })
  }
  return [...chances.values()]
}
