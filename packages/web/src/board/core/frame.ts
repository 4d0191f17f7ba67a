import type { Piece } from '@sextant/scene'
import { chartArt, seaArt } from '../draw/lazy-art.ts'
import { between, sameCamera, seen } from './camera.ts'
import { playTime } from './playback-clock.ts'
import { type Damage, damageAll, isDamaged, takeDamage } from './damage.ts'
import { arrive } from '../draw/easing.ts'
import { drawEffects, hasEffects } from './effects-layer.ts'
import { drawGround } from '../stages/hexes/ground.ts'
import { drawHold } from '../effects/hold.ts'
import { drawSmallLabel } from '../stages/hexes/cell-label.ts'
import { drawLights } from '../draw/highlight.ts'
import type { Pen } from '../draw/pen.ts'
import { drawPiece } from '../draw/piece.ts'
import { advance } from './playback.ts'
import { around, grown, type Rectangle, touches } from '../geometry/rectangle.ts'
import { footing } from '../geometry/stack.ts'
import { type BoardState, LAYERS, type Layer } from './state.ts'

const GLIDE_TIME = 260
/** A scale that has not changed for so long is there to stay. */
const REST_TIME = 140
/** What of a frame may go into making bitmaps anew. */
const BITMAP_TIME = 5

/** Draws what has changed since the last frame; true when there is more to come. */
export function paintFrame(state: BoardState, now: number): boolean {
  const time = playTime(state, now)
  glide(state, now)
  const before = hasEffects(state)
  advance(state, time)
  if (!state.painted || !sameCamera(state.painted, state.camera))
    for (const layer of LAYERS) damageAll(state.damage[layer])
  const sharp = now - state.zoomedAt >= REST_TIME
  const box = seen(state.camera, state.view)
  state.stamps.begin(BITMAP_TIME, sharp)
  const whole = paintGround(state, box, sharp)
  paintLayer(state, 'lights', box, (pen, area) => paintLights(state, pen, area, time))
  const lively = hasEffects(state)
  // What has just ended is wiped away, too.
  const changing = lively || before
  if (state.places.kind === 'sea') paintSea(state, box, now, changing)
  else paintLayer(state, 'pieces', box, (pen, area) => paintPieces(state, pen, area))
  if (changing) damageAll(state.damage.effects)
  paintLayer(state, 'effects', box, pen => drawEffects(state, pen, box, time))
  state.painted = state.camera
  if (state.stamps.blurred) for (const layer of LAYERS) if (layer !== 'ground') damageAll(state.damage[layer])
  if (!sharp) for (const layer of LAYERS) damageAll(state.damage[layer])
  const moving = lively && state.frozenAt === undefined
  return !whole || !sharp || moving || state.glide !== undefined || state.stamps.blurred
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

/** So many cells are drawn faster than tiles of them are kept. */
const FEW_CELLS = 260

/** A large board's ground comes from tiles, so that moving over it costs a few copies of bitmaps. */
function paintGround(state: BoardState, box: Rectangle, sharp: boolean): boolean {
  const { damage, layers, scene, places, ratio, look, groundStamps } = state
  if (!isDamaged(damage.ground)) return true
  takeDamage(damage.ground, box)
  const ctx = layers.ground
  const { scale, left, top } = frameOf(state)
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height)
  groundStamps.begin(Number.POSITIVE_INFINITY, true)
  const pen: Pen = { ctx, scale, ratio, look, stamps: groundStamps }
  const { stage, sides } = scene
  if (places.kind !== 'hexes' || stage.kind !== 'hexes') {
    ctx.setTransform(scale, 0, 0, scale, left, top)
    if (places.kind === 'sea') seaArt.now?.drawSea(pen, grown(box, 1))
    if (places.kind === 'chart' && stage.kind === 'chart') chartArt.now?.drawChart(pen, stage, places, box)
    return true
  }
  const shown = places.within(grown(box, 0.4))
  if (shown.length <= FEW_CELLS) {
    ctx.setTransform(scale, 0, 0, scale, left, top)
    drawGround(pen, stage, sides, places, shown)
    return true
  }
  const whole = state.tiles.show(ctx, {
    seen: box,
    scale,
    left,
    top,
    sharp: sharp || state.painted === undefined,
    // A first look waits for all of it; later ones go on while the rest is made.
    milliseconds: state.painted === undefined ? Number.POSITIVE_INFINITY : BITMAP_TIME,
    paint: (tile, within, tileScale) =>
      drawGround(
        { ...pen, ctx: tile, scale: tileScale },
        stage,
        sides,
        places,
        places.within(grown(within, 0.4)),
      ),
  })
  if (!whole) damageAll(damage.ground)
  return whole
}

