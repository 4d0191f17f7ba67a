import { background, type ColourDepth, foreground, type Tint } from './colour.ts'
import { columnsOfChar, printable } from './columns.ts'

/** How something is printed. What is left out stays as it was. */
export interface Ink {
  readonly fg?: Tint
  readonly bg?: Tint
  readonly bold?: boolean
  readonly dim?: boolean
}

/**
 * A sheet of character cells. Everything is drawn on one, with or without colour, so that both come out in the
 * same layout. It grows downwards and to the right as it is written on.
 */
export class Canvas {
  readonly #rows: Spot[][] = []

  get width(): number {
    return Math.max(0, ...this.#rows.map(row => row.length))
  }

  get height(): number {
    return this.#rows.length
  }

  /** Writes text from column x, and returns the column after it. The background beneath stays. */
  write(x: number, y: number, text: string, ink: Ink = {}): number {
    let column = x
    for (const char of printable(text)) {
      const columns = columnsOfChar(char)
      if (columns === 0) continue
      this.#put(column, y, char, ink)
      if (columns === 2) this.#put(column + 1, y, '', ink)
      column += columns
    }
    return column
  }

  /** Colours the background of a block. */
  paint(x: number, y: number, columns: number, lines: number, ink: Ink): void {
    for (let row = y; row < Math.min(y + lines, MOST_LINES); row++)
      for (let column = x; column < Math.min(x + columns, MOST_COLUMNS); column++)
        this.#put(column, row, this.#at(column, row)?.char ?? ' ', ink)
  }

  isBlank(x: number, y: number): boolean {
    return (this.#at(x, y)?.char ?? ' ') === ' '
  }

  /** Puts another sheet on this one. */
  place(x: number, y: number, other: Canvas): void {
    for (const [line, row] of other.#rows.entries())
      for (const [column, spot] of row.entries()) this.#put(x + column, y + line, spot.char, spot)
  }

  /** The lines as printed; blanks at their ends only where they have a background. */
  toString(depth: ColourDepth = 'none'): string {
    return this.#rows.map(row => printRow(row, depth)).join('\n')
  }

  #at(x: number, y: number): Spot | undefined {
    return this.#rows[y]?.[x]
  }

  #put(x: number, y: number, char: string, ink: Ink): void {
    // Whatever asks for a sheet of a billion lines gets what a terminal can show.
    if (!(x >= 0 && x < MOST_COLUMNS && y >= 0 && y < MOST_LINES)) return
    while (this.#rows.length <= y) this.#rows.push([])
    const row = this.#rows[y] ?? []
    while (row.length <= x) row.push(BLANK)
    const under = row[x] ?? BLANK
    if (under.char === '' && char !== '') this.#clear(row, x - 1)
    if (row[x + 1]?.char === '') this.#clear(row, x + 1)
    row[x] = under.bg && !ink.bg ? { ...ink, bg: under.bg, char } : { ...ink, char }
  }

  /** What is left of a wide character when its other half is written over. */
  #clear(row: Spot[], x: number): void {
    row[x] = { ...row[x], char: ' ' }
  }
}

const MOST_COLUMNS = 2000
const MOST_LINES = 20_000

/** A character and its ink; the second column of a wide character is empty. */
interface Spot extends Ink {
  readonly char: string
}

const BLANK: Spot = { char: ' ' }

function printRow(row: readonly Spot[], depth: ColourDepth): string {
  if (depth === 'none')
    return row
      .map(spot => spot.char)
      .join('')
      .trimEnd()
  let line = ''
  let current = ''
  const end = row.findLastIndex(spot => spot.char !== ' ' || (spot.bg && background(spot.bg, depth))) + 1
  for (const spot of row.slice(0, end)) {
    const code = codeOf(spot, depth)
    if (code !== current) line += `\u001b[${code === '' ? '0' : `0;${code}`}m`
    current = code
    line += spot.char
  }
  return current === '' ? line : `${line}\u001b[0m`
}

function codeOf(ink: Ink, depth: ColourDepth): string {
  const codes = [
    ink.bold ? '1' : undefined,
    ink.dim ? '2' : undefined,
    ink.fg && foreground(ink.fg, depth),
    ink.bg && background(ink.bg, depth),
  ]
  return codes.filter(code => code !== undefined).join(';')
}
