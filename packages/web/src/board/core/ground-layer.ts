import type { Pen } from '../draw/pen.ts'
import type { Rectangle } from '../geometry/rectangle.ts'
import { onStage, stageRenderer } from '../stages/index.ts'
import { damageAll, isDamaged, takeDamage } from './damage.ts'
import { originOf } from './layer.ts'
import type { BoardState } from './state.ts'

/**
 * The ground: a large one comes from tiles, so that moving over it costs a few copies of bitmaps. True when all of it
 * could be drawn.
 */
export function paintGround(
  state: BoardState,
  box: Rectangle,
  sharp: boolean,
  milliseconds: number,
): boolean {
  const { damage, layers, scene, places, ratio, look, groundBitmaps } = state
  if (!isDamaged(damage.ground)) return true
  takeDamage(damage.ground, box)
  const ctx = layers.ground
  const { scale, left, top } = originOf(state)
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height)
  groundBitmaps.begin(Number.POSITIVE_INFINITY, true)
  const pen: Pen = { ctx, scale, ratio, look, bitmaps: groundBitmaps }
  const [renderer, on] = [stageRenderer(scene.stage), onStage(scene, places)]
  if (!renderer.isTiled?.(places, box)) {
    ctx.setTransform(scale, 0, 0, scale, left, top)
    renderer.drawGround(pen, on, box)
    return true
  }
  const isFirst = state.painted === undefined
  const whole = state.tiles.show(ctx, {
    seen: box,
    scale,
    left,
    top,
    sharp: sharp || isFirst,
    // A first look waits for all of it; later ones go on while the rest is made.
    milliseconds: isFirst ? Number.POSITIVE_INFINITY : milliseconds,
    paint: (tile, within, tileScale) =>
      renderer.drawGround({ ...pen, ctx: tile, scale: tileScale }, on, within),
  })
  if (!whole) damageAll(damage.ground)
  return whole
}
