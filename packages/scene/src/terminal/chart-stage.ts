import type { ChartStage } from '../scene.ts'
import { Canvas } from './canvas.ts'
import { printable } from './columns.ts'
import type { Drawing } from './drawing.ts'
import type { DrawnStage } from './hex-stage.ts'

/** A chart as lines: each place with what is there, and the ways that lead on from it. */
export function drawChart(drawing: Drawing, stage: ChartStage): DrawnStage {
  const canvas = new Canvas()
  const { scene, skin, palette, say } = drawing
  const line = (x: number, text: string, ink?: Parameters<Canvas['write']>[3]) =>
    canvas.write(x, canvas.height, printable(text), ink)
  for (const [place, { name, icon, note }] of stage.places.entries()) {
    const here = scene.pieces.filter(({ at }) => at === place).map(piece => say(piece.name))
    const glyph = skin.icons[icon]?.glyph ?? ' '
    line(0, [`${glyph} ${say(name)}`, ...here.map(piece => `◀ ${piece}`)].join('  '), palette.strong)
    if (note !== undefined) line(4, say(note), palette.quiet)
    for (const way of stage.ways) {
      if (way.from !== place && way.to !== place) continue
      const other = stage.places[way.from === place ? way.to : way.from]
      const label = way.label === undefined ? '' : ` · ${say(way.label)}`
      line(4, `${way.gone ? '━' : '─'} ${other ? say(other.name) : ''}${label}`)
    }
  }
  return { canvas, crowded: [] }
}
