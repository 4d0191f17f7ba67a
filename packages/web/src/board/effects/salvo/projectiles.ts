import type { Point } from '@sextant/hex'
import { faded } from '../../draw/colour.ts'
import { scatter } from '../../draw/easing.ts'
import { disc, type Pen } from '../../draw/pen.ts'
import type { Flight } from './fire.ts'

/** Three tracers, one after the other. */
export function drawShells(pen: Pen, flight: Flight, way: number): void {
  for (let shell = 0; shell < 3; shell++) {
    const part = way * 1.16 - shell * 0.08
    if (part <= 0 || part >= 1) continue
    const off = 0.09 * (shell - 1)
    streak(pen, at(flight, part, off), at(flight, Math.max(0, part - 0.16), off), 0.15, '#ffd27a')
    disc(pen, at(flight, part, off), 0.09, '#fff6dc')
  }
}

/** On a curve, with a trail that hangs in space for a moment. */
export function drawMissile(pen: Pen, flight: Flight, way: number): void {
  const place = (part: number) => missileAt(flight, part)
  trail(pen, place, way, 0.45, '#c9d6ff')
  if (way >= 1) return
  const nose = place(way)
  disc(pen, nose, 0.24, faded('#ffb066', 0.35))
  disc(pen, nose, 0.11, '#fff1dd')
}

/** Every other one swings out to the other side. */
export function missileAt(flight: Flight, part: number): Point {
  const bend = (flight.number % 2 === 0 ? 1 : -1) * (0.9 + 0.5 * scatter(flight.number))
  return at(flight, part, bend * Math.sin(Math.PI * part))
}

/** Five of them, straight and fast, spread a little. */
export function drawRockets(pen: Pen, flight: Flight, way: number): void {
  for (let rocket = 0; rocket < 5; rocket++) {
    const spread = 0.24 * (rocket - 2)
    const late = 0.05 * scatter(rocket * 11)
    const place = (part: number) => at(flight, part, spread * (1 - 0.4 * part))
    trail(pen, place, way - late, 0.22, '#ff9d4d')
    if (way - late > 0 && way - late < 1) disc(pen, place(way - late), 0.06, '#ffe2b8')
  }
}

/** Slow, large and bright, turning as it comes. */
export function drawTorpedo(pen: Pen, flight: Flight, way: number): void {
  if (way >= 1) return
  const { ctx } = pen
  const here = at(flight, way, 0)
  const glow = ctx.createRadialGradient(here.x, here.y, 0, here.x, here.y, 0.62)
  glow.addColorStop(0, '#ffffff')
  glow.addColorStop(0.25, 'rgb(120 210 255 / 0.95)')
  glow.addColorStop(1, 'rgb(60 110 255 / 0)')
  ctx.fillStyle = glow
  ctx.beginPath()
  ctx.arc(here.x, here.y, 0.62, 0, 2 * Math.PI)
  ctx.fill()
  ctx.lineWidth = 0.04
  ctx.strokeStyle = 'rgb(190 235 255 / 0.8)'
  for (let ray = 0; ray < 4; ray++) {
    const angle = way * 9 + (ray * Math.PI) / 2
    ctx.beginPath()
    ctx.moveTo(here.x + 0.12 * Math.cos(angle), here.y + 0.12 * Math.sin(angle))
    ctx.lineTo(here.x + 0.42 * Math.cos(angle), here.y + 0.42 * Math.sin(angle))
    ctx.stroke()
  }
}

function at({ start, end, aside }: Flight, part: number, off: number): Point {
  return {
    x: start.x + (end.x - start.x) * part + aside.x * off,
    y: start.y + (end.y - start.y) * part + aside.y * off,
  }
}

function streak({ ctx }: Pen, head: Point, tail: Point, width: number, colour: string): void {
  const fade = ctx.createLinearGradient(tail.x, tail.y, head.x, head.y)
  fade.addColorStop(0, faded(colour, 0))
  fade.addColorStop(1, colour)
  ctx.beginPath()
  ctx.moveTo(tail.x, tail.y)
  ctx.lineTo(head.x, head.y)
  ctx.lineCap = 'round'
  ctx.lineWidth = width
  ctx.strokeStyle = fade
  ctx.stroke()
}

/** What is behind it, thinner and fainter the older it is. */
function trail(pen: Pen, place: (part: number) => Point, way: number, length: number, colour: string): void {
  const head = Math.min(way, 1)
  for (let step = 0; step < TRAIL; step++) {
    const part = head - (length * step) / TRAIL
    if (part <= 0 || way > 1 + length) break
    const age = step / TRAIL + Math.max(0, way - 1) / length
    if (age < 1) disc(pen, place(part), 0.07 * (1 - age) + 0.015, faded(colour, 0.5 * (1 - age)))
  }
}

const TRAIL = 16
