/** `a`, `a and b`, `a, b and c`. */
export function listed(names: readonly string[]): string {
  const [last = '', ...before] = names.toReversed()
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`
}
