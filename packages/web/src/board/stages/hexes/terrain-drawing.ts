import type { Cell } from '@sextant/scene'
import { mixed } from '../../draw/colour.ts'
import { scatter } from '../../draw/easing.ts'
import type { FigurePart } from '../../draw/icon.ts'
import type { Pen } from '../../draw/pen.ts'
import type { HexPlaces } from './places.ts'

/** The box of 512 of a drawing is as wide as a cell from corner to corner; a crown of a tree may stand out of it. */
const TO_WORLD = 2 / 512
const REACH = 1.15

/** What grows and lies on a cell: one of the variants of its terrain, the same every time. */
export function drawTerrain(pen: Pen, { terrain }: Cell, places: HexPlaces, number: number): boolean {
  const variants = pen.look.icons.groundOf(terrain)
  if (!variants) return pen.look.skin.terrains[terrain]?.drawings !== undefined
  if (variants.length === 0) return true
  const variant = Math.floor(scatter(number * 3 + 1) * variants.length)
  const mirrored = scatter(number * 5 + 2) < 0.5
  const at = { x: places.x[number] ?? 0, y: places.y[number] ?? 0 }
  const key = `ground ${terrain} ${variant} ${mirrored}${pen.look.theme}`
  pen.bitmaps.draw(pen, key, REACH, at, bitmap => {
    bitmap.ctx.scale(mirrored ? -TO_WORLD : TO_WORLD, TO_WORLD)
    bitmap.ctx.translate(-256, -256)
    drawParts(bitmap, terrain, variants[variant] ?? [])
  })
  return true
}

function drawParts({ ctx, look }: Pen, terrain: string, parts: readonly FigurePart[]): void {
  const ground = look.skin.terrains[terrain]?.[look.theme] ?? '#808080'
  for (const { path, fill } of parts) {
    ctx.fillStyle = toned(ground, fill)
    ctx.fill(path)
  }
}

/** `+12` is lighter than the ground by as many percent, `-20` darker. */
function toned(ground: string, fill: string): string {
  if (!/^[+-]\d+$/.test(fill)) return fill
  const by = Number(fill)
  return mixed(ground, by > 0 ? '#ffffff' : '#000000', Math.min(Math.abs(by), 100) / 100)
}
