/** The common form: two of the three cube coordinates; the third is `-q - r`. */
export interface Axial {
  readonly q: number
  readonly r: number
}

/** Always `q + r + s = 0`. */
export interface Cube extends Axial {
  readonly s: number
}

/** Row and column counted from 0, as on a printed map. */
export interface Offset {
  readonly row: number
  readonly column: number
}

export function axial(q: number, r: number): Axial {
  return { q, r }
}

export function cube({ q, r }: Axial): Cube {
  return { q, r, s: 0 - q - r }
}

export function add(a: Axial, b: Axial): Axial {
  return { q: a.q + b.q, r: a.r + b.r }
}

export function subtract(a: Axial, b: Axial): Axial {
  return { q: a.q - b.q, r: a.r - b.r }
}

export function scale(a: Axial, factor: number): Axial {
  return { q: a.q * factor, r: a.r * factor }
}

/** Steps between two hexes of the endless grid. */
export function axialDistance(a: Axial, b: Axial): number {
  return axialLength(a.q - b.q, a.r - b.r)
}

/** Steps from the origin to (q, r): the largest of |q|, |r| and |s|. */
export function axialLength(q: number, r: number): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

/** Rows 1, 3, 5 … lie half a hex to the right: the rectangle of pointy hexes. */
export function axialFromOddR({ row, column }: Offset): Axial {
  return { q: column - (row >> 1), r: row }
}

export function oddRFromAxial({ q, r }: Axial): Offset {
  return { row: r, column: q + (r >> 1) }
}

/** Columns 1, 3, 5 … lie half a hex lower: the rectangle of flat hexes. */
export function axialFromOddQ({ row, column }: Offset): Axial {
  return { q: column, r: row - (column >> 1) }
}

export function oddQFromAxial({ q, r }: Axial): Offset {
  return { row: r + (q >> 1), column: q }
}
