import type { Scene } from '../scene.ts'
import { Canvas, type Ink } from './canvas.ts'
import { columnsOf, printable, wrap } from './columns.ts'
import { type Drawing, drawingOf, type RenderOptions } from './drawing.ts'
import {
  BRACKETS,
  DANGERS,
  FACINGS,
  GHOST,
  LAND,
  LEVELS,
  MARK_ORDER,
  MARKS,
  READINESS,
  STROKES,
  WAYS,
} from './glyphs.ts'
import { glyphOf } from './piece-face.ts'
import { dangerTier } from './place-facts.ts'

/** What the characters on a scene stand for; only those it uses. */
export function renderLegend(scene: Scene, options: RenderOptions): string {
  const drawing = drawingOf(scene, options)
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
  return canvas.toString(options.colour)
}

const GAP = 3

interface Section {
  readonly title: string
  readonly entries: readonly Entry[]
}

interface Entry {
  readonly glyph: string
  readonly ink: Ink
  readonly name: string
}

function sectionsOf(drawing: Drawing): Section[] {
  const { word } = drawing
  return [
    { title: word('terminal.sides'), entries: sides(drawing) },
    { title: word('terminal.terrain'), entries: terrains(drawing) },
    { title: word('terminal.places'), entries: places(drawing) },
    { title: word('terminal.ways'), entries: ways(drawing) },
    { title: word('terminal.pieces'), entries: [...icons(drawing), ...states(drawing)] },
    { title: word('terminal.bars'), entries: bars(drawing) },
    { title: word('terminal.badges'), entries: badges(drawing) },
    { title: word('terminal.marks'), entries: marks(drawing) },
    { title: word('terminal.arrows'), entries: arrows(drawing) },
    { title: word('terminal.cells'), entries: coordinates(drawing) },
  ]
}

function sides({ scene, say, palette }: Drawing): Entry[] {
  return scene.sides.map(({ name, shape }, number) => ({
    glyph: BRACKETS[shape].join(' '),
    ink: palette.piece({ side: number }),
    name: printable(say(name)),
  }))
}

function terrains({ scene, skin, say, palette }: Drawing): Entry[] {
  if (scene.stage.kind !== 'hexes') return []
  return [...new Set(scene.stage.cells.map(cell => cell.terrain))].map(terrain => ({
    glyph: printable(skin.terrains[terrain]?.glyph ?? '?'),
    ink: palette.ground({ terrain, shade: 0 }),
    name: printable(say(skin.terrains[terrain]?.name ?? terrain)),
  }))
}

function places({ scene: { stage }, skin, say, word, palette }: Drawing): Entry[] {
  if (stage.kind !== 'chart') return []
  const used = firsts(stage.places, ({ icon }) => icon).map(({ icon, name, size }) => ({
    glyph: printable(skin.icons[icon]?.glyph ?? '?'),
    ink: size === 'large' ? palette.strong : palette.quiet,
    name: printable(say(skin.icons[icon]?.name ?? name)),
  }))
  const land = (stage.land ?? []).length > 0
  return [...used, ...(land ? [{ glyph: LAND, ink: palette.quiet, name: word('terminal.land') }] : [])]
}

function ways({ scene: { stage }, word, palette }: Drawing): Entry[] {
  if (stage.kind !== 'chart') return []
  const used = new Set(stage.ways.map(({ danger }) => dangerTier(danger)))
  return ([0, 1, 2] as const)
    .filter(tier => used.has(tier))
    .map(tier => ({
      glyph: WAYS[tier][0].repeat(2),
      ink: palette.tone(DANGERS[tier]),
      name: word(`terminal.way-${tier}`),
    }))
}

function icons({ scene, skin, say, palette }: Drawing): Entry[] {
  return firsts(scene.pieces, piece => piece.tag ?? piece.icon).map(({ tag, icon, name }) => ({
    glyph: glyphOf(skin, { icon, ...(tag !== undefined && { tag }) }),
    ink: palette.strong,
    name: printable(say((tag === undefined && skin.icons[icon]?.name) || name)),
  }))
}

function states({ scene, skin, word, palette }: Drawing): Entry[] {
  const { pieces, stage } = scene
  const pale = pieces.find(({ shade }) => shade === 'light')
  const entry = (used: boolean, glyph: string, name: string): Entry[] =>
    used ? [{ glyph, ink: palette.quiet, name }] : []
  const facings = FACINGS[stage.kind === 'hexes' ? stage.orientation : 'pointy']
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
function bars({ scene, say, palette }: Drawing): Entry[] {
  return firsts(
    scene.pieces.flatMap(piece => piece.bars ?? []),
    bar => say(bar.name),
  ).map((bar, number) => ({ glyph: `${number + 1}`, ink: palette.bar(bar), name: printable(say(bar.name)) }))
}

function badges({ scene, skin, say, palette }: Drawing): Entry[] {
  return firsts(
    scene.pieces.flatMap(piece => piece.badges ?? []),
    badge => badge.icon,
  ).map(({ icon, name, tone }) => ({
    glyph: printable(skin.icons[icon]?.glyph ?? '?'),
    ink: palette.tone(tone),
    name: printable(say(skin.icons[icon]?.name ?? name)),
  }))
}

function marks({ scene, word, palette }: Drawing): Entry[] {
  return MARK_ORDER.filter(meaning => scene.highlights?.some(highlight => highlight.meaning === meaning)).map(
    meaning => ({ glyph: MARKS[meaning], ink: palette.meaning(meaning), name: word(`terminal.${meaning}`) }),
  )
}

function arrows({ scene, word, palette }: Drawing): Entry[] {
  return firsts(scene.arrows ?? [], arrow => arrow.kind).map(({ kind }) => ({
    glyph: STROKES[kind][0].repeat(2),
    ink: palette.strong,
    name: word(`terminal.${kind}`),
  }))
}

/** How cells are named: with an example of the game's own addresses where it has them. */
function coordinates({ scene, word, palette }: Drawing): Entry[] {
  if (scene.stage.kind !== 'hexes') return []
  const own = scene.stage.cells.find(({ address }) => address !== undefined)?.address
  if (own !== undefined)
    return [{ glyph: printable(own), ink: palette.quiet, name: word('terminal.coordinates') }]
  const [q, r] = scene.stage.orientation === 'pointy' ? ['→', '↘'] : ['↘', '↓']
  return [
    { glyph: 'q,r', ink: palette.quiet, name: word('terminal.coordinates') },
    { glyph: q, ink: palette.quiet, name: word('terminal.q-grows') },
    { glyph: r, ink: palette.quiet, name: word('terminal.r-grows') },
  ]
}

function firsts<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter(item => !seen.has(keyOf(item)) && seen.add(keyOf(item)))
}
