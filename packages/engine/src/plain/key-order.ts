/** The keys of an object in canonical order, each with what is written before its value. */
export interface KeyOrder {
  readonly keys: readonly string[]
  /** `{"a":`, `,"b":` */
  readonly heads: readonly string[]
}

/**
 * Sorts keys, and remembers what it has sorted: states have few shapes, and sorting took most of the time of writing
 * them. What it remembers only saves time.
 */
export function createKeyOrders(): (keys: readonly string[]) => KeyOrder {
  let root = branch()
  let size = 0

  return keys => {
    // Objects that hold things by name have a shape of their own each.
    if (keys.length > MOST_KEYS) return sorted(keys)
    let at = root
    for (const key of keys) {
      let next = at.next.get(key)
      if (!next) {
        next = branch()
        at.next.set(key, next)
        size++
      }
      at = next
    }
    at.order ??= sorted(keys)
    if (size > MOST_BRANCHES) {
      root = branch()
      size = 0
    }
    return at.order
  }
}

const MOST_KEYS = 64
const MOST_BRANCHES = 20_000

/** Reached by the keys of an object one after the other. */
interface Branch {
  readonly next: Map<string, Branch>
  order: KeyOrder | undefined
}

function branch(): Branch {
  return { next: new Map(), order: undefined }
}

function sorted(keys: readonly string[]): KeyOrder {
  const inOrder = [...keys].sort()
  return {
    keys: inOrder,
    heads: inOrder.map((key, place) => `${place === 0 ? '{' : ','}${JSON.stringify(key)}:`),
  }
}
