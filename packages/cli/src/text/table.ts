import { columnsOf } from '@sextant/scene/terminal'

/** Rows in columns as wide as they need; columns marked `right` keep their figures under each other. */
export function table(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
  gap = 2,
): string[] {
  const widths: number[] = []
  for (const row of rows)
    for (const [column, text] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, columnsOf(text))
  return rows.map(row =>
    row
      .map((text, column) => {
        const spare = ' '.repeat((widths[column] ?? 0) - columnsOf(text))
        return right.includes(column) ? spare + text : text + spare
      })
      .join(' '.repeat(gap))
      .trimEnd(),
  )
}

/** Short items in as many columns as fit, to be read downwards like a list of files. */
export function inColumns(items: readonly string[], width: number, gap = 3): string[] {
  const widest = Math.max(0, ...items.map(columnsOf))
  const most = Math.max(1, Math.floor((width + gap) / (widest + gap)))
  const rows = Math.ceil(items.length / most)
  return Array.from({ length: rows }, (_, row) =>
    items
      .filter((_, index) => index % rows === row)
      .map(item => item + ' '.repeat(widest - columnsOf(item)))
      .join(' '.repeat(gap))
      .trimEnd(),
  )
}
