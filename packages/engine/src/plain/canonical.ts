import { createKeyOrders } from './key-order.ts'
import { whyNotPlain } from './plain.ts'
import { sha256Hex } from './sha256.ts'

const orderOf = createKeyOrders()

/**
 * The one JSON text of a piece of plain data: keys in order of their UTF-16 units, no spaces (RFC 8785). Two
 * states are the same exactly when their canonical texts are.
 */
export function canonicalJson(value: unknown): string {
  const text = write(value)
  if (text === undefined) throw new TypeError(`Not plain data: ${whyNotPlain(value) ?? 'unknown reason'}`)
  return text
}

/** 64 bits of SHA-256 over the canonical JSON, as 16 hex digits: to tell states apart, not to sign them. */
export function stateHash(state: unknown): string {
  return sha256Hex(canonicalJson(state)).slice(0, 16)
}

/** Nothing where the value, or anything in it, is not JSON. */
function write(value: unknown): string | undefined {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? String(value) : undefined
    case 'string':
      return JSON.stringify(value)
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      break
    default:
      return undefined
  }
  if (value === null) return 'null'
  return Array.isArray(value) ? writeList(value) : writeObject(value as Record<string, unknown>)
}

function writeList(list: readonly unknown[]): string | undefined {
  let text = '['
  for (let i = 0; i < list.length; i++) {
    const part = write(list[i])
    if (part === undefined) return undefined
    text += i === 0 ? part : `,${part}`
  }
  return `${text}]`
}

function writeObject(object: Record<string, unknown>): string | undefined {
  const prototype = Object.getPrototypeOf(object)
  if (prototype !== Object.prototype && prototype !== null) return undefined
  const { keys, heads } = orderOf(Object.keys(object))
  if (keys.length === 0) return '{}'
  let text = ''
  for (let i = 0; i < keys.length; i++) {
    const part = write(object[keys[i] as string])
    if (part === undefined) return undefined
    text += heads[i] as string
    text += part
  }
  return `${text}}`
}
