import type { Change } from './difference.ts'

/** A state that changes are made in, one after the other. */
export interface Draft {
  /** The state after the changes so far; what did not change is shared with the state before. */
  readonly state: unknown
  /** What has been copied so far, in places of a list. */
  readonly copied: number
  apply(change: Change): void
}

/** A draft copies each list and object once, however many changes are made in it: what was there before stays as it is. */
export function draftOf(before: unknown): Draft {
  const copies = new Set<object>()
  let state = before
  let copied = 0

  function own(part: Branch): Branch {
    if (copies.has(part)) return part
    const copy = (Array.isArray(part) ? [...part] : { ...part }) as Branch
    copied += costOf(part)
    copies.add(copy)
    return copy
  }

  return {
    get state() {
      return state
    },
    get copied() {
      return copied
    },
    apply(change) {
      const [path, value] = change
      const last = path.length - 1
      if (last < 0) {
        state = value
        return
      }
      let part = own(branchAt(state, path, 0))
      state = part
      for (let depth = 0; depth < last; depth++) {
        const key = placeIn(part, path, depth, false)
        const inside = own(branchAt(Object.hasOwn(part, key) ? part[key] : undefined, path, depth + 1))
        part[key] = inside
        part = inside
      }
      const removes = change.length === 1
      const key = placeIn(part, path, last, removes)
      if (removes) delete part[key]
      else part[key] = value
    },
  }
}

/** The state after the changes; what did not change is shared with the state before. */
export function withChanges<T>(before: T, changes: readonly Change[]): T {
  const draft = draftOf(before)
  for (const change of changes) draft.apply(change)
  return draft.state as T
}

/** Objects with many keys are tables to the engine, which take far longer to copy than lists. */
function costOf(part: object): number {
  if (Array.isArray(part)) return part.length
  const { length } = Object.keys(part)
  return length > 64 ? length * 50 : length
}

/** Keys that lead to what all objects share. */
export const PROTOTYPE_KEYS: ReadonlySet<string | number> = new Set(['__proto__', 'constructor', 'prototype'])

type Branch = Record<string | number, unknown>
type Path = Change[0]

function branchAt(part: unknown, path: Path, depth: number): Branch {
  if (typeof part === 'object' && part !== null) return part as Branch
  throw new TypeError(`${placeName(path, depth)}: there is nothing to change`)
}

/** The key at this depth of a path; a list neither grows nor shrinks. */
function placeIn(part: Branch, path: Path, depth: number, removes: boolean): string | number {
  const key = path[depth] ?? ''
  if (PROTOTYPE_KEYS.has(key)) throw new TypeError(`${placeName(path, depth)}: this key is not allowed`)
  if (!Array.isArray(part)) return key
  const index = Number(key)
  if (removes || String(index) !== String(key) || !(index in part))
    throw new TypeError(`${placeName(path, depth)}: a list of ${part.length} has no such place`)
  return index
}

function placeName(path: Path, depth: number): string {
  return `/${path.slice(0, depth + 1).join('/')}`
}
