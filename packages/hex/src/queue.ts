/**
 * A priority queue of the numbers 0 … n-1 for priorities that never fall and never lie more than 511 apart: a ring
 * of buckets, each a doubly linked list in order of arrival. Every operation takes constant time.
 */
export interface BucketQueue {
  readonly head: Int32Array
  readonly tail: Int32Array
  readonly next: Int32Array
  readonly previous: Int32Array
}

const BUCKETS = 512
const NONE = -1

export function createQueue(capacity: number): BucketQueue {
  return {
    head: new Int32Array(BUCKETS).fill(NONE),
    tail: new Int32Array(BUCKETS).fill(NONE),
    next: new Int32Array(capacity),
    previous: new Int32Array(capacity),
  }
}

/** The earliest of a priority, or -1. */
export function first(queue: BucketQueue, priority: number): number {
  return queue.head[priority % BUCKETS] as number
}

export function insert(queue: BucketQueue, item: number, priority: number): void {
  const bucket = priority % BUCKETS
  const last = queue.tail[bucket] as number
  if (last === NONE) queue.head[bucket] = item
  else queue.next[last] = item
  queue.previous[item] = last
  queue.next[item] = NONE
  queue.tail[bucket] = item
}

export function remove(queue: BucketQueue, item: number, priority: number): void {
  const bucket = priority % BUCKETS
  const before = queue.previous[item] as number
  const after = queue.next[item] as number
  if (before === NONE) queue.head[bucket] = after
  else queue.next[before] = after
  if (after === NONE) queue.tail[bucket] = before
  else queue.previous[after] = before
}
