import type { Point } from '@sextant/hex'
import { faded } from '../../draw/colour.ts'
import { arrive, scatter } from '../../draw/easing.ts'
import { disc, type Pen } from '../../draw/pen.ts'

/** Fire, flying earth and smoke; `part` runs past 1 while the smoke hangs. */
export function drawBlast(pen: Pen, at: Point, part: number, size: number, seed: number): void {
  if (part <= 0) return
  const { ctx } = pen
  const out = arrive(Math.min(part, 1))
  const thin = Math.max(1 - part / 2.4, 0)
  for (let puff = 0; puff < 8; puff++) {
    const angle = 2 * Math.PI * scatter(seed * 3 + puff)
    const far = size * out * (0.2 + 0.5 * scatter(puff + 4))
    const middle = { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far * 0.7 - 0.25 * part }
    disc(pen, middle, size * (0.22 + 0.2 * out), faded('#4a4640', 0.4 * thin))
  }
  if (part >= 1) return
  const fire = ctx.createRadialGradient(at.x, at.y, 0, at.x, at.y, size * (0.3 + 0.6 * out))
  fire.addColorStop(0, `rgb(255 250 224 / ${1 - part})`)
  fire.addColorStop(0.4, `rgb(255 178 64 / ${0.9 * (1 - part)})`)
  fire.addColorStop(1, 'rgb(214 66 24 / 0)')
  ctx.beginPath()
  ctx.arc(at.x, at.y, size * (0.3 + 0.6 * out), 0, 2 * Math.PI)
  ctx.fillStyle = fire
  ctx.fill()
  ctx.beginPath()
  ctx.ellipse(at.x, at.y + 0.15, size * out * 1.15, size * out * 0.8, 0, 0, 2 * Math.PI)
  ctx.lineWidth = 0.1 * (1 - part)
  ctx.strokeStyle = `rgb(255 232 180 / ${0.9 * (1 - part)})`
  ctx.stroke()
  for (let clod = 0; clod < 12; clod++) {
    const angle = -Math.PI * scatter(seed + clod * 1.7)
    const far = size * (0.5 + 0.7 * scatter(clod + 8)) * out
    const fall = 0.9 * part * part
    disc(
      pen,
      { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far + fall },
      0.06 * (1 - part * 0.5),
      faded('#2a221a', 1 - part),
    )
  }
}

/** What a shot into the ground raises. */
export function drawDust(pen: Pen, at: Point, part: number, size: number, seed: number): void {
  for (let puff = 0; puff < 6; puff++) {
    const angle = -Math.PI * (0.1 + 0.8 * scatter(seed * 2 + puff))
    const far = size * (0.25 + 0.55 * scatter(puff + 5)) * arrive(part)
    const middle = { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far * 0.8 }
    disc(pen, middle, size * (0.12 + 0.2 * part), faded('#b9a88a', 0.55 * (1 - part)))
  }
}

/** The trail of a rocket: thick where it is young. */
export function drawPuffs(pen: Pen, from: Point, to: Point, flight: number, age: number, seed: number): void {
  const thin = Math.max(1 - Math.max(age - 0.5, 0) / 0.9, 0)
  const puffs = 14
  for (let puff = 0; puff < puffs; puff++) {
    const along = (puff + 0.5) / puffs
    if (along > flight) break
    const old = flight - along
    const at = {
      x: from.x + (to.x - from.x) * along + (scatter(seed + puff) - 0.5) * 0.16,
      y: from.y + (to.y - from.y) * along - 0.2 * old,
    }
    disc(pen, at, 0.09 + 0.18 * old, faded('#d9d4cb', 0.45 * thin * (1 - 0.6 * old)))
  }
}
