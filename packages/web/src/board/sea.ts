import { faded, mixed } from './colour.ts'
import { scatter } from './easing.ts'
import { type Pen, write } from './pen.ts'
import type { Rectangle } from './rectangle.ts'
import type { SeaPlaces } from './sea-places.ts'

/** Open water: waves as on an engraved chart, fog where sight ends, and the rope of marks between two ships. */
export function drawSea(pen: Pen, places: SeaPlaces, seen: Rectangle): void {
  drawWater(pen, seen)
  drawFog(pen, places, seen)
  drawRope(pen, places)
}

function drawWater({ ctx, look, scale, ratio }: Pen, seen: Rectangle): void {
  const [deep, shallow] = look.palette.water
  const depth = ctx.createRadialGradient(0, 0, 0.5, 0, 0, 9)
  depth.addColorStop(0, shallow)
  depth.addColorStop(1, deep)
  ctx.fillStyle = depth
  ctx.fillRect(seen.x, seen.y, seen.width, seen.height)
  ctx.lineCap = 'round'
  ctx.lineWidth = (1.25 * ratio) / scale
  ctx.strokeStyle = faded(
    look.theme === 'light' ? look.palette.ink : '#bfe3f5',
    look.theme === 'light' ? 0.2 : 0.16,
  )
  ctx.beginPath()
  for (let row = Math.floor(seen.y / 0.55); row * 0.55 < seen.y + seen.height; row++) {
    for (let column = Math.floor(seen.x / 1.3) - 1; column * 1.3 < seen.x + seen.width; column++) {
      const seed = row * 31 + column * 17
      if (scatter(seed) < 0.45) continue
      const x = column * 1.3 + scatter(seed + 0.5) * 0.8
      const y = row * 0.55 + scatter(seed + 0.7) * 0.25
      ctx.moveTo(x, y)
      ctx.quadraticCurveTo(x + 0.12, y - 0.13, x + 0.24, y)
      ctx.quadraticCurveTo(x + 0.36, y - 0.13, x + 0.48, y)
    }
  }
  ctx.stroke()
}

/** A ship at the end of the rope is half in it. */
function drawFog({ ctx, look }: Pen, { halfRope: sight }: SeaPlaces, seen: Rectangle): void {
  const fog = look.theme === 'light' ? '#f4efe2' : '#070d18'
  for (const side of [-1, 1]) {
    const bank = ctx.createLinearGradient(side * (sight - 0.4), 0, side * (sight + 2.2), 0)
    bank.addColorStop(0, faded(fog, 0))
    bank.addColorStop(1, faded(fog, 0.92))
    ctx.fillStyle = bank
    if (side < 0) ctx.fillRect(seen.x, seen.y, Math.max(-sight + 0.4 - seen.x, 0), seen.height)
    else ctx.fillRect(sight - 0.4, seen.y, Math.max(seen.x + seen.width - sight + 0.4, 0), seen.height)
  }
}

/** From one end of sight to the other, with a bead for each mark; those between the ships are bright. */
function drawRope(pen: Pen, places: SeaPlaces): void {
  const { ctx, look } = pen
  const { palette } = look
  const { distance, farthest, mark, halfRope: end, x } = places
  const [left = 0, right = 0] = x
  const y = 2.05
  const rope = mixed(palette.brass, palette.ink, look.theme === 'light' ? 0.25 : 0.05)
  ctx.lineCap = 'round'
  for (const [colour, width] of [
    [faded(palette.ink, 0.55), 0.15],
    [rope, 0.09],
  ] as const) {
    ctx.beginPath()
    ctx.moveTo(-end, y)
    ctx.lineTo(end, y)
    ctx.lineWidth = width
    ctx.strokeStyle = colour
    ctx.stroke()
  }
  for (const ship of [left, right]) {
    ctx.beginPath()
    ctx.moveTo(ship, 1.66)
    ctx.lineTo(ship, y)
    ctx.lineWidth = 0.06
    ctx.setLineDash([0.12, 0.1])
    ctx.strokeStyle = palette.lettering
    ctx.stroke()
    ctx.setLineDash([])
  }
  const outer = Math.floor((farthest - distance) / 2 + 1e-6)
  for (let bead = -outer; bead <= distance + outer; bead++) {
    const at = (bead - distance / 2) * mark
    const bright = bead >= 0 && bead <= distance
    ctx.beginPath()
    ctx.arc(at, y, bright ? 0.14 : 0.1, 0, 2 * Math.PI)
    ctx.fillStyle = bright ? palette.brass : mixed(palette.brass, palette.water[0], 0.6)
    ctx.fill()
    ctx.lineWidth = 0.04
    ctx.strokeStyle = faded(palette.ink, 0.7)
    ctx.stroke()
  }
  const figure = { size: 0.72, weight: 700, colour: palette.lettering, casing: faded(palette.water[1], 0.9) }
  write(pen, `${distance}`, 0, y + 0.72, figure)
  write(pen, `0 … ${farthest}`, 0, y + 1.28, {
    size: 0.34,
    weight: 500,
    colour: faded(palette.lettering, 0.7),
  })
}
