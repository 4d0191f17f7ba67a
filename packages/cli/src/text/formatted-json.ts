/** As wide as the formatter of this repository lets lines be. */
const WIDTH = 110

/** JSON as the formatter writes it: a list of plain values in one line where it fits, each field in a line of its own. */
export function formattedJson(value: unknown, indent = '', before = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const deeper = `${indent}  `
  if (!Array.isArray(value)) {
    const fields = Object.entries(value).map(([key, part]) => {
      const name = `${deeper}${JSON.stringify(key)}: `
      return name + formattedJson(part, deeper, name.length)
    })
    return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${indent}}`
  }
  const isPlain = value.every(part => typeof part !== 'object' || part === null)
  const line = `[${value.map(part => JSON.stringify(part)).join(', ')}]`
  // A comma may follow.
  if (isPlain && before + line.length < WIDTH) return line
  const parts = value.map(part => deeper + formattedJson(part, deeper, deeper.length))
  return `[\n${parts.join(',\n')}\n${indent}]`
}
