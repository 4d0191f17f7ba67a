import { at } from '@sextant/engine'
import { closeCell, floodFrom, openCell } from '../rules/flood.ts'
import { tableOf } from '../rules/units.ts'
import type { RaceFlag } from './flags.ts'
import { isEnd, swapCells } from './moved-units.ts'
import type { Order } from './order.ts'
import type { TurnScale } from './turn-worth.ts'

/** Whether the units of a turn leave one of them a way to a cell that has become free. */
export function canStep({ outlook, at }: TurnScale, { unit, cell }: Order, to: number): boolean {
  const { work } = outlook.bot
  const { flood, tables } = work
  const { surcharge, perHex } = tables.rules.movement
  const { speed, flying } = tableOf(tables, unit)
  if (flying || perHex || !flood.fits) return true
  swapCells(flood, outlook.own, work.at, at)
  openCell(flood, cell)
  openCell(flood, to)
  floodFrom(flood, work.at[unit] as number, speed, surcharge, flying)
  const there = isEnd(flood, to)
  closeCell(flood, to)
  swapCells(flood, outlook.own, at, work.at)
  return there
}

/** By flag: those of its comers that get there past the units of a turn, a bit for each. */
export function comersPast({ outlook, at: places, before }: TurnScale, flags: readonly RaceFlag[]): number[] {
  const { work } = outlook.bot
  const { flood, tables } = work
  const { surcharge, perHex } = tables.rules.movement
  if (perHex || !flood.fits) return flags.map(() => ~0)
  swapCells(flood, outlook.own, work.at, places)
  for (const { cell } of flags) openCell(flood, cell)
  const past = flags.map(() => 0)
  for (const { unit, cell: start, table } of outlook.foes) {
    if (before[unit] === 0 || !flags.some(({ comers }) => comers.includes(unit))) continue
    // Who flies passes over units.
    if (!table.flying) floodFrom(flood, start, table.speed, surcharge, false)
    for (let place = 0; place < flags.length; place++) {
      const { cell } = at(flags, place)
      if (table.flying || cell === start || isEnd(flood, cell)) past[place] = at(past, place) | (1 << unit)
    }
  }
  for (const { cell, occupant } of flags) if (occupant >= 0) closeCell(flood, cell)
  swapCells(flood, outlook.own, places, work.at)
  return past
}
