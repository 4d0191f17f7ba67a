import type { HexStage } from '@sextant/scene'
import { faded, mixed } from '../../draw/colour.ts'
import { scatter } from '../../draw/easing.ts'
import type { Pen } from '../../draw/pen.ts'
import { featureOf } from './feature.ts'
import type { HexPlaces } from './places.ts'

const CHUNKS = 7

/** What is left of ships: chunks of hull that turn and drift about where a wreck is; at 0 seconds they lie still. */
export function drawDebris(pen: Pen, stage: HexStage, places: HexPlaces, seconds: number): void {
  for (const cell of debrisIn(stage)) {
    const emblem = featureOf(pen.look.skin, stage.cells[cell]?.feature ?? '')?.emblem
    const colour = (emblem !== undefined && emblem !== 'star' && emblem.colour) || pen.look.palette.brass
    for (let chunk = 0; chunk < CHUNKS; chunk++) drawChunk(pen, places, cell, chunk, colour, seconds)
  }
}

const known = new WeakMap<HexStage['cells'], readonly number[]>()

export function debrisIn({ cells }: HexStage): readonly number[] {
  const before = known.get(cells)
  if (before) return before
  const found = cells.flatMap(({ feature }, cell) => (feature === undefined ? [] : [cell]))
  known.set(cells, found)
  return found
}

function drawChunk(
  { ctx }: Pen,
  places: HexPlaces,
  cell: number,
  chunk: number,
  colour: string,
  seconds: number,
): void {
  const seed = cell * 17 + chunk * 29
  const size = places.pieceSize * (0.07 + 0.13 * scatter(seed + 1) ** 2)
  const around = 2 * Math.PI * scatter(seed + 2) + 0.05 * seconds * (scatter(seed + 3) - 0.3)
  const far = places.pieceSize * (0.12 + 0.42 * scatter(seed + 4) + 0.08 * Math.sin(0.23 * seconds + seed))
  ctx.save()
  ctx.translate(
    (places.x[cell] ?? 0) + far * Math.cos(around),
    (places.y[cell] ?? 0) + far * Math.sin(around),
  )
  ctx.rotate(seed + 0.5 * seconds * (scatter(seed + 5) - 0.5))
  ctx.beginPath()
  for (let corner = 0; corner < 5; corner++) {
    const angle = (2 * Math.PI * (corner + 0.6 * scatter(seed + corner))) / 5
    const reach = size * (0.55 + 0.45 * scatter(seed + corner + 9))
    ctx.lineTo(1.5 * reach * Math.cos(angle), reach * Math.sin(angle))
  }
  ctx.closePath()
  ctx.fillStyle = faded(mixed(colour, '#10131f', 0.3 + 0.4 * scatter(seed + 6)), 0.9)
  ctx.fill()
  ctx.lineWidth = 0.025
  ctx.strokeStyle = faded('#05070f', 0.8)
  ctx.stroke()
  ctx.restore()
}
