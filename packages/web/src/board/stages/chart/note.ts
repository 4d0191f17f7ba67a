import { type ChartStage, say } from '@sextant/scene'
import { faded } from '../../draw/colour.ts'
import { legible, type Pen, widthOf, write } from '../../draw/pen.ts'
import type { Rectangle } from '../../geometry/rectangle.ts'
import type { ChartPlaces } from './places.ts'

/** What there is to know of a place, on a slip of paper beside it, within what is seen. */
export function drawNote(
  pen: Pen,
  stage: ChartStage,
  places: ChartPlaces,
  place: number,
  seen: Rectangle,
): void {
  const note = stage.places[place]?.note
  if (note === undefined) return
  const { ctx, look } = pen
  const { palette } = look
  const size = legible(pen, 0.28, 11.5, 14)
  const letters = { size, weight: 500, colour: palette.lettering, align: 'left' } as const
  const lines = wrapped(say(note, look.catalogue), text => widthOf(pen, text, letters) <= size * 17)
  const width = Math.max(...lines.map(line => widthOf(pen, line, letters))) + size * 1.5
  const height = lines.length * size * 1.4 + size * 1.1
  const { left, top } = slipAt(pen, places, place, seen, width, height, size)
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(left, top, width, height, size * 0.5)
  ctx.shadowColor = faded(palette.shade, 0.35)
  ctx.shadowBlur = size * pen.scale
  ctx.fillStyle = look.theme === 'light' ? palette.paper : '#1a2a44'
  ctx.fill()
  ctx.restore()
  ctx.lineWidth = size * 0.09
  ctx.strokeStyle = palette.brass
  ctx.stroke()
  lines.forEach((line, number) => {
    write(pen, line, left + size * 0.75, top + size * (1.25 + number * 1.4), letters)
  })
}

/** Above the place, or below it; on a phone at the foot of the view, where it hides nothing, or else at its head. */
function slipAt(
  { scale, ratio }: Pen,
  places: ChartPlaces,
  place: number,
  seen: Rectangle,
  width: number,
  height: number,
  size: number,
): { left: number; top: number } {
  const [x, y] = [places.x[place] ?? 0, places.y[place] ?? 0]
  const edge = size * 0.6
  if ((seen.width * scale) / ratio < NARROW) {
    const foot = seen.y + seen.height - height - edge
    return { left: seen.x + (seen.width - width) / 2, top: y + 1 > foot ? seen.y + edge : foot }
  }
  const above = y - 1 - height
  return {
    left: Math.min(Math.max(x - width / 2, seen.x + edge), seen.x + seen.width - width - edge),
    top: above > seen.y + edge ? above : y + 1,
  }
}

/** CSS pixels. */
const NARROW = 560

/** Lines that fit: broken at spaces, and within what has none, such as Chinese. */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? []) {
    if (line !== '' && !fits((line + word).trimEnd())) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += word
  }
  return line.trimEnd() === '' ? lines : [...lines, line.trimEnd()]
}
