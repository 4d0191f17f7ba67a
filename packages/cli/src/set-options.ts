import { parseJson } from '@sextant/engine'
import { unknown } from '@sextant/engine/cases'
import { UsageError } from './usage-error.ts'

/** Options with some of their values changed: `ruleset.units.cavalry.cost=35`, or `/ruleset/units/cavalry/cost=35`. */
export function withChanges(options: unknown, changes: readonly string[], command: string): unknown {
  const before = new Set<string>()
  return changes.reduce<unknown>((changed, written) => {
    const at = written.indexOf('=')
    if (at < 1)
      throw new UsageError(`--set needs a path and a value, such as --set a.b=5; found ${written}`, command)
    const path = pathOf(written.slice(0, at))
    const place = JSON.stringify(path)
    if (before.has(place))
      throw new UsageError(`--set ${path.join('.')} is given twice: give it once`, command)
    before.add(place)
    return changedAt(changed, path, 0, parsedValue(written.slice(at + 1), written.slice(0, at)), command)
  }, options)
}

function pathOf(text: string): string[] {
  if (!text.startsWith('/')) return text.split('.')
  return text
    .slice(1)
    .split('/')
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** JSON where it is some, else the text itself: `5`, `true`, `[1, 2]`, `rain`. JSON keeps to the limits of files. */
function parsedValue(text: string, path: string): unknown {
  try {
    JSON.parse(text)
  } catch {
    return text
  }
  return parseJson(text, `--set ${path}`)
}

function changedAt(
  value: unknown,
  path: readonly string[],
  depth: number,
  next: unknown,
  command: string,
): unknown {
  const key = path[depth]
  if (key === undefined) return next
  const above = path.slice(0, depth).join('.')
  if (typeof value !== 'object' || value === null)
    throw new UsageError(
      `--set ${path.join('.')}: ${above} is ${JSON.stringify(value)} and has no fields`,
      command,
    )
  if (!Object.hasOwn(value, key) || (Array.isArray(value) && key === 'length')) {
    const known = Object.keys(value)
    const where = above === '' ? 'option' : `field of ${above}`
    throw new UsageError(`--set ${path.join('.')}: ${unknown(where, key, known)}`, command)
  }
  const entries = new Map<string, unknown>(Object.entries(value))
  const part = changedAt(entries.get(key), path, depth + 1, next, command)
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? part : item))
  return Object.fromEntries([...entries].map(([name, item]) => [name, name === key ? part : item]))
}
