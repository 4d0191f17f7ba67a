import type {
  CardPanel,
  DicePanel,
  FactsPanel,
  LegendEntry,
  LegendPanel,
  Panel,
  TablePanel,
} from '../scene.ts'
import { Canvas, type Ink } from './canvas.ts'
import { columnsOf, cut, printable, wrap } from './columns.ts'
import type { Drawing } from './drawing.ts'
import { BRACKETS, MARKS, STROKES } from './glyphs.ts'
import { glyphOf } from './piece-face.ts'
import { arrowInk } from './stroke.ts'

/** A panel on a sheet of its own, this many columns wide. */
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
    case 'card':
      drawFacts(drawing, canvas, cardFacts(drawing, panel), width)
      break
    case 'text':
      for (const text of panel.lines)
        for (const line of wrap(printable(drawing.say(text)), width)) canvas.write(0, canvas.height, line)
      break
    case 'dice':
      drawFacts(drawing, canvas, diceFacts(panel), width)
      break
    case 'legend':
      drawLegendPanel(drawing, canvas, panel, width)
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
    case 'card':
      return Math.min(
        CARD_WIDTH,
        Math.max(title, sum(columnWidths(factRows(drawing, cardFacts(drawing, panel))))),
      )
    case 'text':
      return Math.max(title, ...panel.lines.map(line => Math.min(LINE_LENGTH, columnsOf(drawing.say(line)))))
    case 'dice':
      return Math.max(title, sum(columnWidths(factRows(drawing, diceFacts(panel)))))
    case 'legend':
      return Math.max(
        title,
        ...panel.entries.map(({ text }) => Math.min(LINE_LENGTH, MARK + columnsOf(drawing.say(text)))),
      )
  }
}

const CARD_WIDTH = 60

/** `3 [5] [6]`: successes in brackets. */
function diceFacts({ rolls, ...panel }: DicePanel): FactsPanel {
  const shown = (value: number, needed = Number.POSITIVE_INFINITY) =>
    value >= needed ? `[${value}]` : String(value)
  return {
    ...panel,
    kind: 'facts',
    facts: rolls.map(({ name, rolled, needed }) => ({
      name,
      value: rolled.map(value => shown(value, needed)).join(' '),
    })),
  }
}

/** A diagram is not drawn in characters: the piece's bars and facts say the same. */
function cardFacts({ scene }: Drawing, { piece: id, ...panel }: CardPanel): FactsPanel {
  const piece = scene.pieces.find(other => other.id === id)
  const bars = [...(piece?.bars ?? []), ...(piece?.arcs ?? [])].map(({ name, value, max }) => ({
    name,
    value: `${value}/${max}`,
  }))
  return { ...panel, kind: 'facts', facts: [...bars, ...(piece?.facts ?? [])] }
}

/** Columns of a mark and the gap after it. */
const MARK = 4

/** A mark as it looks on the board, and beside it what it means. */
function drawLegendPanel(drawing: Drawing, canvas: Canvas, { entries }: LegendPanel, width: number): void {
  for (const { mark, text } of entries) {
    const y = canvas.height
    const lines = wrap(printable(drawing.say(text)), Math.max(1, width - MARK))
    for (const [number, line] of lines.entries()) canvas.write(MARK, y + number, line === '' ? ' ' : line)
    const { glyph, ink } = markOf(drawing, mark)
    canvas.write(0, y, cut(glyph, MARK - 1), ink)
  }
}

function markOf(
  { scene, skin, palette }: Drawing,
  mark: LegendEntry['mark'],
): { readonly glyph: string; readonly ink: Ink } {
  if ('arrow' in mark) {
    const { arrow: kind, side } = mark
    const ink = arrowInk({ palette }, { kind, path: [], ...(side !== undefined && { side }) })
    return { glyph: `${STROKES[kind][0].repeat(2)}→`, ink }
  }
  if ('terrain' in mark)
    return {
      glyph: printable(skin.terrains[mark.terrain]?.glyph ?? '?'),
      ink: palette.ground({ terrain: mark.terrain, shade: 0 }),
    }
  if ('meaning' in mark) return { glyph: MARKS[mark.meaning], ink: palette.meaning(mark.meaning) }
  const { side, shade } = mark
  const icon = glyphOf(skin, mark)
  if (side === undefined) return { glyph: icon, ink: palette.strong }
  const [open, close] = BRACKETS[scene.sides[side]?.shape ?? 'circle']
  const whole = columnsOf(icon) < MARK - 2 ? `${open}${icon}${close}` : `${open}${icon}`
  return { glyph: whole, ink: palette.piece({ side, ...(shade && { shade }) }) }
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
      const ink =
        number === 0 ? drawing.palette.quiet : column === 0 ? sideInk(drawing, panel, number - 1) : {}
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

function tableRows(drawing: Drawing, panel: TablePanel): string[][] {
  const said = [panel.columns, ...panel.rows].map(row => row.map(entry => printable(drawing.say(entry))))
  return said.map(([first = '', ...more], line) => [sideMark(drawing, panel, line - 1) + first, ...more])
}

/** The brackets of the side that a row is about, as they are around its pieces. */
function sideMark({ scene }: Drawing, { sides = [] }: TablePanel, row: number): string {
  const shape = scene.sides[sides[row] ?? -1]?.shape
  return shape === undefined ? '' : `${BRACKETS[shape].join('')} `
}

function sideInk({ palette }: Drawing, { sides = [] }: TablePanel, row: number): Ink {
  const side = sides[row]
  return side === undefined ? {} : { fg: palette.side(side) }
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
