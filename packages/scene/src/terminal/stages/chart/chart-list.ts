import type { ChartStage, ChartWay } from '../../../stages/chart.ts'
import type { Canvas, Ink } from '../../canvas.ts'
import { columnsOf, cut, printable, wrap } from '../../columns.ts'
import type { Drawing } from '../../drawing.ts'
import { DANGERS, MARKS } from '../../glyphs.ts'
import { dangerTier, isHere, marksAt } from '../../place-facts.ts'
import type { ChartLayout } from './chart-layout.ts'

/**
 * What there is to know of the places: where one is, then where the ways from there lead, with their labels and
 * dangers, then the others of which there is something to say. Last the ways elsewhere whose label had no room.
 */
export function drawChartList(
  drawing: Drawing,
  canvas: Canvas,
  stage: ChartStage,
  layout: ChartLayout,
): void {
  const { palette, width, say } = drawing
  const rows = [...stage.places.keys()].map(place => rowOf(drawing, stage, layout, place))
  canvas.write(0, canvas.height, ' ')
  const near = rows.filter(({ kind }) => kind !== 'elsewhere')
  writeRows(
    drawing,
    canvas,
    near.sort((a, b) => ORDER[a.kind] - ORDER[b.kind]),
  )
  writeRows(
    drawing,
    canvas,
    rows.filter(({ kind, facts }) => kind === 'elsewhere' && facts.length > 0),
  )
  const elsewhere = stage.ways.flatMap((way, number) => {
    if (layout.labels[number] || way.label === undefined || leadsFromHere(drawing, way)) return []
    const [from, to] = [drawing.address(way.from), drawing.address(way.to)]
    return [printable(`${from} ─ ${to}: ${say(way.label)}`)]
  })
  for (const line of wrap(elsewhere.join(' · '), width))
    if (line !== '') canvas.write(0, canvas.height, line, palette.quiet)
}

/** A line each, or beside each other where all of them have room in fewer lines. */
function writeRows({ palette, width }: Drawing, canvas: Canvas, rows: readonly Row[]): void {
  const names = Math.max(0, ...rows.map(({ name }) => columnsOf(name)))
  const widest = Math.max(
    0,
    ...rows.map(({ facts }) => facts.reduce((sum, { text }) => sum + 2 + columnsOf(text), 2 + names)),
  )
  const elsewhere = rows.every(({ kind }) => kind === 'elsewhere')
  const across = elsewhere ? Math.max(1, Math.floor((width + GAP) / (widest + GAP))) : 1
  const lines = Math.ceil(rows.length / across)
  const top = canvas.height
  for (const [number, { kind, name, facts }] of rows.entries()) {
    const [left, y] = [Math.floor(number / lines) * (widest + GAP), top + (number % lines)]
    canvas.write(left, y, SIGNS[kind], palette.strong)
    canvas.write(left + 2, y, cut(name, width - 2), kind === 'here' ? palette.strong : {})
    let x = left + 2 + names
    for (const { text, ink } of facts) {
      const room = width - x - 2
      if (room > 2) x = canvas.write(x + 2, y, cut(text, room), ink)
    }
  }
}

const GAP = 3
const ORDER = { here: 0, reached: 1, elsewhere: 2 } as const
const SIGNS = { here: '●', reached: '→', elsewhere: ' ' } as const

interface Row {
  readonly kind: keyof typeof ORDER
  readonly name: string
  readonly facts: readonly { readonly text: string; readonly ink: Ink }[]
}

function rowOf(drawing: Drawing, stage: ChartStage, layout: ChartLayout, place: number): Row {
  const { scene, skin, palette, say, word } = drawing
  const { name, icon, note } = stage.places[place] ?? { name: '', icon: '' }
  const here = isHere(drawing, place)
  const ways = here ? [] : stage.ways.filter(way => leadsFromHere(drawing, way) && joins(way, place))
  const pieces = scene.pieces.filter(({ at }) => at === place)
  const number = layout.names[place] ? '' : `${place + 1} `
  const texts = [
    ...pieces.map(piece => ({ text: say(piece.name), ink: { fg: palette.side(piece.side) } })),
    ...ways.flatMap(way => wayInWords(drawing, way)),
    ...marksAt(drawing, place).map(meaning => ({
      text: `${MARKS[meaning]} ${word(`terminal.${meaning}`)}`,
      ink: palette.meaning(meaning),
    })),
    ...(note === undefined ? [] : [{ text: say(note), ink: palette.quiet }]),
    ...(scene.floats ?? [])
      .filter(({ at }) => at === place)
      .map(({ text, tone }) => ({ text, ink: palette.tone(tone) })),
  ]
  return {
    kind: here ? 'here' : ways.length > 0 ? 'reached' : 'elsewhere',
    name: printable(`${number}${skin.icons[icon]?.glyph ?? '?'} ${say(name)}`),
    facts: texts.map(({ text, ink }) => ({ text: printable(text), ink })),
  }
}

function wayInWords({ palette, say, word }: Drawing, { label, danger, gone }: ChartWay) {
  const tier = dangerTier(danger)
  return [
    ...(label === undefined ? [] : [{ text: say(label), ink: palette.tone(DANGERS[tier]) }]),
    ...(danger === undefined ? [] : [{ text: '!'.repeat(tier), ink: palette.tone(DANGERS[tier]) }]),
    ...(gone ? [{ text: word('terminal.gone'), ink: palette.quiet }] : []),
  ].filter(({ text }) => text !== '')
}

function leadsFromHere(drawing: Drawing, { from, to }: ChartWay): boolean {
  return isHere(drawing, from) || isHere(drawing, to)
}

function joins({ from, to }: ChartWay, place: number): boolean {
  return from === place || to === place
}
