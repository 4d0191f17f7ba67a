import type { GameTypes, Rules } from '../game/game.ts'
import { askEverything } from './ask-everything.ts'
import { ensure, type Loaded, randomMatch } from './check.ts'

/** Playing leaves the tables as `load` made them: memory that is reused while working belongs elsewhere. */
export function tablesStay<T extends GameTypes>({ game, scenario, options }: Loaded<T>, seed: number): void {
  const rules = game.load(options)
  const changed = watchTables(rules)
  const loaded = { game, scenario, options, rules }
  randomMatch(loaded, seed, moment => {
    if (moment.step % 7 === 1) askEverything(loaded, moment)
  })
  const place = changed()
  ensure(place === undefined, () => `playing changes the tables at ${place}`)
}

/** Remembers the tables of the rules; the function tells where they have changed since, or nothing. */
export function watchTables<T extends GameTypes>({
  tables,
}: Pick<Rules<T>, 'tables'>): () => string | undefined {
  const before = copyDeep(tables, new Map())
  return () => differingPlace(before, tables, '/', new Set())
}

/** Copies what tables are made of: plain data, typed arrays, maps and sets. Functions and other objects stay themselves. */
function copyDeep(value: unknown, copies: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const known = copies.get(value)
  if (known !== undefined) return known
  if (isTypedArray(value)) return value.slice()
  if (value instanceof Map) {
    const copy = new Map<unknown, unknown>()
    copies.set(value, copy)
    for (const [key, item] of value) copy.set(key, copyDeep(item, copies))
    return copy
  }
  if (value instanceof Set) return new Set(value)
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {}
  copies.set(value, copy)
  for (const [key, item] of Object.entries(value)) Object.assign(copy, { [key]: copyDeep(item, copies) })
  return copy
}

function differingPlace(before: unknown, now: unknown, path: string, seen: Set<unknown>): string | undefined {
  if (Object.is(before, now)) return undefined
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return path
  if (seen.has(now)) return undefined
  seen.add(now)
  if (isTypedArray(before) && isTypedArray(now)) return differingItem(before, now, path)
  if (before instanceof Set && now instanceof Set)
    return before.size === now.size && [...before].every(item => now.has(item)) ? undefined : path
  const [then, today] = [partsOf(before), partsOf(now)]
  if (then.size !== today.size) return path
  for (const [key, part] of then) {
    const inside = `${path === '/' ? '' : path}/${String(key)}`
    if (!today.has(key)) return inside
    const found = differingPlace(part, today.get(key), inside, seen)
    if (found !== undefined) return found
  }
  return undefined
}

function differingItem(
  before: ArrayLike<unknown>,
  now: ArrayLike<unknown>,
  path: string,
): string | undefined {
  if (before.length !== now.length) return path
  for (let place = 0; place < now.length; place++)
    if (!Object.is(before[place], now[place])) return `${path}/${place}`
  return undefined
}

function partsOf(value: object): Map<unknown, unknown> {
  return value instanceof Map ? value : new Map(Object.entries(value))
}

function isTypedArray(value: object): value is Float64Array {
  return ArrayBuffer.isView(value) && !(value instanceof DataView)
}
