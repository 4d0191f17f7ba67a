import { drawArrow } from './arrow.ts'
import { drawBanner } from './banner.ts'
import { drawDice } from './dice.ts'
import { drawFloat } from './float.ts'
import { drawHints } from './hint.ts'
import { drawLightLabels } from './light.ts'
import { atLeast, colourOf, type Pen } from './pen.ts'
import { drawPiece } from './piece.ts'
import { pointOf } from './places.ts'
import type { Playing } from './play.ts'
import type { Rectangle } from './rectangle.ts'
import type { BoardState } from './state.ts'
import { drawBurst, drawStrike } from './strike.ts'
import type { Clip } from './timeline.ts'

/** What is above the pieces: arrows, whoever is in motion, what flies and rises, words, the keyboard's focus. */
export function drawEffects(state: BoardState, pen: Pen, box: Rectangle, now: number): void {
  const { scene, overlay, places } = state
  for (const arrow of [...(scene.arrows ?? []), ...overlay.arrows]) drawArrow(pen, arrow, scene.sides, places)
  drawMovers(state, pen)
  drawLightLabels(pen, places, state.lights, () => true)
  drawHints(pen, overlay.hints, places, box.y)
  for (const [show, clip, part] of running(state, now)) drawClip(state, pen, show, clip, part)
  drawRing(state, pen)
  drawDrag(state, pen)
  drawOverView(state, pen, now)
}

export function hasEffects({ playing, slides, movers }: BoardState): boolean {
  return playing.length > 0 || slides.size > 0 || movers.size > 0
}

function* running(state: BoardState, now: number): Generator<[Playing, Clip, number]> {
  for (const show of state.playing) {
    const time = (now - show.start) * show.speed
    for (const clip of show.timeline.clips)
      if (time >= clip.start && time < clip.end)
        yield [show, clip, (time - clip.start) / (clip.end - clip.start)]
  }
}

function drawMovers({ movers, places, scene }: BoardState, pen: Pen): void {
  for (const { piece, pose } of movers.values()) {
    const facing = piece.facing === undefined ? undefined : places.angleOf(piece.facing)
    drawPiece(pen, piece, scene.sides[piece.side], {
      x: pose.x,
      y: pose.y,
      size: places.pieceSize,
      stretch: pose.size === 1 ? 1.0001 : pose.size, // never snapped to whole pixels: that would be seen as a shiver
      angle: pose.angle ?? facing,
      alpha: pose.alpha,
    })
  }
}

function drawClip(state: BoardState, pen: Pen, show: Playing, { effect }: Clip, part: number): void {
  const { places, scene } = state
  if (effect.kind === 'strike' && !show.still) drawStrike(pen, effect, part, places)
  if (effect.kind === 'float') drawFloat(pen, effect.float, part, places, show.still)
  const victim = effect.kind === 'vanish' ? show.cast.get(effect.piece) : undefined
  if (victim)
    drawBurst(
      pen,
      pointOf(places, victim.at),
      part,
      colourOf(pen.look, scene.sides[victim.side]),
      places.pieceSize,
    )
}

function drawRing({ ring, places }: BoardState, pen: Pen): void {
  if (ring < 0 || ring >= places.count) return
  const { ctx, look } = pen
  const { x, y } = pointOf(places, ring)
  ctx.beginPath()
  for (const corner of places.outline) ctx.lineTo(x + corner.x * 0.98, y + corner.y * 0.98)
  ctx.closePath()
  ctx.lineJoin = 'round'
  ctx.lineWidth = atLeast(pen, 0.2, 6)
  ctx.strokeStyle = look.theme === 'light' ? look.palette.paper : look.palette.ink
  ctx.stroke()
  ctx.lineWidth = atLeast(pen, 0.1, 3)
  ctx.strokeStyle = look.palette.ring
  ctx.stroke()
}

function drawDrag({ drag, places, scene }: BoardState, pen: Pen): void {
  if (!drag) return
  const { piece, x, y } = drag
  const angle = piece.facing === undefined ? undefined : places.angleOf(piece.facing)
  drawPiece(pen, piece, scene.sides[piece.side], {
    x,
    y,
    size: places.pieceSize,
    stretch: 1.12,
    angle,
    alpha: 0.8,
  })
}

/** Dice and banners belong to the view, not to a place in the world. */
function drawOverView(state: BoardState, pen: Pen, now: number): void {
  const { view, ratio } = state
  const flat: Pen = { ...pen, scale: ratio }
  for (const [{ still }, { effect }, part] of running(state, now)) {
    if (effect.kind !== 'dice' && effect.kind !== 'banner') continue
    pen.ctx.save()
    pen.ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    if (effect.kind === 'dice') drawDice(flat, effect, part, view, still)
    else drawBanner(flat, effect.text, part, view, still)
    pen.ctx.restore()
  }
}
