/** 1, 2, 5, 10, 20, 50 and so on. */
const WHOLE = Array.from({ length: 10 }, (_, power) => [1, 2, 5].map(digit => digit * 10 ** power)).flat()

/** How far apart the ticks of an axis may be: there is no half round and no half a kill. */
export function incrementsFor(values: readonly number[]): { incrs?: number[] } {
  return values.every(Number.isInteger) ? { incrs: WHOLE } : {}
}
