import { at } from '@sextant/engine'
import { neighbour } from '@sextant/hex'
import type { Combination } from '@sextant/scene'
import { kindOf } from '../rules/board-units.ts'
import { exchangeOf } from '../rules/exchange.ts'
import { canMove, moveTo } from '../rules/moving.ts'
import { type Placed, type Roster, readRoster } from '../rules/roster.ts'
import { targetsFrom } from '../rules/targets.ts'
import { pathTo, walkFrom } from '../rules/walk.ts'
import type { Workspace } from '../rules/workspace.ts'
import type { Army } from '../schema.ts'
import type { State } from '../state.ts'
import type { Blades } from '../types.ts'
import { chargeGesture } from './gestures.ts'

/** To move and attack with one gesture: each way to strike a unit that is out of range from here, the best place first. */
export function combinationsFor(work: Workspace, state: State, army: Army): Combination<Blades>[] {
  if (army !== state.turn) return []
  const roster = readRoster(work.roster, work.tables, state)
  return roster.units
    .filter(({ unit }) => unit.army === army && canMove(unit))
    .flatMap(placed => chargesOf(work, roster, state, army, placed))
}

function chargesOf(
  { tables, walk }: Workspace,
  roster: Roster,
  state: State,
  army: Army,
  { id, unit, cell: start }: Placed,
): Combination<Blades>[] {
  const kind = kindOf(tables, unit)
  const near = new Set(targetsFrom(roster, kind, army, start).map(target => target.id))
  walkFrom(walk, roster, army, start, kind.speed)
  const charges: { readonly target: Placed; readonly cell: number; readonly worth: number }[] = []
  for (const cell of walk.ends.subarray(0, walk.count)) {
    const moved = moveTo({ ...unit }, at(tables.names, cell))
    for (const target of targetsFrom(roster, kind, army, cell)) {
      if (near.has(target.id)) continue
      const { dealt, taken } = exchangeOf(tables, state, moved, target.unit)
      charges.push({
        target,
        cell,
        worth: dealt - taken - CROWDED * foesBeside(roster, army, tables.board, cell),
      })
    }
  }
  // Cells come nearest first, and sorting keeps that order among those that are worth the same.
  charges.sort((a, b) => b.worth - a.worth)
  return charges.map(({ target, cell }) => ({
    actions: [
      { type: 'move', unit: id, to: at(tables.names, cell) },
      { type: 'attack', unit: id, target: target.id },
    ],
    gesture: chargeGesture(tables, state, id, target.id, pathTo(walk, cell)),
  }))
}

/** What each enemy or neutral unit next to a place counts against it, in health; less than any difference in damage. */
const CROWDED = 0.01

function foesBeside({ on }: Roster, army: Army, board: Workspace['tables']['board'], cell: number): number {
  let count = 0
  for (let direction = 0; direction < 6; direction++) {
    const there = neighbour(board, cell, direction)
    if (there >= 0 && on[there] && on[there]?.unit.army !== army) count++
  }
  return count
}
