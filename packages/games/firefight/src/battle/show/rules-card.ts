import { at } from '@sextant/engine'
import type { LegendPanel, Panel, TablePanel, Text, TextPanel } from '@sextant/scene'
import { openingLimit } from '../rules/attacking.ts'
import { TERRAINS, TRAITS, type Trait } from '../schema/names.ts'
import type { Tables } from '../tables.ts'
import type { LaterKey } from '../texts/later.ts'
import type { UnitTable } from '../unit-table.ts'
import { conditionText } from './goal.ts'
import { weaponText } from './pieces.ts'
import { iconOf } from './skin.ts'
import {
  later,
  listed,
  sideName,
  signed,
  terrainName,
  text,
  traitName,
  unitName,
  weaponName,
} from './words.ts'

/** The rules of a battle on one page, in the numbers it is fought with. */
export function rulesCardOf(tables: Tables): readonly Panel[] {
  return [
    goalPanel(tables),
    turnPanel(tables),
    attackPanel(tables),
    ...(tables.rules.overwatch.on ? [watchPanel(tables)] : []),
    terrainTable(tables),
    ...traitsPanel(tables),
    ...tables.own.flatMap((units, seat) => [
      unitsTable(tables, units, seat),
      weaponsTable(tables, units, seat),
    ]),
    boardLegend(tables),
  ]
}

function lines(id: string, title: LaterKey, said: readonly Text[]): TextPanel {
  return { kind: 'text', id, title: later(title), lines: said }
}

function goalPanel(tables: Tables): TextPanel {
  const { scenario, costed } = tables
  const byCost = costed && scenario.byCost
  return lines('goal', 'card.goal', [
    later('card.elimination'),
    ...tables.conditions.map(table => conditionText(tables, table, 'spectator')),
    later(`card.limit${tables.conditions.length > 0 ? '-score' : ''}-${byCost ? 'cost' : 'wounds'}`, {
      rounds: scenario.rounds,
    }),
  ])
}

function turnPanel(tables: Tables): TextPanel {
  const { rules } = tables
  const { surcharge, perHex } = rules.movement
  return lines('turn', 'card.turn', [
    later('card.deploy'),
    later('card.actions'),
    later(perHex ? 'card.move-per-hex' : 'card.move', { surcharge }),
    later(rules.weaponChoice ? 'card.weapons-any' : 'card.weapons-first'),
    ...openingLines(tables),
  ])
}

function openingLines(tables: Tables): Text[] {
  const [blue, red] = [0, 1].map(active => openingLimit(tables, { round: 1, active }))
  if (blue === undefined || red === undefined || !tables.rules.openingAttacks.on) return []
  return [
    Number.isFinite(red) ? later('card.opening-each', { blue, red }) : later('card.opening', { most: blue }),
  ]
}

function attackPanel({ rules }: Tables): TextPanel {
  const { rolls, sight, cover, far } = rules
  return lines('attack', 'card.attack', [
    later('card.range'),
    ...(sight.on ? [later('card.sight', { partial: sight.partial })] : []),
    later('card.hit'),
    later('card.save'),
    later('card.clamp', { least: rolls.least, most: rolls.most }),
    ...(cover.on ? [later('card.cover', { save: signed(cover.save) })] : []),
    ...(rules.traits.on ? [later('card.far', { far })] : []),
  ])
}

function watchPanel({ rules }: Tables): TextPanel {
  return lines('watch', 'card.watch', [
    later('card.watch-begin'),
    later('card.watch-shot', { hit: signed(rules.overwatch.hit) }),
    later('card.watch-order'),
  ])
}

function terrainTable({ rules }: Tables): TablePanel {
  const yes = (is: boolean) => later(is ? 'card.yes' : 'card.no')
  return {
    kind: 'table',
    id: 'terrain',
    title: later('card.terrain'),
    columns: [
      later('card.terrain'),
      later('card.difficult'),
      ...(rules.sight.on ? [later('card.sight-column')] : []),
      ...(rules.cover.on ? [text('factor.cover')] : []),
    ],
    rows: TERRAINS.map(name => {
      const { difficult, sight, cover } = rules.terrain[name]
      return [
        terrainName(name),
        difficult ? signed(rules.movement.surcharge) : later('card.no'),
        ...(rules.sight.on ? [later(`card.sight-${sight}`)] : []),
        ...(rules.cover.on ? [yes(cover)] : []),
      ]
    }),
  }
}

