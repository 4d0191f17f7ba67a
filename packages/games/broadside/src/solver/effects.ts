import { branches } from '@sextant/engine'
import { ACTIONS, type ActionId } from '../actions.ts'
import { type Duel, otherSeat, seatToAct, sideOf } from '../duel.ts'
import { broadside } from '../game.ts'
import type { Combatant } from '../schema.ts'
import type { SideState, State } from '../state.ts'
import { type Context, contextOf, setContext } from './context.ts'

/** What is used up by acting. */
export const COUNTERS = ['A1', 'A2', 'A3', 'IS', 'ID', 'breath'] as const
export type Counter = (typeof COUNTERS)[number]

/** What a combatant starts with, in the order of `COUNTERS`. */
export function countsOf({ ammo, stores, breath }: Combatant): number[] {
  return [ammo.ball, ammo.grape, ammo.rifle, stores.shoring, stores.dressing, breath]
}

/** What a combatant uses up at all. */
export function usedBy({ menu, powers, loaded }: Combatant): Counter[] {
  const switches = menu.includes('switch-ammo')
  const fires = (kind: 'ball' | 'grape') => menu.includes('cannon') && (switches || loaded === kind)
  const uses: Record<Counter, boolean> = {
    A1: fires('ball'),
    A2: fires('grape'),
    A3: menu.includes('rifle'),
    IS: menu.includes('shoring'),
    ID: menu.includes('dressing'),
    breath: Object.values(powers).some(power => power.breath > 0),
  }
  return COUNTERS.filter(counter => uses[counter])
}

/**
 * What an action does in a context, with the chance of each roll. Nothing of it is reckoned here: the rules themselves
 * carry the action out, once for every way the dice can fall, on sides that nothing can break or fill up.
 */
export interface Effect {
  /** The context afterwards; nothing where the action ends the duel whatever the dice say. */
  readonly next: Context | undefined
  /** What such an end is worth to seat 0. */
  readonly score: number
  /** What it takes from each of the actor's counters. */
  readonly uses: readonly number[]
  /** What it does to the actor and to the other; the two are independent of each other. */
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
  /** The actions that a side may take with so much left of what is used up, in the order of `COUNTERS`. */
  legal(context: Context, counters: readonly number[]): readonly ActionId[]
  /** The crew is that of the actor: a boarding party is as strong as that. */
  of(context: Context, type: ActionId, crew: number): Effect
}

export function effectsOf({ ruleset, sides }: Duel): Effects {
  const rules = broadside.load({ ruleset, sides: [unbreakable(sides[0]), unbreakable(sides[1])] })
  const probe: State = { T: 0, P: 0, G: 0, D: 0, turn: 1, sides: [ample(sides[0]), ample(sides[1])] }
  const known = new Map<string, Effect>()
  const place = (context: Context): 0 | 1 => {
    setContext(probe, context)
    return seatToAct({ ruleset, sides, repertoires: [[], []] }, probe)
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
      const falls = branches(rules, probe, seat, ACTIONS[type]).map(({ chance, state }) => ({
        chance,
        state,
        score: rules.outcome(state)?.scores[0] ?? 0,
      }))
      const effect = effectOf(probe, seat, falls)
      if (own.crew !== undefined) own.crew = AMPLE
      known.set(key, effect)
      return effect
    },
  }
}

/** More than any roll takes. */
const AMPLE = 1_000_000

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
  readonly score: number
}

function effectOf(before: State, seat: 0 | 1, falls: readonly Fall[]): Effect {
  const open = falls.find(({ state }) => !state.ended)?.state
  const any = open ?? (falls[0] as Fall).state
  if (open && falls.some(({ state }) => !state.ended && contextOf(state) !== contextOf(open)))
    throw new Error('An action leads to more than one context, which the solver cannot reckon with')
  const own = tolls(falls, state => [sideOf(before, seat), sideOf(state, seat)])
  const other = tolls(falls, state => [sideOf(before, otherSeat(seat)), sideOf(state, otherSeat(seat))])
  const flown = any.ended?.reason === 'fled'
  return {
    next: flown ? undefined : open && contextOf(open),
    score: flown ? (falls[0] as Fall).score : 0,
    uses: COUNTERS.map(counter => sideOf(before, seat)[counter] - sideOf(any, seat)[counter]),
    own,
    other,
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
