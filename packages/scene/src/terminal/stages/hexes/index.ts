import type { HexStage } from '../../../stages/hexes.ts'
import { printable } from '../../columns.ts'
import type { Drawing } from '../../drawing.ts'
import type { LegendEntry, LegendSection } from '../../legend-section.ts'
import type { TerminalStage } from '../stage.ts'
import { addressOf } from './hex-layout.ts'
import { drawHexes, numberedRegions } from './hex-stage.ts'

export const hexes: TerminalStage<HexStage> = {
  kind: 'hexes',
  draw: drawHexes,
  address({ cells }, place) {
    const cell = cells[place]
    return cell ? addressOf(cell) : String(place)
  },
  name({ cells }, place, say) {
    const name = cells[place]?.name
    return name === undefined ? undefined : say(name)
  },
  orientation: ({ orientation }) => orientation,
  legend: (drawing, stage) => ({
    ground: [
      { title: drawing.word('terminal.terrain'), entries: terrains(drawing, stage) },
      ...regions(drawing, stage),
    ],
    addresses: [{ title: drawing.word('terminal.cells'), entries: coordinates(drawing, stage) }],
  }),
}

function terrains({ skin, say, palette }: Drawing, { cells }: HexStage): LegendEntry[] {
  const ground = [...new Set(cells.map(cell => cell.terrain))].map(terrain => ({
    glyph: printable(skin.terrains[terrain]?.glyph ?? '?'),
    ink: palette.ground({ terrain, shade: 0 }),
    name: printable(say(skin.terrains[terrain]?.name ?? terrain)),
  }))
  const features = [...new Set(cells.flatMap(({ feature }) => feature ?? []))].map(feature => ({
    glyph: printable(skin.features?.[feature]?.glyph ?? '?'),
    ink: palette.strong,
    name: printable(say(skin.features?.[feature]?.name ?? feature)),
  }))
  // A city may be a terrain as well as a feature, both written alike.
  return [...ground, ...features.filter(({ glyph }) => !ground.some(other => other.glyph === glyph))]
}

/** The digits on the ground. */
function regions({ say, word, palette }: Drawing, stage: HexStage): LegendSection[] {
  const entries = numberedRegions(stage).map(({ name }, index) => ({
    glyph: String(index + 1),
    ink: palette.quiet,
    name: printable(say(name)),
  }))
  return entries.length === 0 ? [] : [{ title: word('terminal.regions'), entries }]
}

/** How cells are named: with an example of the game's own addresses where it has them. */
function coordinates({ word, palette }: Drawing, { cells, orientation }: HexStage): LegendEntry[] {
  const own = cells.find(({ address }) => address !== undefined)?.address
  if (own !== undefined)
    return [{ glyph: printable(own), ink: palette.quiet, name: word('terminal.coordinates') }]
  const [q, r] = orientation === 'pointy' ? ['→', '↘'] : ['↘', '↓']
  return [
    { glyph: 'q,r', ink: palette.quiet, name: word('terminal.coordinates') },
    { glyph: q, ink: palette.quiet, name: word('terminal.q-grows') },
    { glyph: r, ink: palette.quiet, name: word('terminal.r-grows') },
  ]
}
