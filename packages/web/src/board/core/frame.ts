import { arrive } from '../draw/easing.ts'
import { drawHighlights } from '../draw/highlight.ts'
import { drawLastAction } from '../draw/last-action.ts'
import type { Pen } from '../draw/pen.ts'
import { stageRenderer } from '../stages/index.ts'
import { between, sameCamera, seen } from './camera.ts'
import { type Damage, damageAll } from './damage.ts'
import { drawClips } from './draw-clips.ts'
import { drawEffectsLayer, isMoving } from './effects-layer.ts'
import { paintGround } from './ground-layer.ts'
import { paintLayer, reaches } from './layer.ts'
import { addSlides, exchangeMovers, type Movers } from './movers.ts'
import { paintPieces } from './pieces-layer.ts'
import { advancePlayback } from './playback.ts'
import { playTime } from './playback-clock.ts'
import { type BoardState, LAYERS } from './state.ts'

const GLIDE_TIME = 260
/** A scale that has not changed for so long is there to stay. */
const REST_TIME = 140
/** Milliseconds of a frame that may go into making bitmaps. */
const BITMAP_TIME = 5

/** Draws what has changed since the last frame; true when there is more to come. */
export function paintFrame(state: BoardState, now: number): boolean {
  const time = playTime(state, now)
  glide(state, now)
  const [before, shown] = [isMoving(state), state.playbacks.length]
  movePieces(state, time)
  if (!state.painted || !sameCamera(state.painted, state.camera))
    for (const layer of LAYERS) damageAll(state.damage[layer])
  const sharp = now - state.zoomedAt >= REST_TIME
  const box = seen(state.camera, state.view)
  state.bitmaps.begin(BITMAP_TIME, sharp)
  const whole = paintGround(state, box, sharp, BITMAP_TIME)
  paintLayer(state, 'highlights', box, (pen, area) => paintHighlights(state, pen, area, time))
  const moving = isMoving(state)
  // What has just ended is wiped away, too.
  const changing = moving || before || state.playbacks.length !== shown
  paintPieces(state, box, now, changing)
  if (changing) damageAll(state.damage.effects)
  paintLayer(state, 'effects', box, pen => drawEffectsLayer(state, pen, box, time))
  if (state.painted !== state.camera) state.onCamera?.(state.camera)
  state.painted = state.camera
  const { blurred } = state.bitmaps
  for (const layer of LAYERS) if (!sharp || (blurred && layer !== 'ground')) damageAll(state.damage[layer])
  const more = moving && state.frozenAt === undefined
  return !whole || !sharp || more || state.glide !== undefined || blurred
}

function movePieces(state: BoardState, now: number): void {
  const movers: Movers = new Map()
  advancePlayback(state, now, movers)
  addSlides(state, now, movers)
  exchangeMovers(state, movers)
}

function glide(state: BoardState, now: number): void {
  if (!state.glide) return
  const part = (now - state.glide.start) / GLIDE_TIME
  const camera =
    part >= 1 ? state.glide.to : between(state.glide.from, state.glide.to, arrive(Math.max(part, 0)))
  if (camera.scale !== state.camera.scale) state.zoomedAt = now
  state.camera = camera
  if (part >= 1) state.glide = undefined
}

function paintHighlights(state: BoardState, pen: Pen, { boxes }: Damage, now: number): void {
  const { places, highlights, scene } = state
  const { highlights: style } = stageRenderer(scene.stage)
  drawClips(state, pen, 'ground', now, place => reaches(places, place, boxes, 1.1))
  drawLastAction(pen, places, scene.lastAction ?? [], place => reaches(places, place, boxes, 1.5))
  drawHighlights(pen, places, highlights, place => reaches(places, place, boxes, 1.5), style)
}
