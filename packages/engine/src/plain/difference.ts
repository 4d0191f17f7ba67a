import { copyPlain, samePlain } from './plain.ts'

/** What changed between two pieces of plain data, small enough to keep with every step of a record. */

/** `[path, value]`: the value now there; `[path]`: nothing is there any more. An empty path is the whole. */
export type Change = readonly [path: readonly (string | number)[], value?: unknown]

export function difference(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  compare(before, after, [], changes)
  return changes
}

/** Whether two lists of changes say the same; whether a key was written as a number or as a text makes no difference. */
export function sameChanges(a: readonly Change[], b: readonly Change[]): boolean {
  return a.length === b.length && a.every((change, i) => sameChange(change, b[i] ?? [[]]))
}

function sameChange(a: Change, b: Change): boolean {
  const [one, other] = [a[0], b[0]]
  if (a.length !== b.length || one.length !== other.length) return false
  for (let i = 0; i < one.length; i++)
    if (one[i] !== other[i] && String(one[i]) !== String(other[i])) return false
  return samePlain(a[1], b[1])
}

/** One line for each difference: `/units/3/health: 80 in the record, 95 now`; for no more of them than anybody reads. */
export function describeDifference(
  left: unknown,
  right: unknown,
  [leftName, rightName]: readonly [string, string],
): string[] {
  const changes = difference(left, right)
  const lines = changes.slice(0, MOST_LINES).map(([path, value]) => {
    const there = path.reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      left,
    )
    return `/${path.join('/')}: ${brief(there)} ${leftName}, ${brief(value)} ${rightName}`
  })
  return changes.length > lines.length ? [...lines, `… and ${changes.length - lines.length} more`] : lines
}

/** Those that follow have the same cause. */
const MOST_LINES = 20

/** `path` is where the two are; it grows and shrinks with the walk, and is copied only into what has changed. */
function compare(before: unknown, after: unknown, path: (string | number)[], changes: Change[]): void {
  if (before === after) return
  if (isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after)) {
    if (!Array.isArray(before)) {
      compareObjects(before, after, path, changes)
      return
    }
    if (before.length === after.length) {
      for (let i = 0; i < before.length; i++) compareAt(i, before[i], after[i], path, changes)
      return
    }
  }
  changes.push([[...path], copyPlain(after)])
}

/** Most of a state stays as it is, at every step: what is the same is passed over with one look at each side. */
function compareObjects(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: (string | number)[],
  changes: Change[],
): void {
  const first = changes.length
  let inBoth = 0
  for (const key in after) {
    const was = before[key]
    const is = after[key]
    if (was === is && was !== undefined) inBoth++
    else if (isValue(was) || Object.hasOwn(before, key)) {
      inBoth++
      compareAt(key, was, is, path, changes)
    } else changes.push([[...path, key], copyPlain(is)])
  }
  let inBefore = 0
  for (const _ in before) inBefore++
  if (inBefore !== inBoth) changes.splice(first, 0, ...removed(before, after, path))
}

/** What is gone comes before what is there. */
function removed(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: readonly (string | number)[],
): Change[] {
  const changes: Change[] = []
  for (const key in before) if (!Object.hasOwn(after, key)) changes.push([[...path, key]])
  return changes
}

/** Whether an object can only have this under a key of its own: all that it inherits are functions. */
function isValue(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function'
}

function compareAt(
  key: string | number,
  before: unknown,
  after: unknown,
  path: (string | number)[],
  changes: Change[],
): void {
  if (before === after) return
  path.push(key)
  compare(before, after, path, changes)
  path.pop()
}

function isBranch(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}

/** A piece of data as a text short enough for a message. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 120 ? `${text.slice(0, 117)}…` : text
}
