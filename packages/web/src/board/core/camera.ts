import type { Point } from '@sextant/hex'
import type { Rectangle } from '../geometry/rectangle.ts'
import type { View } from '../geometry/view.ts'

/** Which part of the world is seen: the world point in the middle of the view, and CSS pixels to the world unit. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** What there is to be seen, and how far fitting it into view may blow it up, in CSS pixels to the world unit. */
export interface World {
  readonly bounds: Rectangle
  readonly largestFit: number
}

/** CSS pixels that stay free around a board that is fitted into view. */
export const MARGIN = 20
const LARGEST_SCALE = 120

/** The whole world in the middle of the view. */
export function fitted(world: World, view: View): Camera {
  const { bounds } = world
  return {
    x: bounds.x + bounds.width / 2,
    y: bounds.y + bounds.height / 2,
    scale: fitScale(world, view),
  }
}

/** The least scale, in CSS pixels to the world unit, at which a board with a place to look at is shown whole. */
const WHOLE_SCALE = 15
/** The scale at which it is shown around that place instead. */
const FOCUS_SCALE = 21

/** The scale below which cells are too small to be pointed at: what would need less is left out. */
const LEAST_FOCUS_SCALE = 13

/** World units that stay free around points that are to be seen together. */
const AROUND = 2

/**
 * The whole world, or where that would be too small to see anything, as much of it as there is room for around a point; farther
 * away where others are to be seen with it, as many of them as can be, the first before the last.
 */
export function framed(
  world: World,
  view: View,
  focus: Point | undefined,
  others: readonly Point[] = [],
): Camera {
  const whole = fitted(world, view)
  if (!focus || whole.scale >= WHOLE_SCALE) return whole
  let camera = around([focus], view)
  const seen = [focus]
  for (const other of others) {
    const wider = around([...seen, other], view)
    if (wider.scale < LEAST_FOCUS_SCALE) continue
    camera = wider
    seen.push(other)
  }
  return clamped(camera, view, world)
}

/** As near as all points can be seen from. */
function around(points: readonly Point[], view: View): Camera {
  const [left, right] = extentOf(points.map(({ x }) => x))
  const [top, bottom] = extentOf(points.map(({ y }) => y))
  const scale = Math.min(
    FOCUS_SCALE,
    view.width / (right - left + 2 * AROUND),
    view.height / (bottom - top + 2 * AROUND),
  )
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale }
}

function extentOf(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)]
}

export function panned(camera: Camera, pixelsX: number, pixelsY: number): Camera {
  return { ...camera, x: camera.x - pixelsX / camera.scale, y: camera.y - pixelsY / camera.scale }
}

/** Closer by a factor, while the world point under the given pixel stays where it is. */
export function zoomed(camera: Camera, view: View, world: World, factor: number, pixel: Point): Camera {
  const scale = clampScale(camera.scale * factor, world, view)
  const held = toWorld(camera, view, pixel)
  return {
    x: held.x - (pixel.x - view.width / 2) / scale,
    y: held.y - (pixel.y - view.height / 2) / scale,
    scale,
  }
}

/** Near enough for cells to be told apart by a finger, while a world point stays where it is in the view. */
export function approached(camera: Camera, view: View, world: World, at: Point): Camera {
  const factor = FOCUS_SCALE / camera.scale
  return factor > 1 ? zoomed(camera, view, world, factor, toPixel(camera, view, at)) : camera
}

/** The nearest camera that shows no more beside the board than it must; a board smaller than the view is centred. */
export function clamped(camera: Camera, view: View, world: World): Camera {
  const { bounds } = world
  const scale = clampScale(camera.scale, world, view)
  return {
    x: clampAxis(camera.x, bounds.x, bounds.width, view.width / scale, MARGIN / scale),
    y: clampAxis(camera.y, bounds.y, bounds.height, view.height / scale, MARGIN / scale),
    scale,
  }
}

/** Moved as little as needed for a circle of the world to be in view. */
export function revealing(camera: Camera, view: View, at: Point, radius: number): Camera {
  const halfWidth = view.width / 2 / camera.scale - radius
  const halfHeight = view.height / 2 / camera.scale - radius
  return {
    x: nearest(camera.x, at.x - halfWidth, at.x + halfWidth, at.x),
    y: nearest(camera.y, at.y - halfHeight, at.y + halfHeight, at.y),
    scale: camera.scale,
  }
}

export function toWorld(camera: Camera, view: View, pixel: Point): Point {
  return {
    x: camera.x + (pixel.x - view.width / 2) / camera.scale,
    y: camera.y + (pixel.y - view.height / 2) / camera.scale,
  }
}

export function toPixel(camera: Camera, view: View, at: Point): Point {
  return {
    x: (at.x - camera.x) * camera.scale + view.width / 2,
    y: (at.y - camera.y) * camera.scale + view.height / 2,
  }
}

/** What of the world is in view. */
export function seen({ x, y, scale }: Camera, view: View): Rectangle {
  const width = view.width / scale
  const height = view.height / scale
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** Part of the way from one camera to another, 0 to 1; scale goes by equal factors, as the eye expects. */
export function between(from: Camera, to: Camera, part: number): Camera {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    scale: from.scale * (to.scale / from.scale) ** part,
  }
}

export function sameCamera(a: Camera, b: Camera): boolean {
  return a.x === b.x && a.y === b.y && a.scale === b.scale
}

function fitScale({ bounds, largestFit }: World, view: View): number {
  const across = (view.width - 2 * MARGIN) / bounds.width
  const down = (view.height - 2 * MARGIN) / bounds.height
  return Math.max(Math.min(across, down, largestFit), 0.5)
}

function clampScale(scale: number, world: World, view: View): number {
  const least = fitScale(world, view)
  return Math.min(Math.max(scale, least), Math.max(LARGEST_SCALE, least))
}

function clampAxis(
  centre: number,
  start: number,
  length: number,
  seenLength: number,
  margin: number,
): number {
  if (length + 2 * margin <= seenLength) return start + length / 2
  const half = seenLength / 2
  return Math.min(Math.max(centre, start - margin + half), start + length + margin - half)
}

function nearest(value: number, low: number, high: number, middle: number): number {
  return low > high ? middle : Math.min(Math.max(value, low), high)
}
