import type { FactsPanel, LegendPanel, Panel, TablePanel, Text, TextPanel } from '@sextant/scene'
import type { Tables } from '../tables.ts'
import { iconOf } from './skin.ts'
import { traitText } from './traits.ts'
import { kindHeading, text } from './words.ts'

/** The rules of a match on one page, in the numbers it is played with. */
export function rulesCardOf(tables: Tables): readonly Panel[] {
  return [
    linesPanel('goal', text('card.goal'), [text('card.no-city'), text('card.tie')]),
    linesPanel('turn', text('card.turn'), [
      text('card.actions'),
      text('card.once'),
      text('card.recruit'),
      text('card.take'),
    ]),
    unitsTable(tables),
    traitFacts(tables),
    countersTable(tables),
    fightingFacts(tables),
    goldFacts(tables),
    groundLegend(tables),
  ]
}

function linesPanel(id: string, title: Text, lines: readonly Text[]): TextPanel {
  return { kind: 'text', id, title, lines }
}

function unitsTable({ kinds }: Tables): TablePanel {
  const all = [...kinds.values()]
  return {
    kind: 'table',
    id: 'units',
    title: text('card.units'),
    columns: [
      text('card.unit'),
      text('setting.attack'),
      text('setting.health'),
      text('setting.speed'),
      text('setting.range'),
      text('setting.cost'),
    ],
    rows: all.map(kind => [
      kindHeading(kinds, kind.id),
      kind.attack,
      kind.health,
      kind.speed,
      kind.range,
      kind.cost,
    ]),
    icons: all.map(kind => iconOf(kind.id, kind)),
  }
}

/** What each kind can do that others cannot. */
function traitFacts({ rules, kinds }: Tables): FactsPanel {
  return {
    kind: 'facts',
    id: 'traits',
    title: text('card.traits'),
    facts: [...kinds.values()].flatMap(({ id, traits }) =>
      traits.map(trait => ({
        name: text('card.trait', { kind: kindHeading(kinds, id), trait: text(`factor.${trait}`) }),
        value: traitText(rules, trait),
      })),
    ),
  }
}

/** Attackers in rows, with the document's own arrows. */
function countersTable({ kinds }: Tables): TablePanel {
  const all = [...kinds.values()]
  return {
    kind: 'table',
    id: 'counters',
    title: text('card.counters'),
    columns: [text('card.strikes'), ...all.map(({ id }) => kindHeading(kinds, id))],
    rows: all.map(attacker => [
      kindHeading(kinds, attacker.id),
      ...all.map(({ id }) => coefficient(attacker.against.get(id) ?? 1)),
    ]),
    icons: all.map(kind => iconOf(kind.id, kind)),
  }
}

function coefficient(value: number): string {
  if (value === 1) return '×1'
  return `×${value} ${value > 1 ? '↑' : '↓'}`
}

function fightingFacts({ rules }: Tables): FactsPanel {
  const { criticals, counterattacks } = rules
  return {
    kind: 'facts',
    id: 'fighting',
    title: text('card.fighting'),
    facts: [
      {
        name: text('hint.counter'),
        value: text('card.countering', { chance: percent(criticals.countering) }),
      },
      {
        name: text('hint.countered'),
        value: text('card.countered', { chance: percent(criticals.countered) }),
      },
      { name: text('card.even'), value: text('card.chance', { chance: percent(criticals.even) }) },
      { name: text('factor.critical'), value: `×${criticals.multiplier}` },
      {
        name: text('setting.counterattacks'),
        value: text('card.counterattack', {
          power: percent(counterattacks.power),
          times: counterattacks.perTurn,
          multiplier: criticals.counterMultiplier,
        }),
      },
    ],
  }
}

function goldFacts({ rules: { economy } }: Tables): FactsPanel {
  return {
    kind: 'facts',
    id: 'gold',
    title: text('panel.gold'),
    facts: [
      { name: text('setting.start'), value: economy.start },
      { name: text('card.income'), value: `+${economy.income}` },
      { name: text('setting.reward'), value: `+${economy.reward}` },
      { name: text('card.plunder'), value: text('card.share', { share: percent(economy.plunder) }) },
    ],
  }
}

function groundLegend({ regions }: Tables): LegendPanel {
  return {
    kind: 'legend',
    id: 'ground',
    title: text('card.ground'),
    entries: [
      { mark: { terrain: 'city' }, text: text('card.city', { cities: regions.length }) },
      { mark: { terrain: 'field' }, text: text('card.field') },
      { mark: { meaning: 'reach' }, text: text('card.reach') },
      { mark: { meaning: 'strike' }, text: text('card.strike') },
      { mark: { meaning: 'target' }, text: text('card.target') },
      { mark: { meaning: 'threat' }, text: text('card.threat') },
    ],
  }
}

function percent(share: number): number {
  return Math.round(share * 100)
}
