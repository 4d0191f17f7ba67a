import type { Panel } from '@sextant/scene'
import { citiesOf, healthOf } from '../rules/holdings.ts'
import { ARMIES, type Faction, type Kind } from '../schema.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { kindHeading, sideName, text } from './words.ts'

/** Gold and cities, and how strong each army is. The status line says the rest. */
export function panelsOf(tables: Tables, state: State): Panel[] {
  const { rules, kinds } = tables
  const ids = [...kinds.keys()]
  return [
    {
      kind: 'table',
      id: 'armies',
      title: text('panel.armies'),
      columns: [text('panel.army'), text('panel.gold'), text('panel.income'), text('panel.cities')],
      rows: ARMIES.map(army => {
        const cities = citiesOf(state, army)
        return [sideName(army), state.gold[army], rules.economy.income * cities, cities]
      }),
    },
    {
      kind: 'table',
      id: 'strength',
      title: text('panel.strength'),
      columns: [
        text('panel.army'),
        ...ids.map(kind => kindHeading(kinds, kind)),
        text('panel.health'),
        text('panel.tiles'),
      ],
      rows: ARMIES.map(army => [
        sideName(army),
        ...ids.map(kind => countOf(state, army, kind)),
        healthOf(state, army),
        tilesOf(tables, state, army),
      ]),
    },
  ]
}

function countOf({ units }: State, army: Faction, kind: Kind): number {
  return Object.values(units).filter(unit => unit.army === army && unit.kind === kind).length
}

function tilesOf({ regions }: Tables, { cities }: State, side: Faction): number {
  return regions.reduce((sum, { id, cells }) => (cities[id] === side ? sum + cells.length : sum), 0)
}
