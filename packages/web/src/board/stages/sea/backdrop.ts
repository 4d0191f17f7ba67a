import { faded, mixed } from '../../draw/colour.ts'
import { scatter } from '../../draw/easing.ts'
import type { Pen } from '../../draw/pen.ts'
import type { Rectangle } from '../../geometry/rectangle.ts'
import { HORIZON } from './places.ts'

/** What does not move at sea: the sky, the water's depth, haze where sight ends. */
export function drawBackdrop(pen: Pen, seen: Rectangle): void {
  drawSky(pen, seen)
  drawWater(pen, seen)
  drawHaze(pen, seen)
  drawGlitter(pen)
}

/** Under sun or moon. */
function drawGlitter({ ctx, look }: Pen): void {
  ctx.fillStyle = look.theme === 'light' ? 'rgb(255 246 216 / 0.5)' : 'rgb(214 230 245 / 0.2)'
  ctx.beginPath()
  for (let glint = 0; glint < 26; glint++) {
    const far = glint / 26
    const [x, y] = [0.4 + (scatter(glint + 2) - 0.5) * (0.4 + 0.9 * far), HORIZON + 0.06 + 1.9 * far * far]
    const wide = (0.05 + 0.2 * scatter(glint + 5)) * (1.1 - 0.5 * far)
    ctx.moveTo(x + wide, y)
    ctx.ellipse(x, y, wide, 0.012 + 0.014 * far, 0, 0, 2 * Math.PI)
  }
  ctx.fill()
}

function drawWater({ ctx, look }: Pen, seen: Rectangle): void {
  const [deep, shallow] = look.palette.water
  const light = look.theme === 'light'
  const depth = ctx.createLinearGradient(0, HORIZON, 0, 4.6)
  depth.addColorStop(0, light ? mixed(shallow, '#ffffff', 0.25) : mixed(shallow, '#7fb2c8', 0.28))
  depth.addColorStop(0.16, light ? mixed(shallow, deep, 0.45) : shallow)
  depth.addColorStop(0.5, light ? mixed(deep, '#3f7f9f', 0.3) : mixed(shallow, deep, 0.75))
  depth.addColorStop(1, light ? mixed(deep, '#2a5f83', 0.6) : mixed(deep, '#02070f', 0.45))
  ctx.fillStyle = depth
  ctx.fillRect(seen.x, HORIZON, seen.width, Math.max(seen.y + seen.height - HORIZON, 0))
}

function drawSky({ ctx, look }: Pen, seen: Rectangle): void {
  const light = look.theme === 'light'
  const sky = ctx.createLinearGradient(0, -4.2, 0, HORIZON)
  sky.addColorStop(0, light ? '#a9c9dc' : '#081222')
  sky.addColorStop(0.62, light ? '#dfe8e6' : '#12263f')
  sky.addColorStop(1, light ? '#fbefd6' : '#2b4660')
  ctx.fillStyle = sky
  ctx.fillRect(seen.x, seen.y, seen.width, Math.max(HORIZON - seen.y, 0))
  const glow = ctx.createRadialGradient(0.4, -1.5, 0.3, 0.4, -1.5, 2.6)
  glow.addColorStop(0, light ? 'rgb(255 247 222 / 0.95)' : 'rgb(226 236 246 / 0.4)')
  glow.addColorStop(0.14, light ? 'rgb(255 240 204 / 0.6)' : 'rgb(200 220 240 / 0.16)')
  glow.addColorStop(1, 'rgb(255 240 210 / 0)')
  ctx.fillStyle = glow
  ctx.fillRect(-3, Math.max(-4.2, seen.y), 6.6, HORIZON - Math.max(-4.2, seen.y))
  if (!light) drawMoon(ctx)
  drawClouds(ctx, light, seen)
}

function drawMoon(ctx: CanvasRenderingContext2D): void {
  ctx.beginPath()
  ctx.arc(0.4, -1.5, 0.3, 0, 2 * Math.PI)
  ctx.fillStyle = '#e9eef2'
  ctx.fill()
  ctx.fillStyle = '#cfd8e0'
  for (const [x, y, radius] of [
    [0.32, -1.57, 0.07],
    [0.5, -1.42, 0.05],
    [0.44, -1.62, 0.035],
  ] as const) {
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, 2 * Math.PI)
    ctx.fill()
  }
}

/** Long flat banks; a night has stars between them. */
function drawClouds(ctx: CanvasRenderingContext2D, light: boolean, seen: Rectangle): void {
  if (!light)
    for (let star = 0; star < 70; star++) {
      const [x, y] = [(scatter(star) - 0.5) * 22, -0.7 - 5 * scatter(star + 0.5)]
      if (y < seen.y) continue
      ctx.fillStyle = faded('#e6eefc', 0.25 + 0.5 * scatter(star + 0.2))
      ctx.fillRect(x, y, 0.025, 0.025)
    }
  ctx.fillStyle = light ? 'rgb(255 255 255 / 0.5)' : 'rgb(130 160 190 / 0.1)'
  for (let bank = -4; bank <= 4; bank++) {
    const [x, y] = [bank * 2.7 + scatter(bank + 7), -0.75 - 2.3 * scatter(bank * 1.3 + 9)]
    ctx.beginPath()
    for (let puff = 0; puff < 5; puff++) {
      const wide = 0.5 + 0.7 * scatter(bank * 9 + puff)
      ctx.ellipse(
        x + (puff - 2) * 0.55,
        y - 0.05 * (puff % 2),
        wide,
        0.1 + 0.07 * (2 - Math.abs(puff - 2)),
        0,
        0,
        7,
      )
    }
    ctx.fill()
  }
}

/** At the horizon, and to both sides where they lose sight of each other. */
function drawHaze({ ctx, look }: Pen, seen: Rectangle): void {
  const fog = look.theme === 'light' ? '#fdf3de' : '#20374f'
  const rim = ctx.createLinearGradient(0, HORIZON - 0.35, 0, HORIZON + 0.4)
  rim.addColorStop(0, faded(fog, 0))
  rim.addColorStop(0.48, faded(fog, 0.75))
  rim.addColorStop(1, faded(fog, 0))
  ctx.fillStyle = rim
  ctx.fillRect(seen.x, HORIZON - 0.35, seen.width, 0.75)
  for (const side of [-1, 1]) {
    const bank = ctx.createLinearGradient(side * 4.9, 0, side * 8.2, 0)
    bank.addColorStop(0, faded(fog, 0))
    bank.addColorStop(1, faded(fog, 0.42))
    ctx.fillStyle = bank
    if (side < 0) ctx.fillRect(seen.x, seen.y, Math.max(-4.9 - seen.x, 0), seen.height)
    else ctx.fillRect(4.9, seen.y, Math.max(seen.x + seen.width - 4.9, 0), seen.height)
  }
}
