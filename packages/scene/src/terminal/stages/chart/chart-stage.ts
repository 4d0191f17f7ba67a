import type { Piece } from '../../../scene.ts'
import type { ChartStage } from '../../../stages/chart.ts'
import { Canvas } from '../../canvas.ts'
import { printable } from '../../columns.ts'
import type { Drawing } from '../../drawing.ts'
import { DANGERS, LAND, LAST_ACTION, MARKS, WAYS } from '../../glyphs.ts'
import { panelWidth } from '../../panel.ts'
import { faceOf, writeStrip } from '../../piece-face.ts'
import { dangerTier, isHere, marksAt } from '../../place-facts.ts'
import { stackOf } from '../../stack.ts'
import { pointsBetween } from '../../stroke.ts'
import type { DrawnStage } from '../stage.ts'
import { type ChartLayout, layoutChart } from './chart-layout.ts'
import { drawChartList } from './chart-list.ts'

/**
 * A chart: places where they lie, with their names, and the ways between them as far as they can be drawn. Below it
 * what there is to know of each place, those that can be reached from here first.
 */
export function drawChart(drawing: Drawing, stage: ChartStage): DrawnStage {
  const names = stage.places.map(({ name }) => printable(drawing.say(name)))
  const labels = stage.ways.map(({ label }) => (label === undefined ? '' : printable(drawing.say(label))))
  const layout = layoutChart(stage, chartWidth(drawing), names, labels)
  const canvas = new Canvas()
  const { palette, scene } = drawing
  for (const [number, at] of layout.names.entries())
    if (at) canvas.write(at.x, at.y, names[number] ?? '', isHere(drawing, number) ? palette.strong : {})
  for (const [number, at] of layout.labels.entries())
    if (at) canvas.write(at.x, at.y, labels[number] ?? '', palette.quiet)
  drawPlaces(drawing, stage, layout, canvas)
  drawWays(drawing, stage, layout, canvas)
  drawLand(drawing, stage, layout, canvas)
  drawChartList(drawing, canvas, stage, layout)
  return { canvas, crowded: scene.pieces.filter(hasMoreToTell) }
}

const WIDEST = 100
/** Narrower than this it is better to have the panels below. */
const ROOMY = 64
const GAP = 4

function chartWidth(drawing: Drawing): number {
  const panels = drawing.scene.panels ?? []
  const beside = drawing.width - Math.max(0, ...panels.map(panel => panelWidth(drawing, panel))) - GAP
  return Math.min(WIDEST, panels.length > 0 && beside >= ROOMY ? beside : drawing.width)
}

/** What is there: the foremost piece, else the place's icon; its number where its name has no room. */
function drawPlaces(drawing: Drawing, stage: ChartStage, layout: ChartLayout, canvas: Canvas): void {
  const { scene, skin, palette } = drawing
  for (const [number, { x, y }] of layout.places.entries()) {
    const place = stage.places[number]
    const [piece] = stackOf(
      scene.pieces.filter(({ at }) => at === number),
      'top',
    )
    const icon = printable(skin.icons[place?.icon ?? '']?.glyph ?? '?')
    const ink = place?.size === 'large' ? palette.strong : palette.quiet
    if (piece) writeStrip(canvas, x - 1, y, faceOf(drawing, piece, 3).token)
    else if (layout.names[number]) canvas.write(x, y, icon, ink)
    else canvas.write(x, y, String(number + 1), ink)
    const [meaning] = marksAt(drawing, number)
    if (meaning) canvas.write(x - 2, y, MARKS[meaning], palette.meaning(meaning))
    else if (scene.lastAction?.includes(number)) canvas.write(x - 2, y, LAST_ACTION, palette.quiet)
  }
}

/** In dots, in lines or in double lines, the more dangerous the heavier; only where nothing else is written. */
function drawWays({ palette }: Drawing, stage: ChartStage, layout: ChartLayout, canvas: Canvas): void {
  for (const { from, to, danger, gone } of stage.ways) {
    const [a, b] = [layout.places[from], layout.places[to]]
    if (!a || !b) continue
    const tier = dangerTier(danger)
    const ink = gone ? palette.quiet : palette.tone(DANGERS[tier])
    for (const { x, y, slope } of pointsBetween(a, b))
      if (!layout.taken(x, y) && canvas.isBlank(x, y)) canvas.write(x, y, WAYS[tier][slope], ink)
  }
}

/** What is left of the sheet, where it is land. */
function drawLand(
  { palette }: Drawing,
  { land = [], width, height }: ChartStage,
  { columns, lines, taken }: ChartLayout,
  canvas: Canvas,
): void {
  for (let y = 0; y < lines; y++)
    for (let x = 0; x < columns; x++) {
      const [east, south] = [(x / (columns - 1)) * width, (y / (lines - 1)) * height]
      if (!land.some(outline => isInside(outline, east, south))) continue
      if (!taken(x, y) && canvas.isBlank(x, y)) canvas.write(x, y, LAND, palette.quiet)
    }
}

/** Whether a line from there to the east leaves the outline an odd number of times. */
function isInside(outline: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false
  for (const [number, [x2, y2]] of outline.entries()) {
    const [x1, y1] = outline[(number + outline.length - 1) % outline.length] ?? [x2, y2]
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
  }
  return inside
}

function hasMoreToTell({ bars = [], badges = [], readiness, wear }: Piece): boolean {
  return bars.length > 0 || badges.length > 0 || readiness !== undefined || (wear ?? 0) > 0
}
