import { must } from '@sextant/engine'
import type { Fact, FactsPanel, Panel, TablePanel, Text, TextPanel } from '@sextant/scene'
import { iconOf } from '../../battle/show/skin.ts'
import { conditionOf } from '../rules/fleet.ts'
import { wonIn } from '../rules/log.ts'
import type { Mission } from '../schema/mission.ts'
import type { FleetShip, State } from '../state.ts'
import { sheetOf, sizeOf, type Tables } from '../tables.ts'
import { captainLine } from './pieces.ts'
import {
  captainName,
  className,
  fleetOf,
  kindOf,
  listed,
  missionStory,
  missionTitle,
  shipName,
  text,
} from './words.ts'

/** The briefing, the mission in numbers, the fleet with its damage and captains, and the card of a ship. */
export function panelsOf(tables: Tables, state: State): Panel[] {
  const record = recordPanel(tables, state)
  const fleet = fleetPanel(tables, state)
  const [first] = state.fleet
  const card: Panel[] = first
    ? [{ kind: 'card', id: 'ship-card', title: text('panel.ship-card'), piece: first.id }]
    : []
  if (state.stage === 'over') return [record, fleet]
  if (state.stage === 'branch')
    return [
      ...state.choices.flatMap(id => [briefingPanel(tables, id), missionPanel(tables, state, id)]),
      fleet,
      record,
      ...card,
    ]
  const { mission } = state
  return [briefingPanel(tables, mission), missionPanel(tables, state, mission), fleet, ...card, record]
}

function briefingPanel(tables: Tables, id: string): TextPanel {
  return {
    kind: 'text',
    id: `briefing-${id}`,
    title: text('panel.mission', { mission: missionTitle(tables, id) }),
    lines: [missionStory(tables, id)],
  }
}

function missionPanel(tables: Tables, state: State, id: string): FactsPanel {
  const mission = must(tables.missions, id)
  const { limit, lost, prizes } = mission
  const kinds = (seat: string) => mission.ships.filter(ship => ship.seat === seat).map(ship => ship.class)
  const friends = kinds('amber')
  const ready = sizeOf(tables, state.selected)
  const decisive = lost.next.length === 0
  const facts: Fact[] = [
    id === state.mission && state.stage !== 'branch'
      ? { name: text('fact.ready'), value: text('fact.of', { value: ready, most: limit }) }
      : { name: text('fact.mission-limit'), value: limit },
    { name: text('fact.enemies'), value: fleetOf(tables, kinds('violet')) },
    ...(friends.length > 0 ? [{ name: text('fact.friends'), value: fleetOf(tables, friends) }] : []),
    ...(prizes.length > 0
      ? [{ name: text('fact.prizes'), value: listed(prizes.map(prize => shipName(tables, prize))) }]
      : []),
    { name: text('fact.brings'), value: listed(gainsOf(tables, mission)) },
    {
      name: text('fact.decisive'),
      value: text(decisive ? 'fact.campaign-lost' : 'fact.goes-on'),
      tone: decisive ? 'bad' : 'neutral',
    },
  ]
  return { kind: 'facts', id: `mission-${id}`, title: text('panel.briefing'), facts }
}

function gainsOf(tables: Tables, { won }: Mission): Text[] {
  return [
    ...won.ships.map(({ ship }) => className(tables, kindOf(tables, ship))),
    ...won.captains.map(captain => captainName(tables, captain)),
  ]
}

function fleetPanel(tables: Tables, state: State): TablePanel {
  return {
    kind: 'table',
    id: 'fleet',
    title: text('panel.fleet'),
    columns: [
      text('column.ship'),
      text('column.size'),
      text('column.condition'),
      text('column.captain'),
      text('column.orders'),
    ],
    rows: state.fleet.map(ship => [
      shipName(tables, ship.id),
      sheetOf(tables, ship.id).size,
      text('percent', { percent: Math.round(100 * conditionOf(tables, ship)) }),
      captainLine(tables, ship),
      ordersOf(state, ship),
    ]),
    pieces: state.fleet.map(({ id }) => id),
    icons: state.fleet.map(({ id }) => iconOf(kindOf(tables, id), sheetOf(tables, id))),
  }
}

function ordersOf({ selected }: State, { id, docked }: FleetShip): Text {
  if (docked) return text('orders.docked')
  return text(selected.includes(id) ? 'orders.sent' : 'orders.idle')
}

function recordPanel(tables: Tables, state: State): FactsPanel {
  const { fought, losses, reserve } = state
  return {
    kind: 'facts',
    id: 'record',
    title: text('panel.record'),
    facts: [
      { name: text('fact.score'), value: text('fact.of', { value: wonIn(state), most: fought.length }) },
      {
        name: text('fact.losses'),
        value: losses.length > 0 ? listed(losses.map(ship => shipName(tables, ship))) : text('fact.none-yet'),
      },
      ...(reserve.length > 0
        ? [{ name: text('fact.reserve'), value: listed(reserve.map(({ id }) => captainName(tables, id))) }]
        : []),
    ],
  }
}
