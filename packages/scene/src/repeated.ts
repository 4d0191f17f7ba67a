/** Which items have the key of an earlier one, and which one that is. */
export function repeated<T, K>(
  items: readonly T[],
  keyOf: (item: T, number: number) => K | undefined,
): [number: number, first: number][] {
  const firsts = new Map<K, number>()
  return items.flatMap((item, number): [number, number][] => {
    const key = keyOf(item, number)
    if (key === undefined) return []
    const first = firsts.get(key)
    if (first !== undefined) return [[number, first]]
    firsts.set(key, number)
    return []
  })
}
