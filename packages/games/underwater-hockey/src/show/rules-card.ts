import { at, type Seat } from '@sextant/engine'
import type { FactsPanel, Panel, TablePanel, Text, TextPanel } from '@sextant/scene'
import type { Ranges, Stats } from '../schema.ts'
import { POSITIONS, STATS, TEAMS } from '../schema-names.ts'
import type { Tables } from '../tables.ts'
import { teamAt } from '../units.ts'
import { LEGEND } from './legend.ts'
import { squadOfText, text } from './words.ts'

/** The rules of a match on one page, in the numbers it is played with. */
export function rulesCardOf(tables: Tables): readonly Panel[] {
  return [
    lines('goal', text('card.goal'), [
      text('card.scoring', { tiles: tables.goals[0].length }),
      text('card.kickoff'),
    ]),
    lines('turn', text('card.turn'), [text('card.plans'), ...TURN.map(part => text(`card.turn-${part}`))]),
    ...TEAMS.map((_, seat) => swimmers(tables, seat)),
    lines('puck', text('card.puck'), [text('card.hold'), text('card.flick'), text('card.steal')]),
    breath(tables),
    { kind: 'legend', id: 'marks', title: text('panel.legend'), entries: LEGEND },
  ]
}

/** The parts of a turn in their order. */
const TURN = ['planes', 'flicks', 'steals', 'swims', 'pickups', 'goals', 'breath'] as const

function lines(id: string, title: Text, of: readonly Text[]): TextPanel {
  return { kind: 'text', id, title, lines: of }
}

function swimmers({ options }: Tables, seat: Seat): TablePanel {
  const team = options.teams[teamAt(seat)]
  const { ranges } = options.ruleset
  return {
    kind: 'table',
    id: `swimmers-${at(TEAMS, seat)}`,
    title: squadOfText(options, seat),
    side: seat,
    columns: [text('panel.unit'), ...STATS.map(stat => text(`stat.${stat}`))],
    rows: POSITIONS.map(position => [
      position,
      ...STATS.map(stat =>
        'units' in team ? written(stat, team.units[position][stat]) : drawn(stat, ranges),
      ),
    ]),
    icons: POSITIONS.map(() => 'swimmer'),
  }
}

function written(stat: keyof Stats, number: number): Text | number {
  if (stat === 'steal') return text('percent', { number })
  return stat === 'turn' ? text('thirds', { number }) : number
}

function drawn(stat: keyof Stats, ranges: Ranges): Text {
  const { least, most } = ranges[stat]
  return text('card.between', { least: written(stat, least), most: written(stat, most) })
}

function breath({ ruleset }: Tables): FactsPanel {
  return {
    kind: 'facts',
    id: 'breath',
    title: text('card.breath'),
    facts: [
      { name: text('card.under'), value: text('card.under-value') },
      { name: text('card.surface'), value: text('card.surface-value') },
      { name: text('card.empty'), value: text('card.empty-value') },
      { name: text('card.changes'), value: ruleset.planning.changes },
    ],
  }
}
