import type { Point } from '@sextant/hex'
import type { Piece } from '@sextant/scene'
import { drawArrows } from '../draw/arrow.ts'
import { barBox } from '../draw/bar.ts'
import { drawCellNames } from '../draw/cell-names.ts'
import { drawFocusRing } from '../draw/focus-ring.ts'
import { drawHighlightLabels } from '../draw/highlight.ts'
import { drawHints } from '../draw/hint.ts'
import { drawLoss } from '../draw/loss.ts'
import type { Pen } from '../draw/pen.ts'
import { drawPiece, isSmall, shownBars } from '../draw/piece.ts'
import { drawPieceRing } from '../draw/piece-ring.ts'
import { angleOf, stanceIn } from '../draw/stance.ts'
import type { Places } from '../geometry/places.ts'
import type { Mover } from '../geometry/pose.ts'
import type { Rectangle } from '../geometry/rectangle.ts'
import { carrierIn, FRONT, footing } from '../geometry/stack.ts'
import { onStage, stageRenderer } from '../stages/index.ts'
import { drawClips } from './draw-clips.ts'
import { homeOf } from './home.ts'
import type { BoardState } from './state.ts'

/** What is above the pieces: arrows, whatever is in motion, what flies and rises, words, the keyboard's focus. */
export function drawEffectsLayer(state: BoardState, pen: Pen, box: Rectangle, now: number): void {
  const { scene, overlay, places } = state
  drawArrows(pen, scene.arrows ?? [], scene.sides, places, 'kind')
  drawArrows(pen, overlay.arrows, scene.sides, places)
  drawGhosts(state, pen)
  drawProminent(state, pen)
  drawMarked(state, pen)
  drawMovers(state, pen)
  drawLosses(state, pen)
  drawHighlightLabels(pen, places, state.highlights, stageRenderer(scene.stage).highlights)
  drawPointed(state, pen, box)
  drawHints(pen, overlay.hints, places, box, place => isTaken(state, place))
  drawClips(state, pen, 'above', now)
  drawNames(state, pen, box)
  drawFocusRing(pen, places, state.ring)
  drawDrag(state, pen)
  drawOverView(state, pen, now)
}

function isTaken({ stacks, overlay }: BoardState, place: number): boolean {
  return stacks.has(place) || (overlay.ghosts ?? []).some(({ at }) => at === place)
}

/** Whether anything of it changes from frame to frame. What is shown as a picture stays as it is until it is gone. */
export function isMoving({ playbacks, slides, movers }: BoardState): boolean {
  return playbacks.some(({ isPicture }) => !isPicture) || slides.size > 0 || movers.size > 0
}

function drawMovers({ movers, places, scene }: BoardState, pen: Pen): void {
  if (stageRenderer(scene.stage).drawPieces) return // ships stay in the water, between the waves
  const rank = ({ piece }: Mover) => (piece.level ?? 0) + (piece.carriedBy === undefined ? 0 : 0.5)
  const lowestFirst = [...movers.values()].sort((a, b) => rank(a) - rank(b))
  for (const { piece, pose: own } of lowestFirst) {
    const carrier = piece.carriedBy === undefined ? undefined : movers.get(piece.carriedBy)
    const pose = carrier ? { ...own, ...inFront(carrier, places) } : own
    pen.ctx.save()
    if (pose.width !== undefined) squeeze(pen, pose.x, pose.width)
    drawPiece(pen, piece, scene.sides[piece.side], {
      x: pose.x,
      y: pose.y,
      size: places.pieceSize * footing([piece], 0).size,
      stretch: pose.size === 1 ? 1.0001 : pose.size, // never snapped to whole pixels: that would be seen as a shiver
      angle: pose.angle ?? angleOf(places, piece),
      alpha: pose.alpha,
    })
    pen.ctx.restore()
  }
}

/** Where something is that a piece in motion takes along. */
function inFront({ piece, pose }: Mover, places: Places): Point {
  const angle = pose.angle ?? angleOf(places, piece) ?? 0
  return { x: pose.x + FRONT * Math.cos(angle), y: pose.y + FRONT * Math.sin(angle) }
}

