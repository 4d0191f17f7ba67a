import type { Text } from './text.ts'

/** A drawing of a piece and all that it has, made of marks: plain data, so that any renderer can draw it and read it out. */
export interface Diagram {
  /** In units of its own; x runs right and y runs down from the upper left. */
  readonly width: number
  readonly height: number
  /** Later ones are drawn over earlier ones. */
  readonly marks: readonly DiagramMark[]
}

export interface DiagramMark {
  /** An SVG path; words around a place; or an icon of the skin in a box around a place. */
  readonly shape:
    | { readonly path: string }
    | { readonly text: Text; readonly x: number; readonly y: number; readonly size: number }
    | { readonly icon: string; readonly x: number; readonly y: number; readonly size: number }
  readonly paint: DiagramPaint
  /** How strong the paint is, up to 1: whole if not said. */
  readonly strength?: number
  /** What it is and how it stands, for tooltips and screen readers; without it, it is only to look at. */
  readonly name?: Text
  /** The button of a gesture that it presses as well. */
  readonly button?: string
  /** The step of a gesture that it chooses instead, while that one is asked for. */
  readonly step?: string
  /** The part of the piece that it stands for: pointing at it shows what that part can reach. */
  readonly part?: string
}

export const DIAGRAM_PAINTS = [
  'ink',
  'back',
  'faint',
  'side',
  'health',
  'shield',
  'armour',
  'energy',
  'spent',
  'bad',
  'on',
] as const
/** What it is painted with; renderers give each its colour. `side` is the colour of the piece's side,
 * `back` that of the page. */
export type DiagramPaint = (typeof DIAGRAM_PAINTS)[number]
