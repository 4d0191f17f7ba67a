import { FULL_BUDGET, SeededDice } from '@sextant/engine'
import { cellAt } from '@sextant/hex'
import { expect } from 'vitest'
import type { Action } from '../src/battle/actions.ts'
import { playerFor } from '../src/battle/bot/player.ts'
import { CAPTAIN, type Temper } from '../src/battle/bot/temper.ts'
import { advanced, firefight, type State, type Unit } from '../src/index.ts'

/** Positions on a small open map, and what a bot does in them. */

export const SIZE = 7

export type Victory = (typeof firefight.scenarios)[0]['options']['scenario']['victory']

export function dice(): SeededDice {
  return SeededDice.from('sense')
}

export function gun(range: number, attacks: number, ap = 0): Unit['weapons'][number] {
  return { name: 'Gun', type: 'ranged', range, attacks, ap }
}

export function soldier(given: Partial<Unit>): Unit {
  return {
    id: 'soldier',
    name: 'Soldier',
    quality: 4,
    defense: 4,
    speed: 6,
    wounds: 3,
    weapons: [gun(6, 3)],
    ...given,
  }
}

/** Open ground, row by row. */
export function open(): string[] {
  return Array.from({ length: 2 * SIZE + 1 }, (_, row) => '.'.repeat(2 * SIZE + 1 - Math.abs(row - SIZE)))
}

export function put(rows: readonly string[], q: number, r: number, letter: string): string[] {
  const first = Math.max(-SIZE, -SIZE - r)
  return rows.map((row, place) =>
    place === r + SIZE ? row.slice(0, q - first) + letter + row.slice(q - first + 1) : row,
  )
}

export function fieldOf(
  blue: readonly Unit[],
  red: readonly Unit[],
  given: Partial<(typeof firefight.scenarios)[0]['options']['scenario']> = {},
) {
  const team = (id: string, units: readonly Unit[]) => ({
    id,
    name: id,
    faction: id,
    units: units.map((unit, place) => ({ ...unit, id: `${id}-${place}` })),
  })
  const rules = firefight.load({
    rules: advanced,
    scenario: { size: SIZE, rounds: 30, victory: [], byCost: true, terrain: open(), ...given },
    teams: { blue: team('blue', blue), red: team('red', red) },
  })
  const { board } = rules.tables
  const cell = (q: number, r: number) => cellAt(board, q, r)
  return {
    rules,
    board,
    cell,
    dice,
    budget: FULL_BUDGET,
    player: (seat: number, temper = CAPTAIN) => playerFor(rules.tables, seat, temper),
    /** Blue's turn of the second round. */
    position(places: Record<number, [number, number]>): State {
      const state = rules.setup(dice(), () => undefined)
      state.at = state.at.map((_, unit) => cell(...(places[unit] ?? [0, 0])))
      state.round = 2
      state.turn = 2
      return state
    },
    async run(state: State, actions: readonly Action[]) {
      for (const action of actions)
        if (!state.over) rules.apply(state, state.active, action, dice(), () => undefined)
    },
  }
}

/** The actions of a whole turn, carried out on a copy. */
export async function turnOf(
  { rules, player }: ReturnType<typeof fieldOf>,
  given: State,
  seat = 0,
  temper?: Temper,
): Promise<Action[]> {
  const state = rules.copy(given)
  const own = player(seat, temper)
  const actions: Action[] = []
  const thrown = dice()
  while (!state.over && state.mover < 0 && state.turn === given.turn) {
    const action = await own.choose(state, thrown, FULL_BUDGET)
    actions.push(action)
    expect(rules.check(state, seat, action)).toBeUndefined()
    rules.apply(state, seat, action, dice(), () => undefined)
  }
  return actions.filter(({ type }) => type !== 'end-turn')
}
