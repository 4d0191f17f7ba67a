import { type Rectangle, touches } from '../geometry/rectangle.ts'

/**
 * The ground as square bitmaps that are drawn once and then only moved. After a change of scale the old ones are
 * shown stretched until the new ones are there, a few in each frame.
 */
export interface TileCache {
  /** Shows a part of the world; true when every tile it needs was there or could be made in time. */
  show(ctx: CanvasRenderingContext2D, frame: TileFrame): boolean
  /** The ground has changed within a box of the world, or everywhere. */
  invalidate(box?: Rectangle): void
}

export interface TileFrame {
  /** What is in view, in world units. */
  readonly seen: Rectangle
  /** Device pixels to the world unit, and where the world's origin is on the canvas, in whole device pixels. */
  readonly scale: number
  readonly left: number
  readonly top: number
  /** Make tiles for this very scale, not stretch those of another. */
  readonly sharp: boolean
  readonly milliseconds: number
  /** Draws the ground within a box on a context set up for world units. */
  paint(ctx: CanvasRenderingContext2D, box: Rectangle, scale: number): void
}

interface Tile {
  readonly canvas: HTMLCanvasElement
  isStale: boolean
  used: number
}

interface Sheet {
  scale: number
  readonly tiles: Map<string, Tile>
}

/** Device pixels. Large enough to blit fast, small enough that making one fits into a frame. */
const SIDE = 512
const MOST_TILES = 48

export function createTileCache(): TileCache {
  let sheet: Sheet = { scale: 0, tiles: new Map() }
  let older: Sheet | undefined
  let clock = 0
  return {
    show(ctx, frame) {
      clock++
      if (frame.scale !== sheet.scale && (frame.sharp || sheet.tiles.size === 0)) {
        if (sheet.tiles.size > 0) older = sheet
        sheet = { scale: frame.scale, tiles: new Map() }
      }
      const deadline = performance.now() + frame.milliseconds
      if (older && older !== sheet) blit(ctx, older, frame, clock)
      const whole = fill(ctx, sheet, frame, clock, deadline)
      if (whole) older = undefined
      evict(sheet, clock)
      return whole
    },
    invalidate(box) {
      if (box === undefined) older = undefined
      for (const [key, tile] of sheet.tiles)
        if (box === undefined || touches(boxOf(key, sheet.scale), box)) tile.isStale = true
    },
  }
}

/** Draws the tiles in view, making those that are missing while there is time; at least one, so that it gets done. */
function fill(
  ctx: CanvasRenderingContext2D,
  sheet: Sheet,
  frame: TileFrame,
  clock: number,
  deadline: number,
): boolean {
  let whole = true
  let made = 0
  for (const key of keysWithin(frame.seen, sheet.scale)) {
    let tile = sheet.tiles.get(key)
    if (!tile || tile.isStale) {
      if (made > 0 && performance.now() > deadline) whole = false
      else {
        tile = make(key, sheet.scale, frame, tile?.canvas)
        sheet.tiles.set(key, tile)
        made++
      }
    }
    if (!tile) continue
    tile.used = clock
    place(ctx, key, tile, sheet.scale, frame)
  }
  return whole
}

function blit(ctx: CanvasRenderingContext2D, sheet: Sheet, frame: TileFrame, clock: number): void {
  for (const key of keysWithin(frame.seen, sheet.scale)) {
    const tile = sheet.tiles.get(key)
    if (!tile) continue
    tile.used = clock
    place(ctx, key, tile, sheet.scale, frame)
  }
}

function place(
  ctx: CanvasRenderingContext2D,
  key: string,
  tile: Tile,
  scale: number,
  frame: TileFrame,
): void {
  const [column, row] = placeOf(key)
  if (scale === frame.scale) {
    ctx.drawImage(tile.canvas, frame.left + column * SIDE, frame.top + row * SIDE)
    return
  }
  const side = (SIDE * frame.scale) / scale
  ctx.drawImage(tile.canvas, frame.left + column * side, frame.top + row * side, side, side)
}

function make(key: string, scale: number, frame: TileFrame, reuse: HTMLCanvasElement | undefined): Tile {
  const canvas = reuse ?? document.createElement('canvas')
  if (!reuse) {
    canvas.width = SIDE
    canvas.height = SIDE
  }
  const ctx = canvas.getContext('2d')
  if (ctx) {
    const [column, row] = placeOf(key)
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.clearRect(0, 0, SIDE, SIDE)
    ctx.setTransform(scale, 0, 0, scale, -column * SIDE, -row * SIDE)
    frame.paint(ctx, boxOf(key, scale), scale)
  }
  return { canvas, isStale: false, used: 0 }
}

function evict({ tiles }: Sheet, clock: number): void {
  if (tiles.size <= MOST_TILES) return
  for (const [key, tile] of tiles) if (tile.used < clock && tiles.size > MOST_TILES) tiles.delete(key)
}

function* keysWithin(seen: Rectangle, scale: number): Generator<string> {
  const units = SIDE / scale
  const [lastColumn, lastRow] = [
    Math.floor((seen.x + seen.width) / units),
    Math.floor((seen.y + seen.height) / units),
  ]
  for (let row = Math.floor(seen.y / units); row <= lastRow; row++)
    for (let column = Math.floor(seen.x / units); column <= lastColumn; column++) yield `${column} ${row}`
}

function placeOf(key: string): [column: number, row: number] {
  const [column = 0, row = 0] = key.split(' ').map(Number)
  return [column, row]
}

function boxOf(key: string, scale: number): Rectangle {
  const [column, row] = placeOf(key)
  const units = SIDE / scale
  return { x: column * units, y: row * units, width: units, height: units }
}
