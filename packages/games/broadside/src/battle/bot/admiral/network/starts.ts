import type { Tables } from '../../../tables.ts'
import { contextOf, type Marks } from '../context.ts'
import type { Moves } from './moves.ts'
import { loadOf, outfitOf } from './outfit.ts'
import { CONTEXT, COUNTER, CREW, HULL, type Position, SIZE, sideAt, TURN } from './position.ts'

/** Draws a position to start a game of self-play from. */
export type Starts = () => Position

/**
 * Most are fresh duels with what such ships carry, or with much or little in the magazine; in the others everything is
 * drawn at random, to cover what a voyage or the late turns of a duel may bring.
 */
export function startsOf(tables: Tables, moves: Moves, uniform: () => number): Starts {
  const between = (least: number, most: number) => least + Math.floor(uniform() * (most - least + 1))
  const { distance, turns } = tables.ruleset
  const outfits = [outfitOf(tables.sides[0], 0), outfitOf(tables.sides[1], 1)] as const
  return () => {
    const draw = uniform()
    const fresh = draw < FRESH
    const usual = draw < USUAL
    const position = new Int32Array(SIZE)
    const T = between(0, 1) * turns.actions
    const D = fresh || uniform() < AS_FIRST ? distance.first : between(0, distance.farthest - 1)
    const first = loadedSide(tables, 0, fresh ? 0 : between(0, 1))
    const second = loadedSide(tables, 1, fresh ? 0 : between(0, 1))
    position[CONTEXT] = moves.numberOf(contextOf({ T, D, sides: [first, second] }))
    position[TURN] = fresh || uniform() < 0.5 ? 1 : between(1, Math.max(1, turns.limit - LAST_TURNS))
    for (const seat of [0, 1] as const) {
      const at = sideAt(seat)
      const { hullMax, crewMax } = tables.sides[seat]
      position[at + HULL] = fresh ? hullMax : between(Math.ceil(hullMax * LEAST_LEFT), hullMax)
      position[at + CREW] =
        fresh || crewMax === undefined ? (crewMax ?? 1) : between(Math.ceil(crewMax * LEAST_LEFT), crewMax)
      for (const [i, { usually, most }] of outfits[seat].entries())
        position[at + COUNTER + i] = usual ? usually : between(fresh ? Math.floor(most / 2) : 0, most)
    }
    return position
  }
}

/** The share of duels that are fresh with the usual outfit, and of those that are fresh at all. */
const USUAL = 0.5
const FRESH = 0.6
/** The share of other positions that are at the distance where duels begin. */
const AS_FIRST = 0.3
const LAST_TURNS = 6
/** Of hull and crew; what is nearly broken comes up in play anyway. */
const LEAST_LEFT = 0.2

/** Flags of a side, with the kind loaded that is usual, or the other one if it can switch. */
function loadedSide({ sides }: Tables, seat: 0 | 1, other: number): Marks {
  const { menu } = sides[seat]
  const first = loadOf(sides[seat], seat) === 'ball' ? 1 : 2
  const AT = menu.includes('switch-ammo') && other === 1 ? 3 - first : first
  return { AT: AT === 1 ? 1 : 2, braced: false, gripped: false, dived: false }
}
