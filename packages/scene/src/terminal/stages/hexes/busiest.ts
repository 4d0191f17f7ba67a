/**
 * Where a stretch of `span` columns begins that holds the most of what is going on, and holds it as near to its
 * middle as the ends of the board allow. Where nothing is going on, every cell counts.
 */
export function busiestStart(columns: readonly number[], busy: readonly number[], span: number): number {
  const last = Math.max(...columns) - span
  const starts = [...new Set(columns.map(column => Math.min(column, last)))]
  const weighed = starts.map(start => weigh(start, busy.length > 0 ? busy : columns, span))
  return weighed.reduce((best, other) =>
    other.count > best.count || (other.count === best.count && other.offCentre < best.offCentre)
      ? other
      : best,
  ).start
}

function weigh(start: number, busy: readonly number[], span: number) {
  const held = busy.filter(column => column >= start && column <= start + span)
  const middle = held.reduce((sum, column) => sum + column, 0) / held.length
  return { start, count: held.length, offCentre: Math.abs(start + span / 2 - middle) }
}
