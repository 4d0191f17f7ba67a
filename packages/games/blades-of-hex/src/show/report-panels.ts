import type { Panel, Text } from '@sextant/scene'
import type { Event } from '../events.ts'
import { type Deeds, noDeeds, reportOf } from '../report.ts'
import { ARMIES, type Army } from '../schema.ts'
import { sideName, text } from './words.ts'

/** The battle report as panels: the last turn that did anything, and the whole match. */
export function reportPanels(events: readonly Event[]): Panel[] {
  const { turns, match } = reportOf(events)
  const last = turns.findLast(({ deeds }) => ARMIES.some(army => Object.values(deeds[army]).some(Boolean)))
  const panels: Panel[] = []
  if (last) {
    const title = text('report.turn', { army: sideName(last.army), round: last.round })
    panels.push(table('report-turn', title, last.deeds))
  }
  panels.push(table('report-match', text('report.match'), match))
  return panels
}

function table(id: string, title: Text, deeds: Readonly<Record<Army, Deeds>>): Panel {
  const counted = Object.keys(noDeeds()) as (keyof Deeds)[]
  return {
    kind: 'table',
    id,
    title,
    columns: [text('panel.army'), ...counted.map(name => text(`report.${name}`))],
    rows: ARMIES.map(army => [sideName(army), ...counted.map(name => deeds[army][name])]),
  }
}
