/** Where two pieces of data hold the very same object, or nothing. */
export function sharedPlace(a: unknown, b: unknown): string | undefined {
  const places = new Map<object, string>()
  const note = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    places.set(value, path)
    for (const [key, part] of Object.entries(value)) note(part, `${path}/${key}`)
  }
  const find = (value: unknown): string | undefined => {
    if (typeof value !== 'object' || value === null) return undefined
    const path = places.get(value)
    if (path !== undefined) return path
    for (const part of Object.values(value)) {
      const found = find(part)
      if (found !== undefined) return found
    }
    return undefined
  }
  note(a, '')
  return find(b)
}
