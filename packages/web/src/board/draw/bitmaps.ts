import type { Pen } from './pen.ts'

/** Draws what is drawn again and again from bitmaps that are made once. */
export interface Bitmaps {
  /** Draws what `paint` draws around (0, 0), within `half` to each side, at (x, y). */
  draw(pen: Pen, key: string, half: number, at: Placing, paint: (pen: Pen) => void): void
}

export interface Placing {
  readonly x: number
  readonly y: number
  /** Drawn for this size, as sharp as at size 1. */
  readonly size?: number
  /** Drawn at size 1 and stretched. */
  readonly stretch?: number
}
