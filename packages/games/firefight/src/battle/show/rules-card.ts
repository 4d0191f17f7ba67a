import { at } from '@sextant/engine'
import type { LegendPanel, Panel, TablePanel, Text, TextPanel } from '@sextant/scene'
import { openingLimit } from '../rules/attacking.ts'
import { TERRAINS, TRAITS, type Trait } from '../schema/names.ts'
import type { Tables } from '../tables.ts'
import type { TextKey } from '../texts/en.ts'
import type { UnitTable } from '../unit-table.ts'
import { conditionText } from './goal.ts'
import { weaponText } from './pieces.ts'
import { iconOf } from './skin.ts'
import { listed, sideName, signed, terrainName, text, traitName, unitName, weaponName } from './words.ts'

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

function lines(id: string, title: TextKey, said: readonly Text[]): TextPanel {
  return { kind: 'text', id, title: text(title), lines: said }
}

function goalPanel(tables: Tables): TextPanel {
  const { scenario, costed } = tables
  const byCost = costed && scenario.byCost
  return lines('goal', 'card.goal', [
    text('card.elimination'),
    ...tables.conditions.map(table => conditionText(tables, table, 'spectator')),
    text(`card.limit${tables.conditions.length > 0 ? '-score' : ''}-${byCost ? 'cost' : 'wounds'}`, {
      rounds: scenario.rounds,
    }),
  ])
}

function turnPanel(tables: Tables): TextPanel {
  const { rules } = tables
  const { surcharge, perHex } = rules.movement
  return lines('turn', 'card.turn', [
    text('card.deploy'),
    text('card.actions'),
    text(perHex ? 'card.move-per-hex' : 'card.move', { surcharge }),
    text(rules.weaponChoice ? 'card.weapons-any' : 'card.weapons-first'),
    ...openingLines(tables),
  ])
}

function openingLines(tables: Tables): Text[] {
  const [blue, red] = [0, 1].map(active => openingLimit(tables, { round: 1, active }))
  if (blue === undefined || red === undefined || !tables.rules.openingAttacks.on) return []
  return [
    Number.isFinite(red) ? text('card.opening-each', { blue, red }) : text('card.opening', { most: blue }),
  ]
}

function attackPanel({ rules }: Tables): TextPanel {
  const { rolls, sight, cover, far } = rules
  return lines('attack', 'card.attack', [
    text('card.range'),
    ...(sight.on ? [text('card.sight', { partial: sight.partial })] : []),
    text('card.hit'),
    text('card.save'),
    text('card.clamp', { least: rolls.least, most: rolls.most }),
    ...(cover.on ? [text('card.cover', { save: signed(cover.save) })] : []),
    ...(rules.traits.on ? [text('card.far', { far })] : []),
  ])
}

function watchPanel({ rules }: Tables): TextPanel {
  return lines('watch', 'card.watch', [
    text('card.watch-begin'),
    text('card.watch-shot', { hit: signed(rules.overwatch.hit) }),
    text('card.watch-order'),
  ])
}

function terrainTable({ rules }: Tables): TablePanel {
  const yes = (is: boolean) => text(is ? 'card.yes' : 'card.no')
  return {
    kind: 'table',
    id: 'terrain',
    title: text('card.terrain'),
    columns: [
      text('card.terrain'),
      text('card.difficult'),
      ...(rules.sight.on ? [text('card.sight-column')] : []),
      ...(rules.cover.on ? [text('factor.cover')] : []),
    ],
    rows: TERRAINS.map(name => {
      const { difficult, sight, cover } = rules.terrain[name]
      return [
        terrainName(name),
        difficult ? signed(rules.movement.surcharge) : text('card.no'),
        ...(rules.sight.on ? [text(`card.sight-${sight}`)] : []),
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
      title: text('card.traits'),
      facts: used.map(trait => ({
        name: traitName(trait),
        value: text(`trait-about.${trait}`, values[trait]),
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
    title: text('card.units', { side: sideName(seat) }),
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
  return traits.length > 0 ? listed(traits.map(traitName)) : text('card.no')
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
    title: text('card.weapons', { side: sideName(seat) }),
    columns: [text('card.weapon'), text('card.weapon-numbers')],
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
    title: text('card.board'),
    entries: meanings.map(meaning => ({
      mark: { meaning },
      text: meaning === 'zone' ? text('legend.zone') : text(`card.${meaning}`),
    })),
  }
}
