import { at } from '@sextant/engine'
import type { ActionId } from '../../../actions.ts'
import type { Combatant } from '../../../schema.ts'
import type { Tables } from '../../../tables.ts'
import { type Context, contextOf, type Marks } from '../context.ts'
import type { Effects, Toll } from '../effects.ts'
import { type Grid, stocksOf } from './grid.ts'

/** All contexts that can come about, and what can be done in each. */
export interface Graph {
  readonly contexts: readonly Context[]
  /** Whose action it is, by context. */
  readonly seats: readonly (0 | 1)[]
  /** By context. */
  readonly moves: readonly (readonly Move[])[]
  /** What moves do to hulls, crews and counters; many moves share one. */
  readonly transitions: readonly Transition[]
}

export interface Move {
  readonly type: ActionId
  /** Number of the context afterwards, or −1 where the move ends the duel. */
  readonly next: number
  /** What that end is worth to seat 0. */
  readonly score: number
  /** Number of the transition. */
  readonly transition: number
  /** By the number of the actor's stock: whether the move is allowed. */
  readonly allowed: readonly boolean[]
}

/** Tolls are given by the actor's crew, from 1; they are the same for all crews but with boarding parties. */
export interface Transition {
  readonly seat: 0 | 1
  readonly uses: readonly number[]
  readonly own: readonly (readonly Toll[])[]
  readonly other: readonly (readonly Toll[])[]
}

export function graphOf(tables: Tables, grid: Grid, effects: Effects): Graph {
  const contexts: Context[] = []
  const index = new Map<Context, number>()
  const seats: (0 | 1)[] = []
  const moves: Move[][] = []
  const transitions: Transition[] = []
  const transitionNumbers = new Map<string, number>()
  const number = (context: Context): number => {
    const known = index.get(context)
    if (known !== undefined) return known
    index.set(context, contexts.length)
    return contexts.push(context) - 1
  }
  const numberOfTransition = (transition: Transition): number => {
    const key = JSON.stringify(transition)
    const known = transitionNumbers.get(key)
    if (known !== undefined) return known
    transitionNumbers.set(key, transitions.length)
    return transitions.push(transition) - 1
  }
  for (const context of firstContexts(tables)) number(context)
  for (let i = 0; i < contexts.length; i++) {
    const context = at(contexts, i)
    const seat = effects.seatToAct(context)
    const crews = Array.from({ length: grid[seat].crewMax }, (_, crew) => crew + 1)
    const legal = stocksOf(grid[seat]).map(counters => effects.legal(context, counters))
    seats.push(seat)
    moves.push(
      [...new Set(legal.flat())].map(type => {
        const byCrew = crews.map(crew => effects.of(context, type, crew))
        const next = byCrew.find(effect => effect.next !== undefined)?.next
        return {
          type,
          next: next === undefined ? -1 : number(next),
          score: byCrew[0]?.score ?? 0,
          transition: numberOfTransition({
            seat,
            uses: byCrew[0]?.uses ?? [],
            own: byCrew.map(({ own }) => own),
            other: byCrew.map(({ other }) => other),
          }),
          allowed: legal.map(types => types.includes(type)),
        }
      }),
    )
  }
  return { contexts, seats, moves, transitions }
}

/** What a combatant can have loaded. */
function loadsOf({ menu, loaded }: Combatant): (1 | 2)[] {
  return menu.includes('switch-ammo') ? [1, 2] : [loaded === 'ball' ? 1 : 2]
}

/** Either side to act, at any distance, with anything it can have loaded. */
function firstContexts({ ruleset, sides }: Tables): Context[] {
  const found: Context[] = []
  for (let T = 0; T < 2 * ruleset.turns.actions; T++)
    for (let D = 0; D < ruleset.distance.farthest; D++)
      for (const own of loadsOf(sides[0]))
        for (const other of loadsOf(sides[1]))
          found.push(contextOf({ T, D, sides: [unmarked(own), unmarked(other)] }))
  return found
}

function unmarked(AT: 1 | 2): Marks {
  return { AT, braced: false, gripped: false, dived: false }
}
