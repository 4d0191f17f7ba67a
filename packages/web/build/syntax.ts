/** What is read of the syntax trees of sources that are changed while building. */

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

export function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const part of value) yield* nodesIn(part)
  else if (isObject(value)) {
    if (isNode(value)) yield value
    for (const part of Object.values(value)) yield* nodesIn(part)
  }
}

export function isNode(value: unknown): value is Node {
  return isObject(value) && typeof value.type === 'string' && typeof value.start === 'number'
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

export function nameOf(value: unknown): string {
  return isObject(value) && typeof value.name === 'string' ? value.name : ''
}