/** What is drawn at x is seen narrower than it is. */
function squeeze({ ctx }: Pen, x: number, width: number): void {
  ctx.translate(x, 0)
  ctx.scale(width, 1)
  ctx.translate(-x, 0)
}

function drawPointed({ scene, places, highlights, movers }: BoardState, pen: Pen, box: Rectangle): void {
  const pointed = movers.size > 0 ? undefined : highlights.find(({ meaning }) => meaning === 'hover')
  if (pointed) stageRenderer(scene.stage).drawPointed?.(pen, onStage(scene, places), pointed.cell, box)
}

function drawGhosts({ scene, places, overlay }: BoardState, pen: Pen): void {
  for (const ghost of overlay.ghosts ?? [])
    drawPiece(pen, ghost, scene.sides[ghost.side], stanceIn(places, [ghost], 0, ghost))
}

/** No arrow hides what everybody looks at, and what it has in hand. */
function drawProminent({ scene, places, stacks, movers }: BoardState, pen: Pen): void {
  for (const piece of scene.pieces) {
    const stack = stacks.get(piece.at) ?? []
    const number = stack.indexOf(piece)
    const isMeant = piece.prominent || carrierIn(stack, piece)?.prominent
    if (!isMeant || number < 0 || movers.has(piece.id)) continue
    drawPiece(pen, piece, scene.sides[piece.side], stanceIn(places, stack, number, piece))
  }
}

function drawMarked(state: BoardState, pen: Pen): void {
  for (const id of state.overlay.marked ?? []) {
    const piece = state.scene.pieces.find(other => other.id === id)
    if (!piece || state.movers.has(id)) continue
    const stack = state.stacks.get(piece.at) ?? []
    const { size } = footing(stack, Math.max(stack.indexOf(piece), 0))
    drawPieceRing(pen, homeOf(state, piece), size * state.places.pieceSize)
  }
}

/** What pieces may lose, on their bars. */
function drawLosses(state: BoardState, pen: Pen): void {
  const { scene, places, overlay, movers } = state
  for (const { piece: id, bar: kind, ...loss } of overlay.losses ?? []) {
    const piece = scene.pieces.find(other => other.id === id)
    const number = piece?.bars?.findIndex(bar => bar.kind === kind) ?? -1
    const bar = piece?.bars?.[number]
    if (!piece || !bar || movers.has(id)) continue
    const { barBox: ownBox } = stageRenderer(scene.stage)
    const box = ownBox
      ? ownBox(pen, onStage(scene, places), piece, number)
      : boxOnPiece(state, pen, piece, number)
    if (box) drawLoss(pen, box, bar, loss)
  }
}

function boxOnPiece(state: BoardState, pen: Pen, piece: Piece, number: number): Rectangle | undefined {
  const stack = state.stacks.get(piece.at) ?? []
  const size = footing(stack, Math.max(stack.indexOf(piece), 0)).size * state.places.pieceSize
  if (isSmall({ scale: pen.scale * size, ratio: pen.ratio })) return undefined
  const { x, y } = homeOf(state, piece)
  const bars = shownBars(pen.look, piece)
  if (number >= bars.length) return undefined
  const box = barBox(bars, number)
  return { x: x + box.x * size, y: y + box.y * size, width: box.width * size, height: box.height * size }
}

function drawNames({ scene, places, overlay }: BoardState, pen: Pen, box: Rectangle): void {
  const { address } = stageRenderer(scene.stage)
  if (overlay.cellNames === 'numbers') drawCellNames(pen, places, box, String)
  else if (overlay.cellNames === 'addresses' && address)
    drawCellNames(pen, places, box, place => address(scene.stage, place))
}

function drawDrag({ drag, places, scene }: BoardState, pen: Pen): void {
  if (!drag) return
  const { piece, x, y } = drag
  const angle = angleOf(places, piece)
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
  const { ratio } = state
  pen.ctx.save()
  pen.ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
  drawClips(state, { ...pen, scale: ratio }, 'view', now)
  pen.ctx.restore()
}
