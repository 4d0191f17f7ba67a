import type { FactsPanel, LegendEntry, Panel, TablePanel } from '../scene.ts'
import type { Skin } from '../skin.ts'
import { Canvas, type Ink } from './canvas.ts'
import { columnsOf, cut, printable, wrap } from './columns.ts'
import type { Drawing } from './drawing.ts'
import { STROKES } from './glyphs.ts'

/** A panel on a sheet of its own, so many columns wide. */
export function drawPanel(drawing: Drawing, panel: Panel, width: number): Canvas {
  const canvas = new Canvas()
  drawTitle(drawing, canvas, drawing.say(panel.title), width)
  switch (panel.kind) {
    case 'facts':
      drawFacts(drawing, canvas, panel, width)
      break
    case 'table':
      drawTable(drawing, canvas, panel, width)
      break
    case 'text':
      for (const text of panel.lines)
        for (const line of wrap(printable(drawing.say(text)), width)) canvas.write(0, canvas.height, line)
      break
    case 'legend':
      for (const entry of panel.entries)
        for (const line of wrap(legendLine(drawing, entry), width)) canvas.write(0, canvas.height, line)
  }
  return canvas
}

/** The columns a panel would like to have. */
export function panelWidth(drawing: Drawing, panel: Panel): number {
  const title = columnsOf(drawing.say(panel.title)) + TITLE_EDGE * 2 + 2
  switch (panel.kind) {
    case 'facts':
      return Math.max(title, sum(columnWidths(factRows(drawing, panel))))
    case 'table':
      return Math.max(title, sum(columnWidths(tableRows(drawing, panel))))
    case 'text':
      return Math.max(title, ...panel.lines.map(line => Math.min(LINE_LENGTH, columnsOf(drawing.say(line)))))
    case 'legend':
      return Math.max(
        title,
        ...panel.entries.map(entry => Math.min(LINE_LENGTH, columnsOf(legendLine(drawing, entry)))),
      )
  }
}

function legendLine({ skin, say }: Drawing, { mark, text }: LegendEntry): string {
  return printable(`${glyphOf(skin, mark)} ${say(text)}`)
}

function glyphOf({ icons, terrains }: Skin, mark: LegendEntry['mark']): string {
  if ('arrow' in mark) return STROKES[mark.arrow][0]
  if ('icon' in mark) return icons[mark.icon]?.glyph ?? ' '
  if ('terrain' in mark) return terrains[mark.terrain]?.glyph ?? ' '
  return '▒'
}

const TITLE_EDGE = 2
const LINE_LENGTH = 44
const GUTTER = 2

/** `── Title ─────────` */
export function drawTitle({ palette }: Drawing, canvas: Canvas, title: string, width: number): void {
  const y = canvas.height
  const text = cut(printable(title), width - TITLE_EDGE * 2 - 2)
  canvas.write(0, y, '─'.repeat(width), palette.quiet)
  canvas.write(TITLE_EDGE, y, ` ${text} `, palette.strong)
}

function drawFacts(drawing: Drawing, canvas: Canvas, panel: FactsPanel, width: number): void {
  const rows = factRows(drawing, panel)
  const widths = shrink(columnWidths(rows), width)
  for (const [number, [name, value]] of rows.entries()) {
    const y = canvas.height
    const aligned = typeof panel.facts[number]?.value === 'number'
    writeEntry(canvas, 0, y, name ?? '', widths[0] ?? 0, false, drawing.palette.quiet)
    const ink = drawing.palette.tone(panel.facts[number]?.tone)
    writeEntry(canvas, (widths[0] ?? 0) + GUTTER, y, value ?? '', widths[1] ?? 0, aligned, ink)
  }
}

function drawTable(drawing: Drawing, canvas: Canvas, panel: TablePanel, width: number): void {
  const rows = tableRows(drawing, panel)
  const widths = shrink(columnWidths(rows), width)
  const numeric = panel.columns.map(
    (_, column) => panel.rows.length > 0 && panel.rows.every(row => typeof row[column] === 'number'),
  )
  for (const [number, row] of rows.entries()) {
    const y = canvas.height
    let x = 0
    for (const [column, entry] of row.entries()) {
      const ink = number === 0 ? drawing.palette.quiet : {}
      writeEntry(canvas, x, y, entry, widths[column] ?? 0, numeric[column] ?? false, ink)
      x += (widths[column] ?? 0) + GUTTER
    }
  }
}

function writeEntry(
  canvas: Canvas,
  x: number,
  y: number,
  text: string,
  width: number,
  right: boolean,
  ink: Ink,
) {
  const kept = cut(text, width)
  canvas.write(right ? x + width - columnsOf(kept) : x, y, kept === '' ? ' ' : kept, ink)
}

function factRows({ say }: Drawing, { facts }: FactsPanel): string[][] {
  return facts.map(({ name, value }) => [printable(say(name)), printable(say(value))])
}

function tableRows({ say }: Drawing, { columns, rows }: TablePanel): string[][] {
  return [columns, ...rows].map(row => row.map(entry => printable(say(entry))))
}

function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const count = Math.max(0, ...rows.map(row => row.length))
  return Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map(row => columnsOf(row[column] ?? ''))),
  )
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width + GUTTER, -GUTTER)
}

/** Takes from the widest column until all fit, and leaves each at least one. */
function shrink(widths: readonly number[], room: number): number[] {
  const shrunk = [...widths]
  while (sum(shrunk) > room) {
    const widest = Math.max(...shrunk)
    if (widest <= 1) break
    shrunk[shrunk.indexOf(widest)] = widest - 1
  }
  return shrunk
}
