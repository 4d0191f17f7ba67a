import type { ChartStage } from '../../../stages/chart.ts'
import { printable } from '../../columns.ts'
import type { Drawing } from '../../drawing.ts'
import { DANGERS, LAND, WAYS } from '../../glyphs.ts'
import { firsts, type LegendEntry } from '../../legend-section.ts'
import { dangerTier } from '../../place-facts.ts'
import type { TerminalStage } from '../stage.ts'
import { drawChart } from './chart-stage.ts'

export const chart: TerminalStage<ChartStage> = {
  kind: 'chart',
  draw: drawChart,
  address: ({ places }, place, _, say) => say(places[place]?.name ?? place),
  legend: (drawing, stage) => ({
    ground: [
      { title: drawing.word('terminal.places'), entries: places(drawing, stage) },
      { title: drawing.word('terminal.ways'), entries: ways(drawing, stage) },
    ],
    addresses: [],
  }),
}

function places({ skin, say, word, palette }: Drawing, stage: ChartStage): LegendEntry[] {
  const used = firsts(stage.places, ({ icon }) => icon).map(({ icon, name, size }) => ({
    glyph: printable(skin.icons[icon]?.glyph ?? '?'),
    ink: size === 'large' ? palette.strong : palette.quiet,
    name: printable(say(skin.icons[icon]?.name ?? name)),
  }))
  const land = (stage.land ?? []).length > 0
  return [...used, ...(land ? [{ glyph: LAND, ink: palette.quiet, name: word('terminal.land') }] : [])]
}

function ways({ word, palette }: Drawing, stage: ChartStage): LegendEntry[] {
  const used = new Set(stage.ways.map(({ danger }) => dangerTier(danger)))
  return ([0, 1, 2] as const)
    .filter(tier => used.has(tier))
    .map(tier => ({
      glyph: WAYS[tier][0].repeat(2),
      ink: palette.tone(DANGERS[tier]),
      name: word(`terminal.way-${tier}`),
    }))
}
