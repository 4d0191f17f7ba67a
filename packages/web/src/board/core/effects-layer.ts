import type { Effect } from '@sextant/scene'
import { drawArrow } from '../draw/arrow.ts'
import { chartArt, diceArt, seaArt, strikeArt } from '../draw/lazy-art.ts'
import { drawBanner } from '../effects/banner.ts'
import type { View } from './camera.ts'
import { drawFloat } from '../effects/float.ts'
import { drawHints } from '../draw/hint.ts'
import { drawLightLabels } from '../draw/highlight.ts'
import { atLeast, colourOf, type Pen } from '../draw/pen.ts'
import { drawPiece } from '../draw/piece.ts'
import { pointOf } from '../geometry/places.ts'
import { homeOf, type Playing } from './playback.ts'
import type { Rectangle } from '../geometry/rectangle.ts'
import { drawRipple } from '../effects/level/ripple.ts'
import { WATERLINE } from '../stages/sea/places.ts'
import { footing } from '../geometry/stack.ts'
import type { BoardState } from './state.ts'
import { type Clip, STRIKE_IMPACT, seenUntil } from './timeline.ts'

/** What is above the pieces: arrows, whoever is in motion, what flies and rises, words, the keyboard's focus. */
export function drawEffects(state: BoardState, pen: Pen, box: Rectangle, now: number): void {
  const { scene, overlay, places } = state
  for (const arrow of scene.arrows ?? []) drawArrow(pen, arrow, scene.sides, places, 'kind')
  for (const arrow of overlay.arrows) drawArrow(pen, arrow, scene.sides, places)
  drawMarks(state, pen)
  drawMovers(state, pen)
  drawLightLabels(pen, places, state.lights, () => true)
  drawPointed(state, pen, box)
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
      if (time >= clip.start && time < seenUntil(clip))
        yield [show, clip, (time - clip.start) / (clip.end - clip.start)]
  }
}

function drawMovers({ movers, places, scene }: BoardState, pen: Pen): void {
  if (places.kind === 'sea') return // ships stay in the water, between the waves
  const lowestFirst = [...movers.values()].sort((a, b) => (a.piece.level ?? 0) - (b.piece.level ?? 0))
  for (const { piece, pose } of lowestFirst) {
    const facing = piece.facing === undefined ? undefined : places.angleOf(piece.facing)
    drawPiece(pen, piece, scene.sides[piece.side], {
      x: pose.x,
      y: pose.y,
      size: places.pieceSize * footing([piece], 0).size,
      stretch: pose.size === 1 ? 1.0001 : pose.size, // never snapped to whole pixels: that would be seen as a shiver
      angle: pose.angle ?? facing,
      alpha: pose.alpha,
    })
  }
}

function drawClip(state: BoardState, pen: Pen, show: Playing, clip: Clip, part: number): void {
  const { places, scene } = state
  const { effect } = clip
  if (effect.kind === 'strike') {
    const moment = show.still ? STRIKE_IMPACT + 0.1 : part
    strikeArt.now?.drawStrike(pen, effect, moment, places, strikerColour(state, pen, effect.from))
  }
  if (effect.kind === 'float') drawFloat(pen, effect.float, part, places, show.still, rowOf(show, clip))
  const diver = effect.kind === 'level' && !show.still ? show.cast.get(effect.piece) : undefined
  if (effect.kind === 'level' && diver)
    drawRipple(pen, pointOf(places, diver.at), part, effect.level >= 0, places.pieceSize)
  const victim = effect.kind === 'vanish' ? show.cast.get(effect.piece) : undefined
  if (victim && places.kind === 'sea')
    seaArt.now?.drawSinking(pen, { x: places.x[victim.at] ?? 0, y: WATERLINE }, part)
  else if (victim)
    strikeArt.now?.drawBurst(
      pen,
      pointOf(places, victim.at),
      part,
      colourOf(pen.look, scene.sides[victim.side]),
      places.pieceSize,
    )
}

function drawPointed({ scene, places, lights, movers }: BoardState, pen: Pen, box: Rectangle): void {
  if (places.kind !== 'chart' || scene.stage.kind !== 'chart' || movers.size > 0) return
  const pointed = lights.find(({ meaning }) => meaning === 'hover')
  if (pointed) chartArt.now?.drawNote(pen, scene.stage, places, pointed.cell, box)
}

/** An arm that lashes out is as whoever it belongs to. */
function strikerColour({ stacks, scene }: BoardState, pen: Pen, place: number): string {
  const striker = (stacks.get(place) ?? []).filter(piece => !piece.ghost).at(-1)
  return colourOf(pen.look, striker && scene.sides[striker.side])
}

/** A ring in brass around pieces that are meant, which may share their cell with others. */
function drawMarks(state: BoardState, pen: Pen): void {
  const { ctx, look } = pen
  for (const id of state.overlay.marked ?? []) {
    const piece = state.scene.pieces.find(other => other.id === id)
    if (!piece || state.movers.has(id)) continue
    const { x, y } = homeOf(state, piece)
    const stack = state.stacks.get(piece.at) ?? []
    const { size } = footing(stack, Math.max(stack.indexOf(piece), 0))
    ctx.beginPath()
    ctx.arc(x, y, 0.78 * size * state.places.pieceSize, 0, 2 * Math.PI)
    ctx.lineWidth = atLeast(pen, 0.16, 4)
    ctx.strokeStyle = look.palette.ink
    ctx.stroke()
    ctx.lineWidth = atLeast(pen, 0.09, 2)
    ctx.strokeStyle = look.palette.meanings.selected
    ctx.stroke()
  }
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

/** Numbers that rise do so one after the other; those that stand still at one place stand below each other. */
function rowOf({ timeline, still }: Playing, clip: Clip): number {
  const { effect } = clip
  if (!still || effect.kind !== 'float') return 0
  const { at } = effect.float
  return timeline.clips
    .filter(other => other.effect.kind === 'float' && other.effect.float.at === at)
    .indexOf(clip)
}

/** Dice and banners belong to the view, not to a place in the world. */
function drawOverView(state: BoardState, pen: Pen, now: number): void {
  const { view, ratio } = state
  const flat: Pen = { ...pen, scale: ratio }
  for (const [show, clip, part] of running(state, now)) {
    const { effect } = clip
    const { still } = show
    if (effect.kind !== 'dice' && effect.kind !== 'banner') continue
    pen.ctx.save()
    pen.ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    if (effect.kind === 'dice') drawRoll(flat, effect, show, clip, part, view)
    else drawBanner(flat, effect.text, part, view, still)
    pen.ctx.restore()
  }
}

function drawRoll(
  pen: Pen,
  roll: Extract<Effect, { kind: 'dice' }>,
  { timeline, still }: Playing,
  clip: Clip,
  part: number,
  view: View,
): void {
  const rolls = timeline.clips.flatMap(({ effect }) => (effect.kind === 'dice' ? [effect.rolled.length] : []))
  const number = timeline.clips.filter(({ effect }) => effect.kind === 'dice').indexOf(clip)
  const art = diceArt.now
  art?.drawDice(pen, roll, part, view, still, art.trayOf(rolls, number, view, still))
}
