import { at } from '@sextant/engine'
import type { Side as Fleet, Place, Text } from '@sextant/scene'
import { phrasesOf } from '@sextant/scene/kit'
import type { ShipClass } from '../schema/classes.ts'
import { SEATS, type Side, type System } from '../schema/names.ts'
import type { Combat } from '../schema/rules.ts'
import type { Tables } from '../tables.ts'
import type { en } from '../texts/en.ts'

export const { text, named } = phrasesOf<keyof typeof en>()

export function fleetName(seat: number): Text {
  return text(`fleet.${at(SEATS, seat)}`)
}

/** From the catalogue, else from the data, else its id. */
export function className(tables: Pick<Tables, 'rules'>, id: string): Text {
  return named(`class.${id}`, tables.rules.classes[id]?.name?.en ?? id)
}

export function weaponName(tables: Pick<Tables, 'rules'>, id: string): Text {
  return named(`weapon.${id}`, tables.rules.weapons[id]?.name?.en ?? id)
}

/** What a ship of that name is called in the language of the page; names that players gave stay as they are. */
export function namedShip(name: string): Text {
  return named(`ship.${name}`, name)
}

export function namedCaptain(name: string): Text {
  return named(`captain.${name}`, name)
}

/** The name of its own, or its class and number: `amber-wasp-2` is the second of the wasps. */
export function shipName(tables: Pick<Tables, 'rules' | 'shipById'>, id: string): Text {
  const table = tables.shipById.get(id)
  if (!table) return id
  const { name, class: kind } = table.setup
  if (name !== undefined) return namedShip(name)
  return text('ship.numbered', { class: className(tables, kind), number: id.split('-').at(-1) ?? '' })
}

/** How easily it is hit: from ahead or astern, and from the sides. */
export function silhouetteText({ silhouettes }: Combat, { front, side }: ShipClass['silhouette']): Text {
  const seen = (silhouette: typeof front) =>
    text('silhouette.seen', {
      silhouette: text(`silhouette.${silhouette}`),
      modifier: signed(silhouettes[silhouette]),
    })
  return front === side
    ? seen(front)
    : text('fact.silhouette-value', { front: seen(front), side: seen(side) })
}

export function sideName(side: Side): Text {
  return text(`side.${side}`)
}

/** Within a sentence: `at the left side`. */
export function atSide(side: Side): Text {
  return text(`at-side.${side}`)
}

export function systemName(system: System): Text {
  return text(`system.${system}`)
}

const FACINGS = [0, 1, 2, 3, 4, 5] as const

export function facingName(facing: number): Text {
  return text(`facing.${at(FACINGS, facing)}`)
}

export function reasonText(reason: string): Text {
  return named(`reason.${reason}`, reason)
}

/** A cell by its name, as a place on the board. */
export function placeOf({ cellOf }: Pick<Tables, 'cellOf'>, name: string): Place | string {
  const cell = cellOf.get(name)
  return cell === undefined ? name : { cell, name }
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

/** Tenths matter only where there is less than ten. */
export function rounded(mean: number): number {
  return mean < 10 ? Math.round(10 * mean) / 10 : Math.round(mean)
}

/** Rounded so that only what is certain is 0 or 100. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round(100 * chance)))
}

/** Amber and violet differ for every kind of colour vision, and in shape. */
export const FLEETS: readonly Fleet[] = [
  { name: fleetName(0), colour: 'amber', shape: 'circle' },
  { name: fleetName(1), colour: 'violet', shape: 'diamond' },
]
