import { type Checked, checkShape, type Flaw } from '@sextant/engine'
import * as v from 'valibot'
import type { BuilderFault } from './builder.ts'
import { shapeFaults } from './shape-faults.ts'

/** Something built, as a file: made on one device, used on another, or in a terminal. */
export interface BuiltItem {
  readonly game: string
  /** The builder it is of. */
  readonly builder: string
  readonly name: string
  readonly value: unknown
}

export const ITEM_FORMAT = 'sextant.item'
export const LONGEST_NAME = 40

const itemSchema = v.strictObject({
  format: v.literal(ITEM_FORMAT),
  version: v.literal(1),
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  builder: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME)),
  value: v.unknown(),
})

export function writeItem({ game, builder, name, value }: BuiltItem): string {
  return `${JSON.stringify({ format: ITEM_FORMAT, version: 1, game, builder, name, value }, undefined, 2)}\n`
}

/** The item that a file's JSON holds. What is in it is for its builder to check. */
export function readItem(data: unknown): Checked<BuiltItem> {
  const checked = checkShape(itemSchema, data)
  if (!checked.ok) return checked
  const { game, builder, name, value } = checked.value
  return { ok: true, value: { game, builder, name, value } }
}

/** What keeps a file's JSON from being an item, in sentences for pages. */
export function itemFaults(data: unknown): readonly BuilderFault[] {
  const checked = checkShape(itemSchema, data)
  return checked.ok ? [] : shapeFaults(itemSchema, data, checked.flaws)
}

/** Whether JSON says of itself that it is an item, so that its flaws are worth naming. */
export function isItem(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'format' in data && data.format === ITEM_FORMAT
}

/** Why an item cannot be used in a game, if so. */
export function whyNotOf(item: BuiltItem, game: string): Flaw | undefined {
  return item.game === game ? undefined : { path: '/game', message: `found ${item.game}, expected ${game}` }
}
