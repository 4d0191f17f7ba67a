import { type Scene, type SeaStage, say } from '@sextant/scene'
import { leave } from '../../draw/easing.ts'
import { drawPattern } from '../../draw/highlight-pattern.ts'
import { grown } from '../../geometry/rectangle.ts'
import type { StageRenderer } from '../stage-renderer.ts'
import { drawBackdrop } from './backdrop.ts'
import { drawFleet } from './fleet.ts'
import { gaugeBox } from './nameplate.ts'
import { type SeaPlaces, seaPlaces, WATERLINE } from './places.ts'
import { drawSinking } from './sinking.ts'

/** Two ships on open water. */
export const sea: StageRenderer<SeaStage, SeaPlaces> = {
  kind: 'sea',
  places: ({ distance, farthest }, before) =>
    before && before.distance === distance && before.farthest === farthest
      ? before
      : seaPlaces({ distance, farthest }),
  drawGround: (pen, _, box) => drawBackdrop(pen, grown(box, 1)),
  highlights: {
    /** Lying on the water around the hull. */
    drawPattern(pen, { pieceSize }, meaning, colour) {
      pen.ctx.translate(0, WATERLINE)
      pen.ctx.scale(pieceSize, pieceSize * 0.3)
      drawPattern(pen, meaning, colour, size => ringPath(0.8 * size))
    },
    labelOffset: -1.1,
  },
  drawPieces: (pen, { scene, places }, pieces, box, seconds) =>
    drawFleet(pen, scene, places, pieces, box, seconds, isRead(scene)),
  barBox: (pen, { places }, piece, number) => gaugeBox(pen, piece, places, number),
  isAnimated: () => true,
  walk: (_, from, key) => (key === 'ArrowLeft' ? 0 : key === 'ArrowRight' ? 1 : from),
  rows: () => [{ index: 0, columns: 2, cells: [0, 1].map(place => ({ place, column: place })) }],
  describe: (_, { distance, farthest }, place, { words }) => [
    words[place === 0 ? 'atLeft' : 'atRight'],
    say({ key: 'distance', values: { distance, farthest } }, words),
  ],
  /** A ship goes under, which takes longer than falling apart. */
  vanishing: {
    duration: 2000,
    pose: (home, part) => ({
      ...home,
      y: home.y + 3.1 * leave(part),
      angle: 0.75 * leave(part),
      alpha: 1,
      size: 1,
    }),
    draw: (pen, { x }, part) => drawSinking(pen, { x, y: WATERLINE }, part),
  },
  atDistance: (stage, distance, part) =>
    stage.distance === distance
      ? stage
      : { ...stage, distance: stage.distance + (distance - stage.distance) * part },
}

/** Where no ship has bars, nothing is read. */
function isRead({ pieces }: Pick<Scene, 'pieces'>): boolean {
  return pieces.some(({ bars = [] }) => bars.length > 0)
}

function ringPath(radius: number): Path2D {
  const path = new Path2D()
  path.arc(0, 0, radius, 0, 2 * Math.PI)
  return path
}
