import { at } from '@sextant/engine'

/**
 * Regret matching on a zero-sum game, given the payoffs of the rows against the columns: both sides choose in
 * proportion to what they regret not having chosen before. Their average choices converge to an equilibrium. Returns
 * the chances of the rows.
 */
export function matchRegrets(payoffs: readonly (readonly number[])[], iterations: number): number[] {
  const rows = payoffs.length
  const columns = payoffs[0]?.length ?? 0
  const rowRegret = new Float64Array(rows)
  const columnRegret = new Float64Array(columns)
  const sums = new Float64Array(rows)
  for (let iteration = 0; iteration < iterations; iteration++) {
    const row = inProportion(rowRegret)
    const column = inProportion(columnRegret)
    const rowGains = payoffs.map(line => line.reduce((sum, gain, c) => sum + gain * at(column, c), 0))
    const columnCosts = Array.from({ length: columns }, (_, c) =>
      payoffs.reduce((sum, line, r) => sum + at(line, c) * at(row, r), 0),
    )
    const gained = rowGains.reduce((sum, gain, r) => sum + gain * at(row, r), 0)
    for (let r = 0; r < rows; r++) {
      rowRegret[r] = Math.max(0, at(rowRegret, r) + at(rowGains, r) - gained)
      // Later iterations count for more: the first ones know nothing.
      sums[r] = at(sums, r) + at(row, r) * (iteration + 1)
    }
    for (let c = 0; c < columns; c++)
      columnRegret[c] = Math.max(0, at(columnRegret, c) + gained - at(columnCosts, c))
  }
  return [...inProportion(sums)]
}

function inProportion(weights: Float64Array): Float64Array {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return sum > 0 ? weights.map(weight => weight / sum) : weights.map(() => 1 / weights.length)
}
