import type { Panel } from '@sextant/scene'
import { citiesOf, healthOf } from '../rules/holdings.ts'
import { ARMIES, type Faction, KINDS } from '../schema.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { sideName, text } from './words.ts'

/** Gold and cities, and how strong each army is. The status line says the rest. */
export function panelsOf(world: World, state: State): Panel[] {
  const { rules } = world
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
        ...KINDS.map(kind => text(`panel.${kind}`)),
        text('panel.health'),
        text('panel.tiles'),
      ],
      rows: ARMIES.map(army => [
        sideName(army),
        ...KINDS.map(kind => countOf(state, army, kind)),
        healthOf(state, army),
        tilesOf(world, state, army),
      ]),
    },
  ]
}

function countOf({ units }: State, army: Faction, kind: string): number {
  return Object.values(units).filter(unit => unit.army === army && unit.kind === kind).length
}

function tilesOf({ regions }: World, { cities }: State, side: Faction): number {
  return regions.reduce((sum, { id, cells }) => (cities[id] === side ? sum + cells.length : sum), 0)
}
