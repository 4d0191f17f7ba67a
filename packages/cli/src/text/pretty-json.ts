/** JSON for people: whatever fits on a line stands on one. */
export function prettyJson(value: unknown, width: number): string[] {
  const short = compact(value)
  if (short.length <= width || typeof value !== 'object' || value === null) return [short]
  const parts: [prefix: string, part: unknown][] = Array.isArray(value)
    ? value.map(part => ['', part])
    : fieldsOf(value).map(([key, part]) => [`${JSON.stringify(key)}: `, part])
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const lines = parts.flatMap(([prefix, part], index) => {
    const [first = '', ...rest] = prettyJson(part, width - 3 - prefix.length)
    const written = [prefix + first, ...rest]
    if (index < parts.length - 1) written.push(`${written.pop()},`)
    return written.map(line => `  ${line}`)
  })
  return [open, ...lines, close]
}

/** On one line, with a little air; `nothing` where there is no value at all. */
export function compact(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(compact).join(', ')}]`
  const fields = fieldsOf(value).map(([key, part]) => `${JSON.stringify(key)}: ${compact(part)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** As in JSON, a field without a value is none. */
function fieldsOf(value: object): [key: string, part: unknown][] {
  return Object.entries(value).filter(([, part]) => part !== undefined)
}
