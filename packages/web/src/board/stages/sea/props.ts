import type { Pen } from '../../draw/pen.ts'
import type { Silhouette } from './silhouette.ts'

/** Frames of timber that one shoring puts up, and no more than a hull has room for. */
const FRAMES = 3
const MOST = 9

/**
 * Shored from within, like the inside of a mine shaft: the planking is opened, and behind it stand posts with a beam across
 * and two struts in the corners. Drawn onto the silhouette in its own units.
 */
export function drawProps({ ctx }: Pen, { box }: Silhouette, props: number): void {
  const frames = Math.min(props * FRAMES, MOST)
  if (frames === 0) return
  const [top, bottom] = [box.y + box.height * 0.71, box.y + box.height * 0.93]
  const [left, width] = [box.x + box.width * 0.24, box.width * 0.52]
  const bay = width / frames
  ctx.save()
  // Only where there is hull.
  ctx.globalCompositeOperation = 'source-atop'
  ctx.fillStyle = '#1a1209'
  ctx.fillRect(left - bay * 0.12, top - 6, width + bay * 0.24, bottom - top + 12)
  const post = Math.max(6, bay * 0.13)
  for (let frame = 0; frame < frames; frame++) {
    const x = left + frame * bay
    const [near, far] = [x + bay * 0.1, x + bay * 0.9]
    beam(ctx, post, near, bottom, near + bay * 0.05, top)
    beam(ctx, post, far, bottom, far - bay * 0.05, top)
    beam(ctx, post * 0.75, near, top + (bottom - top) * 0.4, x + bay * 0.36, top)
    beam(ctx, post * 0.75, far, top + (bottom - top) * 0.4, x + bay * 0.64, top)
  }
  beam(ctx, post * 1.3, left - bay * 0.1, top, left + width + bay * 0.1, top)
  beam(ctx, post, left - bay * 0.1, bottom, left + width + bay * 0.1, bottom)
  ctx.restore()
}

/** A squared timber with its lit edge. */
function beam(
  ctx: CanvasRenderingContext2D,
  thick: number,
  x: number,
  y: number,
  toX: number,
  toY: number,
): void {
  for (const [colour, width] of [
    ['#4a2f14', thick * 1.35],
    ['#c48a44', thick],
    ['#f0c27c', thick * 0.3],
  ] as const) {
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(toX, toY)
    ctx.lineWidth = width
    ctx.lineCap = 'butt'
    ctx.strokeStyle = colour
    ctx.stroke()
  }
}
