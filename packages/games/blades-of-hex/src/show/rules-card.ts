import type { FactsPanel, LegendPanel, Panel, TablePanel, Text, TextPanel } from '@sextant/scene'
import type { Tables } from '../tables.ts'
import { iconOf } from './skin.ts'
import { traitText } from './traits.ts'
import { kindHeading, later, text } from './words.ts'

/** The rules of a match on one page, in the numbers it is played with. */
export function rulesCardOf(tables: Tables): readonly Panel[] {
  return [
    linesPanel('goal', later('card.goal'), [later('card.no-city'), later('card.tie')]),
    linesPanel('turn', later('card.turn'), [
      later('card.actions'),
      later('card.once'),
      later('card.recruit'),
      later('card.take'),
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
    title: later('card.units'),
    columns: [
      later('card.unit'),
      later('setting.attack'),
      later('setting.health'),
      later('setting.speed'),
      later('setting.range'),
      later('setting.cost'),
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
    title: later('card.traits'),
    facts: [...kinds.values()].flatMap(({ id, traits }) =>
      traits.map(trait => ({
        name: later('card.trait', { kind: kindHeading(kinds, id), trait: text(`factor.${trait}`) }),
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
    title: later('card.counters'),
    columns: [later('card.strikes'), ...all.map(({ id }) => kindHeading(kinds, id))],
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
    title: later('card.fighting'),
    facts: [
      {
        name: text('hint.counter'),
        value: later('card.countering', { chance: percent(criticals.countering) }),
      },
      {
        name: text('hint.countered'),
        value: later('card.countered', { chance: percent(criticals.countered) }),
      },
      { name: later('card.even'), value: later('card.chance', { chance: percent(criticals.even) }) },
      { name: text('factor.critical'), value: `×${criticals.multiplier}` },
      {
        name: later('setting.counterattacks'),
        value: later('card.counterattack', {
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
      { name: later('setting.start'), value: economy.start },
      { name: later('card.income'), value: `+${economy.income}` },
      { name: later('setting.reward'), value: `+${economy.reward}` },
      { name: later('card.plunder'), value: later('card.share', { share: percent(economy.plunder) }) },
    ],
  }
}

function groundLegend({ regions }: Tables): LegendPanel {
  return {
    kind: 'legend',
    id: 'ground',
    title: later('card.ground'),
    entries: [
      { mark: { terrain: 'city' }, text: later('card.city', { cities: regions.length }) },
      { mark: { terrain: 'field' }, text: later('card.field') },
      { mark: { meaning: 'reach' }, text: later('card.reach') },
      { mark: { meaning: 'strike' }, text: later('card.strike') },
      { mark: { meaning: 'target' }, text: later('card.target') },
      { mark: { meaning: 'threat' }, text: later('card.threat') },
    ],
  }
}

function percent(share: number): number {
  return Math.round(share * 100)
}
