import type { HexStage, Skin } from '@sextant/scene'
import { faded } from '../../draw/colour.ts'
import { scatter } from '../../draw/easing.ts'
import { atLeast, type Pen } from '../../draw/pen.ts'
import { shoreOf } from './border.ts'
import type { HexPlaces } from './places.ts'

/** Light on water: thin bright lines that drift and sway, slowly enough not to be watched. */
export function drawRipples(pen: Pen, stage: HexStage, places: HexPlaces, seconds: number): void {
  const water = waterOf(stage, places, pen.look.skin)
  if (!water) return
  const { ctx, look } = pen
  const { x: left, y: top, width, height } = places.bounds
  ctx.save()
  ctx.clip(water)
  ctx.lineCap = 'round'
  for (const family of [0, 1]) {
    ctx.beginPath()
    for (let row = 0; row * PITCH < height + PITCH; row++)
      addRow(ctx, left, top + (row + family / 2) * PITCH, width, seconds, row * 2 + family)
    ctx.lineWidth = atLeast(pen, family === 0 ? 0.1 : 0.05, 1)
    ctx.strokeStyle = faded('#ffffff', look.theme === 'light' ? 0.34 - 0.1 * family : 0.075 - 0.02 * family)
    ctx.stroke()
  }
  ctx.restore()
}

const known = new WeakMap<HexStage['cells'], Path2D | null>()

/** The cells that light plays over; the whole board where that is all of them, and null where there is none. */
function waterOf({ cells }: HexStage, places: HexPlaces, { terrains }: Skin): Path2D | null {
  const before = known.get(cells)
  if (before !== undefined) return before
  const wet = cells.flatMap(({ terrain }, cell) => (terrains[terrain]?.ripples ? [cell] : []))
  const water = wet.length === 0 ? null : wet.length === cells.length ? shoreOf(places) : new Path2D()
  if (water && wet.length < cells.length) for (const cell of wet) addHex(water, places, cell)
  known.set(cells, water)
  return water
}

function addHex(path: Path2D, { x, y, outline }: HexPlaces, cell: number): void {
  outline.forEach((corner, number) => {
    const [across, down] = [(x[cell] ?? 0) + corner.x * 0.96, (y[cell] ?? 0) + corner.y * 0.96]
    if (number === 0) path.moveTo(across, down)
    else path.lineTo(across, down)
  })
  path.closePath()
}

/** World units between two rows of lines, and from line to line within one. */
const PITCH = 1.7
const STEP = 2.6

/** Lines of unlike length, some missing; every other row drifts the other way. */
function addRow(
  ctx: CanvasRenderingContext2D,
  left: number,
  y: number,
  width: number,
  seconds: number,
  row: number,
): void {
  const drift = seconds * (0.1 + 0.08 * scatter(row)) * (row % 2 === 0 ? 1 : -1)
  const first = Math.floor(-drift / STEP) - 1
  const last = Math.ceil((width - drift) / STEP)
  for (let n = first; n <= last; n++) {
    const seed = row * 57 + n * 13
    if (scatter(seed) < 0.3) continue
    const x = left + n * STEP + drift + scatter(seed + 0.3)
    const long = STEP * (0.45 + 0.5 * scatter(seed + 0.6))
    const sway = 0.34 * Math.sin(0.6 * seconds + seed)
    const rise = 0.3 * Math.sin(0.37 * seconds + 1.7 * seed)
    ctx.moveTo(x, y + rise)
    ctx.bezierCurveTo(x + long * 0.33, y + rise + sway, x + long * 0.66, y - rise - sway, x + long, y - rise)
  }
}
