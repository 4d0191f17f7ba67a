import type { Pen } from '../draw/pen.ts'
import { drawPiece } from '../draw/piece.ts'
import { stanceIn } from '../draw/stance.ts'
import type { Rectangle } from '../geometry/rectangle.ts'
import { onStage, stageRenderer } from '../stages/index.ts'
import { damageAll } from './damage.ts'
import { paintLayer, reaches } from './layer.ts'
import type { BoardState } from './state.ts'

/** The pieces that stand; those in motion are on the effects layer, unless the stage draws all of them itself. */
export function paintPieces(state: BoardState, box: Rectangle, now: number, changing: boolean): void {
  const { scene, places, stacks, movers } = state
  const renderer = stageRenderer(scene.stage)
  const { drawPieces } = renderer
  if (renderer.isAnimated?.(state.look.skin, scene.stage) && (changing || isAlive(state)))
    damageAll(state.damage.pieces)
  const seconds = state.speed > 0 ? now / 1000 : 0
  paintLayer(state, 'pieces', box, (pen, { boxes }) => {
    if (drawPieces) drawPieces(pen, onStage(scene, places), { stacks, movers }, box, seconds)
    else drawStanding(state, pen, boxes, seconds)
  })
}

/** Whether something moves though nothing happens: waves, unless motion is unwanted. */
export function isAlive({ scene, speed, look }: BoardState): boolean {
  return speed > 0 && (stageRenderer(scene.stage).isAnimated?.(look.skin, scene.stage) ?? false)
}

function drawStanding(
  { scene, places, stacks, movers }: BoardState,
  pen: Pen,
  boxes: readonly Rectangle[],
  seconds: number,
) {
  const [renderer, on] = [stageRenderer(scene.stage), onStage(scene, places)]
  renderer.drawBelowPieces?.(pen, on, place => stacks.has(place), seconds)
  for (const [place, stack] of stacks) {
    if (!reaches(places, place, boxes, 1.35)) continue
    stack.forEach((piece, number) => {
      if (!movers.has(piece.id))
        drawPiece(pen, piece, scene.sides[piece.side], stanceIn(places, stack, number, piece))
    })
    if (stack.some(({ ghost }) => !ghost)) renderer.drawAbovePieces?.(pen, on, place)
  }
}
