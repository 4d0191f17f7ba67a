/**
 * Regret matching: both sides of a table of payoffs (what a row gains against a column, the column's loss) choose in
 * proportion to what they regret not to have chosen before. Their mean choices come near to those that nobody could
 * better, whatever the other chooses. Gives the rows' chances.
 */
export function matchRegrets(payoffs: readonly (readonly number[])[], rounds: number): number[] {
  const rows = payoffs.length
  const columns = payoffs[0]?.length ?? 0
  const rowRegret = new Float64Array(rows)
  const columnRegret = new Float64Array(columns)
  const sums = new Float64Array(rows)
  for (let round = 0; round < rounds; round++) {
    const row = inProportion(rowRegret)
    const column = inProportion(columnRegret)
    const rowGains = payoffs.map(line =>
      line.reduce((sum, gain, at) => sum + gain * (column[at] as number), 0),
    )
    const columnCosts = Array.from({ length: columns }, (_, at) =>
      payoffs.reduce((sum, line, from) => sum + (line[at] as number) * (row[from] as number), 0),
    )
    const gained = rowGains.reduce((sum, gain, at) => sum + gain * (row[at] as number), 0)
    for (let at = 0; at < rows; at++) {
      rowRegret[at] = Math.max(0, (rowRegret[at] as number) + (rowGains[at] as number) - gained)
      // Later rounds count for more: the first ones know nothing.
      sums[at] = (sums[at] as number) + (row[at] as number) * (round + 1)
    }
    for (let at = 0; at < columns; at++)
      columnRegret[at] = Math.max(0, (columnRegret[at] as number) + gained - (columnCosts[at] as number))
  }
  return [...inProportion(sums)]
}

function inProportion(weights: Float64Array): Float64Array {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return sum > 0 ? weights.map(weight => weight / sum) : weights.map(() => 1 / weights.length)
}
