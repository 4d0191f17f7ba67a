import { at } from '@sextant/engine'
import type { Place, Side, Text } from '@sextant/scene'
import { phrasesOf } from '@sextant/scene/kit'
import { SEATS, type Terrain, type Trait } from '../schema/names.ts'
import type { Tables } from '../tables.ts'
import type { en } from '../texts/en.ts'

export const { text, named } = phrasesOf<keyof typeof en>()

export function sideName(seat: number): Text {
  return text(`side.${at(SEATS, seat)}`)
}

/** From the catalogue, else as its team calls it. */
export function unitName({ units }: Pick<Tables, 'units'>, unit: number): Text {
  const { name } = at(units, unit).unit
  return named(`unit.${name}`, name)
}

/** With its side, for sentences in which both sides are spoken of. */
export function sidedName(tables: Pick<Tables, 'units'>, unit: number): Text {
  return text('unit-of-side', {
    side: sideName(at(tables.units, unit).seat),
    unit: unitName(tables, unit),
  })
}

export function weaponName(name: string): Text {
  return named(`weapon.${name}`, name)
}

export function teamName(name: string): Text {
  return named(`team.${name}`, name)
}

export function traitName(trait: Trait): Text {
  return text(`trait.${trait}`)
}

export function terrainName(terrain: Terrain): Text {
  return text(`terrain.${terrain}`)
}

export function reasonText(reason: string): Text {
  return named(`reason.${reason}`, reason)
}

/** The same, as the one who won or lost would say it. */
export function ownReason(reason: string, won: boolean): Text {
  if (reason === 'elimination') return text(won ? 'won.elimination' : 'lost.elimination')
  if (won || (reason !== 'hold' && reason !== 'terrain')) return reasonText(reason)
  return text(`lost.${reason}`)
}

/** A cell by its coordinates, as a place on the board. */
export function placeOf({ board }: Pick<Tables, 'board'>, cell: number): Place {
  return { cell, name: addressOf(board.q[cell] ?? 0, board.r[cell] ?? 0) }
}

export function addressOf(q: number, r: number): string {
  return `${number(q)},${number(r)}`
}

/** `one, two, three`. */
export function listed(texts: readonly Text[]): Text {
  const [first = '', ...rest] = texts
  return rest.reduce<Text>((sum, next) => text('list.and', { first: sum, second: next }), first)
}

/** With a sign, and a minus as long as the plus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}

export function number(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** With one digit after the point. */
export function tenths(mean: number): number {
  return Math.round(10 * mean) / 10
}

/** Rounded so that only what is certain is 0 or 100, as the page rounds a forecast. */
export function percentOf(chance: number): number | string {
  if (chance > 0 && chance < 0.005) return '<1'
  return chance < 1 && chance > 0.995 ? '>99' : Math.round(100 * chance)
}

/** Blue and red, which everybody tells apart by shape as well. */
export const SIDES: readonly Side[] = [
  { name: sideName(0), colour: 'blue', shape: 'circle' },
  { name: sideName(1), colour: 'red', shape: 'square' },
]
