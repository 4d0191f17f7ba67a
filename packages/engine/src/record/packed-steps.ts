import * as v from 'valibot'
import type { Draw } from '../dice/dice.ts'
import type { MatchEnd } from '../journal/match-end.ts'
import type { Change } from '../plain/difference.ts'
import { actionShapes } from './packed-action.ts'
import type { RecordedAction, RecordedStep } from './record.ts'

/**
 * Steps as they are written: `[seat, action, changes, dice, hash]`, without what is empty at the end. Each change is a
 * place and its value. A place is written out the first time, as a JSON Pointer, and by its number from then on; in a
 * list of its own it says that nothing is there any more. Keys of actions are written once, see `packed-action.ts`. So a
 * step needs nothing but those before it, and can be stored when it is taken.
 */
export type PackedStep =
  | readonly [seat: number, action: unknown, ...rest: readonly unknown[]]
  | { end: MatchEnd; hash?: string }

/** The layout that is written. In layout 1, which is not named in the record, dice come before changes and actions are whole. */
export const LAYOUT = 2

const token = v.union([v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))])

/** Places that have been named, by number. */
class Places {
  readonly #numbers = new Map<string, number>()
  readonly #paths: (readonly (string | number)[])[] = []

  /** How a place is written now. */
  token(path: readonly (string | number)[]): string | number {
    const pointer = pointerTo(path)
    const known = this.#numbers.get(pointer)
    if (known !== undefined) return known
    this.#numbers.set(pointer, this.#numbers.size)
    return pointer
  }

  /** The place that is meant; nothing where no place has that number. */
  path(written: string | number): readonly (string | number)[] | undefined {
    if (typeof written === 'number') return this.#paths[written]
    const path = pathOf(written)
    this.#paths.push(path)
    return path
  }
}

export function packSteps(steps: readonly RecordedStep[]): PackedStep[] {
  const places = new Places()
  const shapes = actionShapes()
  return steps.map(step => {
    if ('end' in step) return { end: step.end, ...(step.hash !== undefined && { hash: step.hash }) }
    const { seat, action, dice, changes, hash } = step
    const packed = [
      seat,
      shapes.pack(action),
      packChanges(changes, places),
      dice,
      ...(hash === undefined ? [] : [hash]),
    ] as const
    return withoutEmptyEnd(packed)
  })
}

function withoutEmptyEnd(packed: readonly [number, unknown, ...unknown[]]): PackedStep {
  const [seat, action, ...rest] = packed
  while (rest.length > 0 && isEmpty(rest.at(-1))) rest.pop()
  return [seat, action, ...rest]
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function packChanges(changes: readonly Change[], places: Places): unknown[] {
  return changes.flatMap(change => {
    const token = places.token(change[0])
    return change.length === 1 ? [[token], null] : [token, change[1]]
  })
}

/** The steps in full; with a flaw where one refers to what none before it has named. */
export function unpackSteps(
  packed: readonly unknown[],
  layout = 1,
): {
  readonly steps: RecordedStep[]
  readonly flaw?: { readonly index: number; readonly message: string }
} {
  const places = new Places()
  const shapes = actionShapes()
  const steps: RecordedStep[] = []
  for (const [index, step] of packed.entries()) {
    if (!Array.isArray(step)) {
      steps.push({ seq: index + 1, ...(step as { end: MatchEnd; hash?: string }) })
      continue
    }
    const [seat, action, dice = [], written = [], hash] = layout === 1 ? step : inOrder(step)
    const known = layout === 1 ? { action } : shapes.unpack(action)
    if (!known) return { steps, flaw: { index, message: UNKNOWN_SHAPE } }
    const changes = unpackChanges(written, places)
    if (!changes) return { steps, flaw: { index, message: UNKNOWN_PLACE } }
    const unpacked: RecordedAction = { seq: index + 1, seat, action: known.action, dice: [...dice], changes }
    steps.push(hash === undefined ? unpacked : { ...unpacked, hash })
  }
  return { steps }
}

const UNKNOWN_PLACE = 'names a place by a number that no step before has given to one'
const UNKNOWN_SHAPE =
  'names the keys of its action by a number that no step before has given to them, or has not one value for each'

type PackedParts = readonly [number, unknown, (readonly Draw[])?, (readonly unknown[])?, string?]

/** A step of layout 2 in the order of layout 1. */
function inOrder([seat, action, changes, dice, hash]: readonly unknown[]): PackedParts {
  return [seat, action, dice, changes, hash] as PackedParts
}

function unpackChanges(written: readonly unknown[], places: Places): Change[] | undefined {
  const changes: Change[] = []
  for (let i = 0; i + 1 < written.length; i += 2) {
    const name = written[i]
    const removed = Array.isArray(name)
    const path = places.path((removed ? name[0] : name) as string | number)
    if (!path) return undefined
    changes.push(removed ? [path] : [path, written[i + 1]])
  }
  return changes
}

/** The changes of a packed step: places and values in turn. */
export const packedChanges = v.custom<unknown[]>(
  value =>
    Array.isArray(value) && value.length % 2 === 0 && value.every((part, i) => i % 2 === 1 || isPlace(part)),
  'changes are places and values in turn',
)

function isPlace(part: unknown): boolean {
  const name = Array.isArray(part) && part.length === 1 ? part[0] : part
  return v.is(token, name)
}

function pointerTo(path: readonly (string | number)[]): string {
  return path.map(key => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

function pathOf(pointer: string): (string | number)[] {
  if (pointer === '') return []
  return pointer
    .replace(/^\//, '')
    .split('/')
    .map(key =>
      /^(0|[1-9]\d{0,9})$/.test(key) ? Number(key) : key.replaceAll('~1', '/').replaceAll('~0', '~'),
    )
}
