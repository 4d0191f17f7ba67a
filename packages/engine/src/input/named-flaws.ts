import { LIMITS } from './limits.ts'
import type { Flaw } from './schema.ts'

/**
 * Flaws with the names of what they lie in, where lists have things with names: of `/units/2/quality` the message begins
 * with the name of that unit.
 */
export function namedFlaws(data: unknown, flaws: readonly Flaw[]): Flaw[] {
  return flaws.map(({ path, message }) => ({
    path,
    message: [...namesOnTheWay(data, path.split('/').slice(1)), message].join(': '),
  }))
}

function namesOnTheWay(data: unknown, path: readonly string[]): string[] {
  const names: string[] = []
  let part = data
  for (const key of path) {
    const listed = Array.isArray(part)
    part = fieldOf(part, key.replaceAll('~1', '/').replaceAll('~0', '~'))
    const name = fieldOf(part, 'name')
    if (listed && typeof name === 'string' && name !== '') names.push(shortened(name))
  }
  return names
}

function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field)) return undefined
  return Reflect.get(value, field)
}

/** What a file says must not fill the message. */
function shortened(name: string): string {
  const characters = [...name]
  return characters.length <= LIMITS.name ? name : `${characters.slice(0, LIMITS.name - 1).join('')}…`
}
