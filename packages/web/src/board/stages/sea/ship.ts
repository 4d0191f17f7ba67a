import type { Piece, Side } from '@sextant/scene'
import { faded, mixed } from '../../draw/colour.ts'
import { drawIcon } from '../../draw/icon.ts'
import { atLeast, colourOf, type Pen } from '../../draw/pen.ts'
import { WATERLINE } from './places.ts'
import { drawProps } from './props.ts'
import { type Silhouette, silhouetteOf } from './silhouette.ts'
import { drawFoam, waterEdge } from './waves.ts'
import { drawBurning, drawHoles, listOf, stageOf } from './wear.ts'

/** How large a ship may be in world units, and how much of it is under water. */
const LENGTH = 2.62
const HEIGHT = 2.95
const DRAUGHT = 0.13
/** Everything of a ship is within this of its middle, which is so far above its waterline. */
const REACH = 1.72
const MIDDLE = 1.4

/** A ship on the water; its waterline's middle is at (x, y). */
export interface Afloat {
  readonly piece: Piece
  readonly side: Side | undefined
  readonly x: number
  readonly y: number
  readonly size: number
  readonly alpha: number
  /** Where its water is above or below the usual waterline: several at one place lie behind each other. */
  readonly afloat: number
  /** Leaning further than its wear makes it, in radians. */
  readonly lean: number
  /** Icons look to the right; who sails to the left is mirrored. */
  readonly mirrored: boolean
}

/** The ship down to the water, rolling and pitching a little, with foam along its hull. */
export function drawShip(pen: Pen, ship: Afloat, seconds: number): void {
  const { ctx } = pen
  const line = WATERLINE + ship.afloat
  const edge = waterEdge(ship.x, line, 2.2, seconds)
  const above = new Path2D(edge)
  above.lineTo(ship.x + 2.2, line - 6)
  above.lineTo(ship.x - 2.2, line - 6)
  ctx.save()
  ctx.clip(above)
  heave(pen, ship, seconds)
  drawHull(pen, ship)
  ctx.restore()
  const half = 0.62 * sizeOf(silhouetteOf(pen, ship.piece.icon)).width
  drawFoam(pen, waterEdge(ship.x, line, half, seconds), ship.x, half)
}

/** Upside down in the water, paler. */
export function drawReflection(pen: Pen, ship: Afloat, seconds: number): void {
  const { ctx } = pen
  ctx.save()
  ctx.beginPath()
  ctx.rect(ship.x - 2.4, WATERLINE + ship.afloat, 4.8, 2)
  ctx.clip()
  ctx.translate(ship.x, ship.y)
  ctx.scale(1, -0.42)
  ctx.translate(-ship.x, -ship.y)
  ctx.globalAlpha = 0.2 * (1 - sunk(ship))
  heave(pen, ship, seconds)
  drawHull(pen, ship)
  ctx.restore()
}

/** Smoke and flames, over the water and the ship; what lies under water does not burn. */
export function drawBlaze(pen: Pen, ship: Afloat, seconds: number): void {
  const { ctx } = pen
  if (ship.piece.ghost) return
  const { width, height } = sizeOf(silhouetteOf(pen, ship.piece.icon))
  ctx.save()
  ctx.globalAlpha = ship.alpha * (1 - sunk(ship))
  ctx.translate(ship.x, WATERLINE + ship.afloat)
  ctx.scale(ship.size, ship.size)
  drawBurning(pen, width, height, stageOf(ship.piece.wear), seconds + ship.piece.at * 3)
  ctx.restore()
}

/** How much of a ship that goes under is gone, 0 to 1. */
export function sunk({ y, afloat }: Afloat): number {
  return Math.min(Math.max((y - WATERLINE - afloat) / 1.6, 0), 1)
}

function heave({ ctx }: Pen, { piece, x, y, lean, size, alpha, mirrored }: Afloat, seconds: number): void {
  const list = listOf(stageOf(piece.wear))
  const phase = piece.at * 2.4
  const away = mirrored ? 1 : -1
  ctx.globalAlpha *= alpha * (piece.ghost ? 0.5 : 1)
  // Who is not there to be struck lies under water, such as what has dived.
  const deeper = list.deeper + (piece.ghost ? 1.1 : 0)
  ctx.translate(x, y + deeper + 0.035 * Math.sin(seconds * 1.1 + phase))
  ctx.rotate(away * (list.lean + lean) + 0.018 * Math.sin(seconds * 0.8 + phase))
  ctx.scale(mirrored ? -size : size, size)
}

function drawHull(pen: Pen, { piece, side }: Afloat): void {
  const stage = stageOf(piece.wear)
  const key = `ship ${piece.icon}${side?.colour}${stage}${piece.readiness === 'done'}${pen.look.theme} ${piece.props ?? 0}`
  // Stretched by a hair: what rolls must not be snapped to whole pixels.
  pen.bitmaps.draw(pen, key, REACH, { x: 0, y: -MIDDLE, stretch: 1.0001 }, fresh => {
    fresh.ctx.translate(0, MIDDLE)
    drawBody(fresh, piece, side)
  })
}

/** From its waterline to the top of its masts, in world units. */
export function heightOf(pen: Pen, { icon }: Piece): number {
  return sizeOf(silhouetteOf(pen, icon)).height - DRAUGHT
}

function sizeOf({ box }: Silhouette): { scale: number; width: number; height: number } {
  const scale = Math.min(LENGTH / box.width, HEIGHT / box.height)
  return { scale, width: box.width * scale, height: box.height * scale }
}

/** Light sails, dark hull, in its side's colour from top to bottom. */
function drawBody(pen: Pen, piece: Piece, side: Side | undefined): void {
  const { ctx, look } = pen
  const shape = silhouetteOf(pen, piece.icon)
  const { box, path } = shape
  const { scale } = sizeOf(shape)
  const own = colourOf(look, side)
  const colour = piece.readiness === 'done' ? mixed(own, '#7d8087', 0.22) : own
  ctx.scale(scale, scale)
  ctx.translate(-box.x - box.width / 2, DRAUGHT / scale - box.y - box.height)
  const bottom = box.y + box.height
  const fill = ctx.createLinearGradient(0, box.y, 0, bottom)
  fill.addColorStop(0, mixed(colour, '#fff8e8', 0.72))
  fill.addColorStop(0.5, mixed(colour, '#fff4dc', 0.34))
  fill.addColorStop(0.7, mixed(colour, '#000000', 0.06))
  fill.addColorStop(1, mixed(colour, '#000000', 0.5))
  if (!path) {
    drawIcon(pen, piece.icon, box.x + box.width / 2, box.y + box.height / 2, 400, colour)
    return
  }
  ctx.lineJoin = 'round'
  ctx.lineWidth = atLeast({ ...pen, scale: pen.scale * scale }, 9, 2.2)
  ctx.strokeStyle = mixed(colour, look.palette.ink, 0.86)
  ctx.stroke(path)
  ctx.fillStyle = fill
  ctx.fill(path)
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  const light = ctx.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height * 0.4)
  light.addColorStop(0, faded('#ffffff', 0.3))
  light.addColorStop(0.5, faded('#ffffff', 0))
  light.addColorStop(1, faded('#000000', 0.22))
  ctx.fillStyle = light
  ctx.fillRect(box.x - 20, box.y - 20, box.width + 40, box.height + 40)
  ctx.restore()
  drawHoles(pen, shape, stageOf(piece.wear))
  drawProps(pen, shape, piece.props ?? 0)
}
