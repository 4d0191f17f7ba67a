import type { Point } from '@sextant/hex'
import { scatter } from '../../draw/easing.ts'
import type { Pen } from '../../draw/pen.ts'
import type { Rectangle } from '../../geometry/rectangle.ts'

/** What an icon covers, in its own units of 512 to the side. */
export interface Silhouette {
  readonly path: Path2D | undefined
  readonly box: Rectangle
  /** Points well within it, in an order that looks like chance but is always the same. */
  readonly solid: readonly Point[]
}

const silhouettes = new WeakMap<object, Map<string, Silhouette>>()

/** Found once for each icon by drawing it small and looking where it is. */
export function silhouetteOf({ look }: Pen, icon: string): Silhouette {
  const ofSkin = silhouettes.get(look.skin) ?? new Map<string, Silhouette>()
  silhouettes.set(look.skin, ofSkin)
  const known = ofSkin.get(icon)
  if (known) return known
  const path = look.icons.pathOf(icon)
  const found = measured(path)
  // Its drawing may still come.
  if (path) ofSkin.set(icon, found)
  return found
}

/** Thick enough to be holed without falling apart: solid all around. */
const AROUND = [-2, 0, 2].flatMap(x => [-2, 0, 2].map(y => [x, y] as const))

const GRID = 64
const PITCH = 512 / GRID

function measured(path: Path2D | undefined): Silhouette {
  const whole: Silhouette = { path, box: { x: 56, y: 56, width: 400, height: 400 }, solid: [] }
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = GRID
  const ctx = canvas.getContext('2d', { willReadFrequently: true })
  if (!path || !ctx) return whole
  ctx.scale(1 / PITCH, 1 / PITCH)
  ctx.fill(path)
  const { data } = ctx.getImageData(0, 0, GRID, GRID)
  const solid: Point[] = []
  for (let dot = 0; dot < GRID * GRID; dot++)
    if ((data[dot * 4 + 3] ?? 0) > 100)
      solid.push({ x: ((dot % GRID) + 0.5) * PITCH, y: (Math.floor(dot / GRID) + 0.5) * PITCH })
  if (solid.length === 0) return whole
  const isSolid = (x: number, y: number) => (data[(y * GRID + x) * 4 + 3] ?? 0) > 100
  const isInner = (point: Point) => {
    const [column, row] = [Math.floor(point.x / PITCH), Math.floor(point.y / PITCH)]
    return AROUND.every(([x, y]) => isSolid(column + x, row + y))
  }
  const [xs, ys] = [solid.map(({ x }) => x), solid.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - PITCH / 2, Math.min(...ys) - PITCH / 2]
  return {
    path,
    box: {
      x: left,
      y: top,
      width: Math.max(...xs) + PITCH / 2 - left,
      height: Math.max(...ys) + PITCH / 2 - top,
    },
    solid: solid
      .filter(isInner)
      .map((point, number) => ({ point, order: scatter(number * 1.7) }))
      .sort((a, b) => a.order - b.order)
      .map(({ point }) => point),
  }
}