function paintLayer(
  state: BoardState,
  layer: Layer,
  box: Rectangle,
  paint: (pen: Pen, area: Damage) => void,
): void {
  if (!isDamaged(state.damage[layer])) return
  const area = takeDamage(state.damage[layer], box)
  const ctx = state.layers[layer]
  const { scale, left, top } = frameOf(state)
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  if (area.all) ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height)
  else {
    ctx.beginPath()
    for (const spot of area.boxes) {
      // Whole pixels: half a pixel would be half cleared, and seen as a seam.
      const [x, y] = [Math.floor(spot.x * scale + left), Math.floor(spot.y * scale + top)]
      const width = Math.ceil((spot.x + spot.width) * scale + left) - x
      const height = Math.ceil((spot.y + spot.height) * scale + top) - y
      ctx.rect(x, y, width, height)
      ctx.clearRect(x, y, width, height)
    }
    ctx.clip()
  }
  ctx.setTransform(scale, 0, 0, scale, left, top)
  if (area.all || area.boxes.length > 0)
    paint(
      { ctx, scale, ratio: state.ratio, look: state.look, stamps: state.stamps },
      area.all ? { all: true, boxes: [box] } : area,
    )
  ctx.restore()
}

function paintLights(state: BoardState, pen: Pen, { boxes }: Damage, now: number): void {
  const { places, lights } = state
  drawHold(state, pen, boxes, now)
  drawLights(pen, places, lights, place => reaches(state, place, boxes, 1.5))
}

/** At sea all of the layer moves, and moves on while nothing else happens. */
function paintSea(state: BoardState, box: Rectangle, now: number, lively: boolean): void {
  if (lively || isAlive(state)) damageAll(state.damage.pieces)
  const seconds = state.speed > 0 ? now / 1000 : 0
  paintLayer(state, 'pieces', box, pen => {
    if (state.places.kind === 'sea')
      seaArt.now?.drawFleet(pen, state.scene, state.places, state.stacks, state.movers, box, seconds)
  })
}

/** Whether something moves though nothing happens: waves, unless motion is unwanted. */
export function isAlive({ places, speed }: BoardState): boolean {
  return places.kind === 'sea' && speed > 0
}

function paintPieces(state: BoardState, pen: Pen, { boxes }: Damage): void {
  const { scene, places, stacks, movers } = state
  if (places.kind === 'chart' && scene.stage.kind === 'chart')
    chartArt.now?.drawChartPlaces(pen, scene.stage, places, place => stacks.has(place))
  for (const [place, stack] of stacks) {
    if (!reaches(state, place, boxes, 1.35)) continue
    stack.forEach((piece, number) => {
      if (!movers.has(piece.id)) paintPiece(state, pen, piece, stack, number)
    })
    const label = scene.stage.kind === 'hexes' ? scene.stage.cells[place]?.label : undefined
    if (label && stack.some(({ ghost }) => !ghost))
      drawSmallLabel(pen, label, places.x[place] ?? 0, places.y[place] ?? 0)
  }
}

export function paintPiece(
  state: BoardState,
  pen: Pen,
  piece: Piece,
  stack: readonly Piece[],
  number: number,
): void {
  const { places, scene } = state
  const foot = footing(stack, number)
  drawPiece(pen, piece, scene.sides[piece.side], {
    x: (places.x[piece.at] ?? 0) + foot.x * places.pieceSize,
    y: (places.y[piece.at] ?? 0) + foot.y * places.pieceSize,
    size: foot.size * places.pieceSize,
    angle: piece.facing === undefined ? undefined : places.angleOf(piece.facing),
    alpha: 1,
  })
}

function reaches({ places }: BoardState, place: number, boxes: readonly Rectangle[], by: number): boolean {
  const around1 = around(places.x[place] ?? 0, places.y[place] ?? 0, by * places.pieceSize)
  return boxes.some(box => touches(box, around1))
}

/** Whole device pixels, so that all layers move together and bitmaps stay sharp. */
function frameOf({ camera, view, ratio }: BoardState): { scale: number; left: number; top: number } {
  const scale = camera.scale * ratio
  return {
    scale,
    left: Math.round((view.width / 2) * ratio - camera.x * scale),
    top: Math.round((view.height / 2) * ratio - camera.y * scale),
  }
}