/** Only the traits that somebody in this battle has. */
function traitsPanel({ rules, units }: Tables): Panel[] {
  if (!rules.traits.on) return []
  const { traits } = rules
  const values: Readonly<Record<Trait, Readonly<Record<string, number | string>>>> = {
    fast: { value: traits.fast },
    slow: { value: traits.slow, least: traits.slowest },
    tough: { value: traits.tough },
    sniper: { value: signed(traits.sniper) },
    blast: { value: traits.blast },
    regeneration: { value: traits.regeneration },
    stealth: { value: signed(traits.stealth), far: rules.far },
    medic: { value: traits.medic },
    furious: { value: traits.furious },
    relentless: { hits: 1 + traits.relentless, far: rules.far },
    flying: {},
    scout: { rows: traits.scoutRows, distance: traits.scoutDistance },
  }
  const used = TRAITS.filter(trait => units.some(unit => hasTrait(unit, trait)))
  if (used.length === 0) return []
  return [
    {
      kind: 'facts',
      id: 'traits',
      title: later('card.traits'),
      facts: used.map(trait => ({
        name: traitName(trait),
        value: later(`trait-about.${trait}`, values[trait]),
      })),
    },
  ]
}

function hasTrait({ unit }: UnitTable, trait: Trait): boolean {
  const own: readonly string[] = unit.traits ?? []
  return own.includes(trait) || unit.weapons.some(weapon => weapon.traits?.some(each => each === trait))
}

function unitsTable(tables: Tables, units: readonly number[], seat: number): TablePanel {
  return {
    kind: 'table',
    id: `units-${seat}`,
    title: later('card.units', { side: sideName(seat) }),
    columns: [
      text('panel.unit'),
      text('panel.quality'),
      text('panel.defense'),
      text('panel.speed'),
      text('panel.wounds-short'),
      ...(tables.rules.traits.on ? [text('fact.traits')] : []),
    ],
    rows: units.map(unit => {
      const { quality, defense, speed, wounds, unit: file } = at(tables.units, unit)
      return [
        unitName(tables, unit),
        text('fact.target', { target: quality }),
        text('fact.target', { target: defense }),
        speed,
        wounds,
        ...(tables.rules.traits.on ? [traitsText(file.traits ?? [])] : []),
      ]
    }),
    icons: units.map(unit => iconOf(at(tables.units, unit).unit)),
    side: seat,
  }
}

function traitsText(traits: readonly Trait[]): Text {
  return traits.length > 0 ? listed(traits.map(traitName)) : later('card.no')
}

/** Each weapon once, with what it can do. */
function weaponsTable(tables: Tables, units: readonly number[], seat: number): TablePanel {
  const known = new Map(
    units.flatMap(unit => {
      const { weapons, usable } = at(tables.units, unit)
      return weapons.slice(0, usable).map(weapon => [weapon.name, weapon] as const)
    }),
  )
  return {
    kind: 'table',
    id: `weapons-${seat}`,
    title: later('card.weapons', { side: sideName(seat) }),
    columns: [later('card.weapon'), later('card.weapon-numbers')],
    rows: [...known.values()].map(weapon => [weaponName(weapon.name), weaponText(weapon)]),
    side: seat,
  }
}

function boardLegend({ rules, conditions }: Tables): LegendPanel {
  const meanings = [
    'reach',
    'strike',
    'target',
    'threat',
    ...(rules.overwatch.on ? (['zone'] as const) : []),
    ...(conditions.length > 0 ? (['objective'] as const) : []),
  ] as const
  return {
    kind: 'legend',
    id: 'board',
    title: later('card.board'),
    entries: meanings.map(meaning => ({
      mark: { meaning },
      text: meaning === 'zone' ? text('legend.zone') : later(`card.${meaning}`),
    })),
  }
}
