import type { HexStage } from '@sextant/scene'
import { faded } from '../../draw/colour.ts'
import { scatter } from '../../draw/easing.ts'
import type { Pen } from '../../draw/pen.ts'
import { grown, type Rectangle } from '../../geometry/rectangle.ts'
import type { OnStage } from '../stage-renderer.ts'
import { shoreOf } from './border.ts'
import { drawCellLabel } from './cell-label.ts'
import { hexPath } from './ground.ts'
import type { HexPlaces } from './places.ts'

/** Deep space within a box: dark in both themes, with nebulae, stars and the faint lines of a plotting table. */
export function drawSpace(pen: Pen, { stage, places }: OnStage<HexStage, HexPlaces>, box: Rectangle): void {
  const { ctx, look } = pen
  const shown = places.within(grown(box, 0.4))
  const shore = shoreOf(places)
  ctx.save()
  ctx.fillStyle = look.skin.terrains.space?.[look.theme] ?? '#0b1022'
  ctx.fill(shore)
  ctx.clip(shore)
  drawNebulae(pen, places)
  for (const cell of shown) drawStars(pen, places, cell)
  ctx.restore()
  drawLines(pen, places, shown)
  for (const number of shown) {
    const cell = stage.cells[number]
    if (cell) drawCellLabel(pen, cell, places, number)
  }
}

/** Where they are within the board, how large, and of which colour. */
const NEBULAE = [
  [0.22, 0.3, 0.42, '#5a3fb5', 0.34],
  [0.72, 0.68, 0.5, '#1c6f8c', 0.3],
  [0.78, 0.2, 0.3, '#8c3a62', 0.26],
  [0.3, 0.82, 0.34, '#2b4fa8', 0.28],
] as const

function drawNebulae({ ctx }: Pen, { bounds }: HexPlaces): void {
  for (const [across, down, size, colour, strength] of NEBULAE) {
    const [x, y] = [bounds.x + across * bounds.width, bounds.y + down * bounds.height]
    const radius = size * bounds.width
    const cloud = ctx.createRadialGradient(x, y, 0, x, y, radius)
    cloud.addColorStop(0, faded(colour, strength))
    cloud.addColorStop(0.5, faded(colour, strength * 0.4))
    cloud.addColorStop(1, faded(colour, 0))
    ctx.fillStyle = cloud
    ctx.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  }
}

/** A few in each cell, the same every time. */
function drawStars({ ctx }: Pen, places: HexPlaces, cell: number): void {
  const count = Math.floor(scatter(cell * 7 + 3) * 4)
  for (let star = 0; star < count; star++) {
    const seed = cell * 31 + star * 101
    const x = (places.x[cell] ?? 0) + 1.6 * (scatter(seed) - 0.5)
    const y = (places.y[cell] ?? 0) + 1.6 * (scatter(seed + 1) - 0.5)
    const bright = scatter(seed + 2) ** 3
    ctx.globalAlpha = 0.25 + 0.7 * bright
    ctx.fillStyle = TINTS[Math.floor(scatter(seed + 3) * TINTS.length)] ?? '#ffffff'
    ctx.beginPath()
    ctx.arc(x, y, 0.022 + 0.045 * bright, 0, 2 * Math.PI)
    ctx.fill()
  }
  ctx.globalAlpha = 1
}

const TINTS = ['#ffffff', '#dfe8ff', '#ffe9c9', '#cfd8ff']

function drawLines(pen: Pen, places: HexPlaces, shown: readonly number[]): void {
  const { ctx, scale, ratio } = pen
  const hex = hexPath(places, 1)
  ctx.lineWidth = Math.max(0.018, ratio / scale / 1.4)
  ctx.strokeStyle = 'rgb(150 172 235 / 0.2)'
  for (const cell of shown) {
    ctx.save()
    ctx.translate(places.x[cell] ?? 0, places.y[cell] ?? 0)
    ctx.stroke(hex)
    ctx.restore()
  }
}
