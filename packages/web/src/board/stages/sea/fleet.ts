import type { Piece, Scene } from '@sextant/scene'
import type { Pen } from '../../draw/pen.ts'
import type { Pose } from '../../geometry/pose.ts'
import type { Rectangle } from '../../geometry/rectangle.ts'
import { footing } from '../../geometry/stack.ts'
import type { ShownPieces } from '../stage-renderer.ts'
import { drawName, roomFor } from './nameplate.ts'
import { type SeaPlaces, WATERLINE } from './places.ts'
import { drawRope } from './rope.ts'
import { type Afloat, drawBlaze, drawReflection, drawShip, sunk } from './ship.ts'
import { drawWaves } from './waves.ts'

/**
 * All that moves at sea: waves, ships, and unless it is a picture the rope between them and what is read of them. `seconds` is a clock;
 * where it stands, nothing moves.
 */
export function drawFleet(
  pen: Pen,
  scene: Pick<Scene, 'sides'>,
  places: SeaPlaces,
  { stacks, movers }: ShownPieces,
  seen: Rectangle,
  seconds: number,
  isRead: boolean,
): void {
  const ships = [...stacks.values()].flatMap(stack =>
    stack.map((piece, number) => afloat(scene, places, stack, piece, number, movers.get(piece.id)?.pose)),
  )
  // Who is gone from the scene may still be seen to sink.
  for (const { piece, pose } of movers.values())
    if (!ships.some(ship => ship.piece.id === piece.id))
      ships.push(afloat(scene, places, [piece], piece, 0, pose))
  drawWaves(pen, seen, seen.y, WATERLINE - 0.1, seconds)
  for (const ship of ships) drawReflection(pen, ship, seconds)
  for (const ship of ships) drawShip(pen, ship, seconds)
  for (const ship of ships) drawBlaze(pen, ship, seconds)
  drawWaves(pen, seen, WATERLINE, seen.y + seen.height, seconds)
  if (!isRead) return
  drawRope(pen, places, seconds)
  for (const [place, stack] of stacks) {
    const top = stack.filter(piece => !piece.ghost).at(-1) ?? stack.at(-1)
    const ship = ships.find(({ piece }) => piece.id === top?.id)
    if (!top || !ship) continue
    pen.ctx.globalAlpha = ship.alpha * (1 - sunk(ship))
    drawName(pen, top, scene.sides[top.side], places.x[place] ?? 0, roomFor(places))
    pen.ctx.globalAlpha = 1
  }
}

function afloat(
  scene: Pick<Scene, 'sides'>,
  places: SeaPlaces,
  stack: readonly Piece[],
  piece: Piece,
  number: number,
  pose: Pose | undefined,
): Afloat {
  const foot = footing(stack, number)
  const home = { x: (places.x[piece.at] ?? 0) + foot.x * places.pieceSize, y: foot.y * places.pieceSize }
  return {
    piece,
    side: scene.sides[piece.side],
    x: pose?.x ?? home.x,
    y: WATERLINE + (pose?.y ?? home.y),
    afloat: Math.min(home.y, 0.2),
    size: foot.size * (pose?.size ?? 1),
    alpha: pose?.alpha ?? 1,
    lean: pose?.angle ?? 0,
    mirrored: piece.at === 1,
  }
}
