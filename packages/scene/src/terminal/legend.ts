import type { Scene } from '../scene.ts'
import { Canvas } from './canvas.ts'
import { columnsOf, printable, wrap } from './columns.ts'
import type { Drawing, RenderOptions } from './drawing.ts'
import { BRACKETS, GHOST, LAST_ACTION, LEVELS, MARK_ORDER, MARKS, READINESS, STROKES } from './glyphs.ts'
import { firsts, type LegendEntry, type LegendSection } from './legend-section.ts'
import { glyphOf } from './piece-face.ts'
import { prepareDrawing } from './prepare-drawing.ts'
import { flowed } from './render-scene.ts'
import { terminalStage } from './stages/index.ts'

/** What the characters on a scene stand for, only those it uses; then the panels that are folded. */
export function renderLegend(scene: Scene, options: RenderOptions): string {
  const drawing = prepareDrawing(scene, options)
  const sections = sectionsOf(drawing).filter(section => section.entries.length > 0)
  const indent = Math.max(0, ...sections.map(({ title }) => columnsOf(title))) + GAP
  const canvas = new Canvas()
  for (const { title, entries } of sections) {
    canvas.write(0, canvas.height, title, drawing.palette.strong)
    let [x, y] = [indent, canvas.height - 1]
    for (const { glyph, ink, name } of entries) {
      const start = columnsOf(glyph) + 1
      if (x > indent && x + start + columnsOf(name) > drawing.width) [x, y] = [indent, canvas.height]
      canvas.write(x, y, glyph, ink)
      const [first = '', ...more] = wrap(name, drawing.width - indent - start)
      for (const [number, line] of more.entries()) canvas.write(x + start, y + 1 + number, line)
      x = canvas.write(x + start, y, first) + GAP
      if (more.length > 0) [x, y] = [indent, canvas.height]
    }
  }
  const folded = (scene.panels ?? []).filter(panel => panel.folded)
  if (folded.length > 0) canvas.place(0, canvas.height + 1, flowed(drawing, folded))
  return canvas.toString(options.colour)
}

const GAP = 3

function sectionsOf(drawing: Drawing): LegendSection[] {
  const { word, scene } = drawing
  const own = terminalStage(scene.stage).legend?.(drawing, scene.stage)
  return [
    { title: word('terminal.sides'), entries: sides(drawing) },
    ...(own?.ground ?? []),
    { title: word('terminal.pieces'), entries: [...icons(drawing), ...states(drawing)] },
    { title: word('terminal.bars'), entries: bars(drawing) },
    { title: word('terminal.badges'), entries: badges(drawing) },
    { title: word('terminal.marks'), entries: marks(drawing) },
    { title: word('terminal.arrows'), entries: arrows(drawing) },
    ...(own?.addresses ?? []),
  ]
}

function sides({ scene, say, palette }: Drawing): LegendEntry[] {
  return scene.sides.map(({ name, shape }, number) => ({
    glyph: BRACKETS[shape].join(' '),
    ink: palette.piece({ side: number }),
    name: printable(say(name)),
  }))
}

function icons({ scene, skin, say, palette }: Drawing): LegendEntry[] {
  return firsts(scene.pieces, piece => piece.tag ?? piece.icon).map(({ tag, icon, name }) => ({
    glyph: glyphOf(skin, { icon, ...(tag !== undefined && { tag }) }),
    ink: palette.strong,
    name: printable(say((tag === undefined && skin.icons[icon]?.name) || name)),
  }))
}

function states({ scene, skin, word, palette, facings }: Drawing): LegendEntry[] {
  const { pieces } = scene
  const pale = pieces.find(({ shade }) => shade === 'light')
  const entry = (used: boolean, glyph: string, name: string): LegendEntry[] =>
    used ? [{ glyph, ink: palette.quiet, name }] : []
  return [
    ...entry(
      pieces.some(({ facing }) => facing !== undefined),
      facings.join(''),
      word('terminal.facing'),
    ),
    ...entry(
      pieces.some(({ ghost }) => ghost),
      GHOST,
      word('terminal.ghost'),
    ),
    ...entry(pale !== undefined, pale ? glyphOf(skin, pale) : '', word('terminal.pale')),
    ...entry(
      pieces.some(({ level }) => (level ?? 0) > 0),
      LEVELS.above,
      word('terminal.above'),
    ),
    ...entry(
      pieces.some(({ level }) => (level ?? 0) < 0),
      LEVELS.below,
      word('terminal.below'),
    ),
    ...(['ready', 'moved', 'done'] as const).flatMap(readiness =>
      entry(
        pieces.some(piece => piece.readiness === readiness),
        READINESS[readiness],
        word(`terminal.${readiness}`),
      ),
    ),
  ]
}

/** In the order they stand on pieces, which is what tells them apart there. */
function bars({ scene, say, palette }: Drawing): LegendEntry[] {
  return firsts(
    scene.pieces.flatMap(piece => piece.bars ?? []),
    bar => say(bar.name),
  ).map((bar, number) => ({ glyph: `${number + 1}`, ink: palette.bar(bar), name: printable(say(bar.name)) }))
}

function badges({ scene, skin, say, palette }: Drawing): LegendEntry[] {
  return firsts(
    scene.pieces.flatMap(piece => piece.badges ?? []),
    badge => badge.icon,
  ).map(({ icon, name, tone }) => ({
    glyph: printable(skin.icons[icon]?.glyph ?? '?'),
    ink: palette.tone(tone),
    name: printable(say(skin.icons[icon]?.name ?? name)),
  }))
}

function marks({ scene, word, palette }: Drawing): LegendEntry[] {
  const used = MARK_ORDER.filter(meaning =>
    scene.highlights?.some(highlight => highlight.meaning === meaning),
  )
  const lit = used.map(meaning => ({
    glyph: MARKS[meaning],
    ink: palette.meaning(meaning),
    name: word(`terminal.${meaning}`),
  }))
  if (!scene.lastAction?.length) return lit
  return [...lit, { glyph: LAST_ACTION, ink: palette.quiet, name: word('terminal.last-action') }]
}

function arrows({ scene, word, palette }: Drawing): LegendEntry[] {
  return firsts(scene.arrows ?? [], arrow => arrow.kind).map(({ kind }) => ({
    glyph: STROKES[kind][0].repeat(2),
    ink: palette.strong,
    name: word(`terminal.${kind}`),
  }))
}
