import type { ChartStage, ChartWay } from '../../../stages/chart.ts'
import { columnsOf } from '../../columns.ts'
import type { Point } from '../../stroke.ts'

/** Where everything on a chart is written, in columns and lines. */
export interface ChartLayout {
  readonly columns: number
  readonly lines: number
  /** By place: the middle of its token, which is three columns wide. */
  readonly places: readonly Point[]
  /** By place: where its name begins; nothing where there is no room for it. */
  readonly names: readonly (Point | undefined)[]
  /** By way: where its label begins. */
  readonly labels: readonly (Point | undefined)[]
  /** Whether a spot is taken by a token, a name or a label. */
  taken(x: number, y: number): boolean
}

/** A line is about as high as two columns are wide. */
const LINE_IN_COLUMNS = 2
const LINES = { least: 7, most: 26 } as const
/** Half a token beside its middle. */
const HALF = 1

export function layoutChart(
  stage: ChartStage,
  columns: number,
  names: readonly string[],
  labels: readonly string[],
): ChartLayout {
  const { top, height } = frameOf(stage)
  const scaled = 1 + Math.round((columns * height) / stage.width / LINE_IN_COLUMNS)
  const lines = Math.max(LINES.least, Math.min(LINES.most, scaled))
  const sheet = new Sheet(columns, lines)
  const places = stage.places.map(({ x, y }) =>
    sheet.takeNear({
      x: HALF + Math.round((x / stage.width) * (columns - 1 - 2 * HALF)),
      y: Math.round(((y - top) / Math.max(1e-9, height)) * (lines - 1)),
    }),
  )
  const named: (Point | undefined)[] = stage.places.map(() => undefined)
  const ports = [...stage.places.keys()].sort((a, b) => order(stage, a) - order(stage, b))
  for (const place of ports) named[place] = sheet.takeBeside(places[place], columnsOf(names[place] ?? ''))
  const labelled = stage.ways.map((way, number) => sheet.takeOn(way, places, columnsOf(labels[number] ?? '')))
  return { columns, lines, places, names: named, labels: labelled, taken: (x, y) => sheet.taken(x, y) }
}

/** The part of a chart from north to south where there is something to see. */
function frameOf({ land = [], places, height }: ChartStage): {
  readonly top: number
  readonly height: number
} {
  if (land.length > 0) return { top: 0, height }
  const rows = places.map(({ y }) => y)
  const top = Math.min(...rows)
  return { top, height: Math.max(...rows) - top }
}

/** Ports are named first. */
function order({ places }: ChartStage, place: number): number {
  return places[place]?.size === 'large' ? 0 : 1
}

/** Which spots of the chart are taken. */
class Sheet {
  readonly #taken = new Set<number>()
  readonly #columns: number
  readonly #lines: number

  constructor(columns: number, lines: number) {
    this.#columns = columns
    this.#lines = lines
  }

  taken(x: number, y: number): boolean {
    return this.#taken.has(y * this.#columns + x)
  }

  /** Room for a token, there or as near as can be. */
  takeNear({ x, y }: Point): Point {
    const spots: Point[] = []
    for (let line = 0; line < this.#lines; line++)
      for (let column = HALF; column < this.#columns - HALF; column++)
        if (this.#free(column - HALF - 1, line, 2 * HALF + 3)) spots.push({ x: column, y: line })
    const off = (spot: Point) => Math.abs(spot.x - x) + LINE_IN_COLUMNS * Math.abs(spot.y - y)
    const spot = spots.reduce<Point>(
      (best, other) => (off(other) < off(best) ? other : best),
      spots[0] ?? { x, y },
    )
    this.#take(spot.x - HALF, spot.y, 2 * HALF + 1)
    return spot
  }

  /** Room for a name to the right of a token, to its left, below or above it. */
  takeBeside(token: Point | undefined, width: number): Point | undefined {
    if (!token || width === 0) return undefined
    const { x, y } = token
    const centred = Math.max(0, Math.min(this.#columns - width, x - Math.floor(width / 2)))
    const spots: Point[] = [
      { x: x + HALF + 2, y },
      { x: x - HALF - 1 - width, y },
      { x: centred, y: y + 1 },
      { x: centred, y: y - 1 },
      { x: x + HALF + 1, y: y + 1 },
      { x: x + HALF + 1, y: y - 1 },
    ]
    return this.#first(spots, width)
  }

  /** Room for a label on the way itself, which must still be seen on both sides of it. */
  takeOn({ from, to }: ChartWay, places: readonly Point[], width: number): Point | undefined {
    const [a, b] = [places[from], places[to]]
    if (!a || !b || width === 0) return undefined
    const [dx, dy] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)]
    if (dx - width < 8 && dy < 4) return undefined
    const spots = [1 / 2, 2 / 5, 3 / 5].map(part => ({
      x: Math.round(a.x + (b.x - a.x) * part - width / 2),
      y: Math.round(a.y + (b.y - a.y) * part),
    }))
    return this.#first(spots, width)
  }

  #first(spots: readonly Point[], width: number): Point | undefined {
    const spot = spots.find(
      ({ x, y }) => x >= 0 && x + width <= this.#columns && this.#free(x - 1, y, width + 2),
    )
    // Ways keep a column off what is written.
    if (spot) this.#take(spot.x - 1, spot.y, width + 2)
    return spot
  }

  /** What lies beyond the edges is nobody's, except that there are no lines there. */
  #free(x: number, y: number, width: number): boolean {
    if (y < 0 || y >= this.#lines) return false
    for (let column = Math.max(0, x); column < Math.min(this.#columns, x + width); column++)
      if (this.taken(column, y)) return false
    return true
  }

  #take(x: number, y: number, width: number): void {
    for (let column = Math.max(0, x); column < Math.min(this.#columns, x + width); column++)
      this.#taken.add(y * this.#columns + column)
  }
}
