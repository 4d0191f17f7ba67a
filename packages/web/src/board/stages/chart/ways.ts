import type { Point } from '@sextant/hex'
import { type ChartStage, type ChartWay, say } from '@sextant/scene'
import { faded } from '../../draw/colour.ts'
import type { Theme } from '../../draw/palette.ts'
import { atLeast, legible, type Pen, widthOf, write } from '../../draw/pen.ts'
import { pointOf } from '../../geometry/places.ts'
import type { Rectangle } from '../../geometry/rectangle.ts'
import type { Label } from './label-boxes.ts'
import type { ChartPlaces } from './places.ts'

/** A way: the more dangerous, the redder and the more broken its line; one that has been gone lies on a brass band. */
export function drawWay(pen: Pen, way: ChartWay, places: ChartPlaces): void {
  const { ctx, look } = pen
  const [ax, ay] = [places.x[way.from] ?? 0, places.y[way.from] ?? 0]
  const [bx, by] = [places.x[way.to] ?? 0, places.y[way.to] ?? 0]
  const line = new Path2D()
  line.moveTo(ax, ay)
  line.lineTo(bx, by)
  const pixel = atLeast(pen, 0, 1)
  if (way.gone) {
    ctx.lineCap = 'round'
    ctx.lineWidth = atLeast(pen, 0.26, 7)
    ctx.strokeStyle = faded(look.palette.brass, look.theme === 'light' ? 0.42 : 0.36)
    ctx.stroke(line)
  }
  const { dash, width } = STEPS[stepOf(way.danger)] ?? STEPS[0]
  const unit = atLeast(pen, 0.055, 2)
  ctx.lineCap = dash[0] === 0 ? 'round' : 'butt'
  ctx.setLineDash(dash.map(part => part * unit))
  for (const [colour, thick] of [
    [look.theme === 'light' ? faded('#fbf6ea', 0.8) : faded('#0b1728', 0.7), unit * width + 2 * pixel],
    [dangerColour(way.danger, look.theme), unit * width],
  ] as const) {
    ctx.lineWidth = thick
    ctx.strokeStyle = colour
    ctx.stroke(line)
  }
  ctx.setLineDash([])
}

/** Lines by danger, each told from the next without its colour; in units of the line's width. */
const STEPS = [
  { dash: [], width: 1 },
  { dash: [7, 2.2], width: 1.05 },
  { dash: [3.4, 2.4], width: 1.2 },
  { dash: [0, 2.6], width: 1.55 },
] as const

const COLOURS: Readonly<Record<Theme, readonly string[]>> = {
  light: ['#2b6377', '#7a661a', '#bb520d', '#b51d1a'],
  dark: ['#7fc0d2', '#d8c06a', '#f19a54', '#ff6f63'],
}

const TIERS = [0, 1, 2, 3] as const

/** 0 safe … 3 deadly. */
export function stepOf(danger = 0): (typeof TIERS)[number] {
  return TIERS[Math.min(Math.max(Math.floor(danger * 4), 0), 3)] ?? 0
}

function dangerColour(danger: number | undefined, theme: Theme): string {
  return COLOURS[theme][stepOf(danger)] ?? ''
}

/** What is written on the ways, near their middles; first on those that someone may take from where they are. */
export function wayLabels(
  pen: Pen,
  { ways }: ChartStage,
  places: ChartPlaces,
  occupied: (place: number) => boolean,
): { readonly label: Label; draw(box: Rectangle): void }[] {
  const { look } = pen
  const light = look.theme === 'light'
  const size = legible(pen, 0.27, 10, 14)
  const isOpen = ({ from, to }: ChartWay) => occupied(from) || occupied(to)
  const byNeed = [...ways].sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)))
  return byNeed.flatMap(way => {
    const { from, to, label, danger } = way
    if (label === undefined) return []
    const text = say(label, look.catalogue)
    const letters = { size, weight: 650, colour: dangerColour(danger, look.theme) } as const
    const [width, height] = [widthOf(pen, text, letters) + size * 0.7, size * 1.3]
    const anchors = anchorsOn(pointOf(places, from), pointOf(places, to), width, height)
    return {
      label: { anchors, needed: isOpen(way) },
      draw(box: Rectangle) {
        pen.ctx.beginPath()
        pen.ctx.roundRect(box.x, box.y, box.width, box.height, height / 2)
        pen.ctx.fillStyle = light ? 'rgb(248 242 226 / 0.94)' : 'rgb(13 27 46 / 0.94)'
        pen.ctx.fill()
        write(pen, text, box.x + box.width / 2, box.y + box.height * 0.53, letters)
      },
    }
  })
}

/** On the line near its middle; where there is no room, to either side of it. */
function anchorsOn(from: Point, to: Point, width: number, height: number): Rectangle[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  const aside = (Math.abs(dy) * width + Math.abs(dx) * height) / (2 * length)
  const at = (part: number, side: number): Rectangle => ({
    x: from.x + dx * part - (dy / length) * aside * side - width / 2,
    y: from.y + dy * part + (dx / length) * aside * side - height / 2,
    width,
    height,
  })
  return [0.5, 0.42, 0.58, 0.34, 0.66]
    .map(part => at(part, 0))
    .concat([0.5, 0.4, 0.6].flatMap(part => [at(part, 1), at(part, -1)]))
}
