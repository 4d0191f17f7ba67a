/** The same table with twice the room. */
export function doubled(table: Int32Array): Int32Array {
  const larger = new Int32Array(table.length * 2)
  larger.set(table)
  return larger
}
