/** The chance of each number of wounds left, by unit: a row of `stride` each. */
export interface WoundChances {
  readonly chances: Float64Array
  readonly stride: number
}

/** A unit takes wounds by their chances, if it is attacked at all. */
export function suffer(
  { chances, stride }: WoundChances,
  wounds: Float64Array,
  unit: number,
  chance: number,
): void {
  const row = unit * stride
  for (let left = 1; left < stride; left++) {
    const share = (chances[row + left] as number) * chance
    if (share === 0) continue
    chances[row + left] = (chances[row + left] as number) - share
    for (let lost = 0; lost < wounds.length; lost++) {
      const place = row + (lost < left ? left - lost : 0)
      chances[place] = (chances[place] as number) + share * (wounds[lost] as number)
    }
  }
}
