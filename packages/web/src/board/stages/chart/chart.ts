import type { Point } from '@sextant/hex'
import { type ChartPlace, type ChartStage, say } from '@sextant/scene'
import { faded, mixed } from '../../draw/colour.ts'
import { drawIcon } from '../../draw/icon.ts'
import { atLeast, type Lettering, legible, type Pen, widthOf, write } from '../../draw/pen.ts'
import { BASE_RADIUS, PIECE_REACH } from '../../draw/piece.ts'
import { pointOf } from '../../geometry/places.ts'
import { around, grown, type Rectangle } from '../../geometry/rectangle.ts'
import { type Label, labelBoxes } from './label-boxes.ts'
import { drawPaper } from './paper.ts'
import { type ChartPlaces, FRAME, isLarge } from './places.ts'
import { drawWay, wayLabels } from './ways.ts'

/** The chart itself: paper, coasts and ways. What must be read is written above what is lit. */
export function drawChart(pen: Pen, stage: ChartStage, places: ChartPlaces, seen: Rectangle): void {
  drawPaper(pen, stage, places, seen)
  for (const way of stage.ways) drawWay(pen, way, places)
}

/**
 * Places with their names, and what is written on the ways.
 *
 * @param occupied places where a piece stands, whose name keeps clear of it
 */
export function drawChartPlaces(
  pen: Pen,
  stage: ChartStage,
  places: ChartPlaces,
  occupied: (place: number) => boolean,
): void {
  drawWritten(pen, stage, places, occupied)
  stage.places.forEach((place, number) => {
    drawPlace(pen, place, places.x[number] ?? 0, places.y[number] ?? 0)
  })
}

function drawWritten(
  pen: Pen,
  stage: ChartStage,
  places: ChartPlaces,
  occupied: (place: number) => boolean,
): void {
  const { catalogue } = pen.look
  // In a small picture, names that cover others are worse than none.
  const readable = pen.scale / pen.ratio >= 17
  const days = readable ? wayLabels(pen, stage, places, occupied) : []
  // First what may be sailed now, whose days can only lie on their way; then ports, other places, and the days between them.
  const open = days.filter(({ label }) => label.needed)
  const others = days.filter(({ label }) => !label.needed)
  const names = stage.places
    .map((place, number) => ({ place, number, text: say(place.name, catalogue) }))
    .sort((a, b) => Number(isLarge(b.place)) - Number(isLarge(a.place)))
  const wanted = names.map(({ place, number, text }): Label => {
    const letters = nameLetters(pen, isLarge(place))
    const [width, height] = [widthOf(pen, text, letters), letters.size * 1.15]
    const size = occupied(number) ? PIECE_REACH * places.pieceSize : radiusOf(pen, isLarge(place))
    const away = size + atLeast(pen, 0.08, 2.5)
    return {
      anchors: anchorsOf(pointOf(places, number), away, width, height, isOnWay(stage, number)),
      needed: isLarge(place) && readable,
    }
  })
  const ordered = [...open.map(({ label }) => label), ...wanted, ...others.map(({ label }) => label)]
  const boxes = labelBoxes(ordered, {
    discs: stage.places.map((place, number) => {
      const size = occupied(number) ? BASE_RADIUS * places.pieceSize : radiusOf(pen, isLarge(place))
      return around(places.x[number] ?? 0, places.y[number] ?? 0, size)
    }),
    lines: stage.ways.map(({ from, to }) => [pointOf(places, from), pointOf(places, to)] as const),
    within: grown(places.bounds, -FRAME),
  })
  const first = open.length + names.length
  for (const [number, { draw }] of [
    ...open.map((day, at) => [at, day] as const),
    ...others.map((day, at) => [first + at, day] as const),
  ]) {
    const box = boxes[number]
    if (box) draw(box)
  }
  names.forEach(({ place, text }, number) => {
    const box = boxes[open.length + number]
    if (!box) return
    write(pen, text, box.x, box.y + box.height / 2, { ...nameLetters(pen, isLarge(place)), align: 'left' })
  })
}

/** A port is a disc of paper in brass, a waypoint a small ring. */
function drawPlace(pen: Pen, place: ChartPlace, x: number, y: number): void {
  const { ctx, look } = pen
  const { palette } = look
  const light = look.theme === 'light'
  const large = isLarge(place)
  const radius = radiusOf(pen, large)
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 2 * Math.PI)
  ctx.fillStyle = light ? palette.paper : large ? '#1b2c47' : '#142339'
  ctx.fill()
  ctx.lineWidth = atLeast(pen, large ? 0.07 : 0.045, large ? 2 : 1.25)
  ctx.strokeStyle = large ? palette.brass : faded(palette.lettering, 0.75)
  ctx.stroke()
  if (large) {
    ctx.beginPath()
    ctx.arc(x, y, radius * 0.84, 0, 2 * Math.PI)
    ctx.lineWidth = atLeast(pen, 0.02, 0.75)
    ctx.strokeStyle = faded(palette.lettering, 0.45)
    ctx.stroke()
  }
  const ink = large ? palette.lettering : mixed(palette.lettering, palette.brass, 0.25)
  drawIcon(pen, place.icon, x, y, radius * (large ? 1.24 : 1.4), ink)
}

function radiusOf(pen: Pen, large: boolean): number {
  return large ? legible(pen, 0.5, 11, 34) : legible(pen, 0.31, 7.5, 22)
}

function nameLetters(pen: Pen, large: boolean): Lettering {
  const { palette, theme } = pen.look
  return {
    size: large ? legible(pen, 0.38, 12, 19) : legible(pen, 0.31, 10.5, 15),
    weight: large ? 700 : 550,
    colour: large
      ? palette.lettering
      : mixed(palette.lettering, palette.water[0], theme === 'light' ? 0.12 : 0.2),
    casing: theme === 'light' ? faded('#f3ecd8', 0.85) : faded('#0b1728', 0.85),
  }
}

function isOnWay({ ways }: ChartStage, place: number): boolean {
  return ways.some(({ from, to }) => from === place || to === place)
}

/**
 * Where a name may stand: right and left first, as one reads it, then below, above and aslant. Places that no way leads to,
 * such as berths, lie side by side: their names are all below them.
 */
function anchorsOf(
  { x, y }: Point,
  radius: number,
  width: number,
  height: number,
  onWay: boolean,
): Rectangle[] {
  const aslant = radius * 0.66
  const at = (left: number, top: number) => ({ x: left, y: top, width, height })
  const beside = [at(x + radius, y - height / 2), at(x - radius - width, y - height / 2)]
  const below = at(x - width / 2, y + radius)
  return [
    ...(onWay ? [...beside, below] : [below, ...beside]),
    at(x - width / 2, y - radius - height),
    at(x + aslant, y + aslant),
    at(x + aslant, y - aslant - height),
    at(x - aslant - width, y + aslant),
    at(x - aslant - width, y - aslant - height),
  ]
}
