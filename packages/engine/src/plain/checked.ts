/** The item at a place of a list that is known to have one; an error names the place where there is none. */
export function at<T>(list: ArrayLike<T>, place: number): T {
  const item = list[place]
  if (item === undefined) throw new RangeError(`There is no item ${place}: the list has ${list.length}`)
  return item
}

/** The value under a key that is known to be there; an error names the key where it is not. */
export function must<K, V>(map: { get(key: K): V | undefined }, key: K): V {
  const value = map.get(key)
  if (value === undefined) throw new RangeError(`There is nothing under ${String(key)}`)
  return value
}
