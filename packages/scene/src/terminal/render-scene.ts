import type { OrderGroup, Panel, Scene } from '../scene.ts'
import { Canvas } from './canvas.ts'
import { printable, wrap } from './columns.ts'
import type { Drawing, RenderOptions } from './drawing.ts'
import { notesOf } from './notes.ts'
import { drawPanel, panelWidth } from './panel.ts'
import { prepareDrawing } from './prepare-drawing.ts'
import { terminalStage } from './stages/index.ts'

/** The scene as lines of text: its status, the stage, and the panels beside it or below. */
export function renderScene(scene: Scene, options: RenderOptions): string {
  const drawing = prepareDrawing(scene, options)
  const { canvas: stage, crowded } = terminalStage(scene.stage).draw(drawing, scene.stage)
  const notes = notesOf(drawing, crowded)
  const open = (scene.panels ?? []).filter(({ folded }) => !folded)
  const panels = [...open, ...(notes ? [notes] : [])]

  const sheet = new Canvas()
  for (const line of wrap(printable(drawing.say(scene.status)), drawing.width))
    sheet.write(0, sheet.height, line, drawing.palette.strong)
  for (const group of scene.order ?? [])
    for (const line of wrap(orderLine(drawing, group), drawing.width)) sheet.write(0, sheet.height, line)
  const top = sheet.height + 1
  sheet.place(0, top, stage)
  const beside = drawing.width - stage.width - GAP
  const widest = Math.max(0, ...panels.map(panel => panelWidth(drawing, panel)))
  if (widest <= beside) sheet.place(stage.width + GAP, top, stacked(drawing, panels, widest))
  else sheet.place(0, sheet.height + 1, flowed(drawing, panels))
  return sheet.toString(options.colour)
}

const GAP = 4

/** `Moving: ✓Owl 3 ▶Fox 3 Hare 4` */
function orderLine({ scene, say }: Drawing, { title, turns }: OrderGroup): string {
  const isUnderWay = scene.order?.[0]?.turns === turns
  const names = turns.map(({ piece, value, done }) => {
    const mark = done ? '✓' : isUnderWay && piece === scene.acting ? '▶' : ''
    const name = scene.pieces.find(({ id }) => id === piece)?.name ?? piece
    return `${mark}${say(name)} ${typeof value === 'number' ? value : say(value)}`
  })
  return printable(`${say(title)}: ${names.join(', ')}`)
}

/** One below the other. */
function stacked(drawing: Drawing, panels: readonly Panel[], width: number): Canvas {
  const canvas = new Canvas()
  for (const panel of panels)
    canvas.place(0, canvas.height === 0 ? 0 : canvas.height + 1, drawPanel(drawing, panel, width))
  return canvas
}

/** As many beside each other as there is room for, then below. */
export function flowed(drawing: Drawing, panels: readonly Panel[]): Canvas {
  const canvas = new Canvas()
  let [x, y] = [0, 0]
  for (const panel of panels) {
    const sheet = drawPanel(drawing, panel, Math.min(drawing.width, panelWidth(drawing, panel)))
    if (x > 0 && x + sheet.width > drawing.width) {
      x = 0
      y = canvas.height + 1
    }
    canvas.place(x, y, sheet)
    x += sheet.width + GAP
  }
  return canvas
}
