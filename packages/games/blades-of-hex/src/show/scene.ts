import { at } from '@sextant/engine'
import type { Badge, Cell, Fact, HexRegion, Piece, Scene, Tally, Text } from '@sextant/scene'
import { cellOfUnit, kindOf } from '../rules/board-units.ts'
import { citiesOf, healthOf } from '../rules/holdings.ts'
import { outcomeOf } from '../rules/outcome.ts'
import { ARMIES } from '../schema.ts'
import type { State, Unit } from '../state.ts'
import type { KindTable, Tables } from '../tables.ts'
import { goalText } from './goal.ts'
import { panelsOf } from './panels.ts'
import { iconOf } from './skin.ts'
import { traitText } from './traits.ts'
import { cityName, pieceName, reasonText, SIDES, sideIndex, sideName, text } from './words.ts'

/** The position as everybody sees it. */
export function sceneOf(tables: Tables, regions: readonly HexRegion[], state: State): Scene {
  return {
    stage: { kind: 'hexes', orientation: 'pointy', cells: cellsOf(tables, state), regions },
    sides: SIDES,
    pieces: Object.entries(state.units).map(([id, unit]) => pieceOf(tables, state, id, unit)),
    panels: panelsOf(tables, state),
    status: statusOf(tables, state),
    goal: goalText(tables),
    ...(outcomeOf(tables, state) && { tallies: talliesOf(state) }),
  }
}

/** What decides after the last round, in that order. */
function talliesOf(state: State): Tally[] {
  return [
    { name: text('panel.cities'), values: ARMIES.map(army => citiesOf(state, army)) },
    { name: text('panel.gold'), values: ARMIES.map(army => state.gold[army]) },
    { name: text('panel.health'), values: ARMIES.map(army => healthOf(state, army)) },
  ]
}

/** What each city brings with it: the same for the whole match. */
export function regionsOf({ regions }: Tables): HexRegion[] {
  return regions.map(({ id, cells }) => ({ name: cityName(id), cells }))
}

/** Every cell has the colour of the side that holds its region. */
function cellsOf({ board, regionOf, cityOn }: Tables, { cities }: State): Cell[] {
  return regionOf.map((region, cell) => {
    const city = cityOn[cell]
    const place = {
      q: at(board.q, cell),
      r: at(board.r, cell),
      side: sideIndex(cities[region.id] ?? 'neutral'),
    }
    return city
      ? { ...place, terrain: 'city', feature: 'city', name: cityName(city.id) }
      : { ...place, terrain: 'field' }
  })
}

function pieceOf(tables: Tables, state: State, id: string, unit: Unit): Piece {
  const { rules, kinds } = tables
  const kind = kindOf(tables, unit)
  const badges: Badge[] = []
  if (unit.status === 'new') badges.push({ icon: 'new', name: text('badge.new'), tone: 'neutral' })
  if (unit.counters > 0 && unit.counters >= rules.counterattacks.perTurn)
    badges.push({ icon: 'countered', name: text('badge.countered'), tone: 'bad' })
  return {
    id,
    at: cellOfUnit(tables, unit),
    side: sideIndex(unit.army),
    icon: iconOf(unit.kind, kind),
    name: pieceName(kinds, id, unit.kind),
    bars: [{ kind: 'health', name: text('health'), value: unit.health, max: kind.health }],
    facts: factsOf(tables, kind),
    badges,
    ...(unit.army === state.turn && { readiness: unit.status === 'new' ? 'done' : unit.status }),
  }
}

function factsOf({ rules }: Tables, { attack, speed, range, traits }: KindTable): Fact[] {
  return [
    { name: text('factor.attack'), value: attack },
    { name: text('fact.speed'), value: speed },
    { name: text('fact.range'), value: range },
    ...traits.map(trait => ({ name: text(`factor.${trait}`), value: traitText(rules, trait) })),
  ]
}

function statusOf(tables: Tables, state: State): Text {
  const outcome = outcomeOf(tables, state)
  if (!outcome) {
    const { rounds } = tables.scenario.limits
    return text('status.turn', { army: sideName(state.turn), round: state.round, rounds })
  }
  const reason = reasonText(outcome.reason)
  const winner = ARMIES.find((_, seat) => outcome.scores[seat] === 1)
  return winner ? text('status.won', { army: sideName(winner), reason }) : text('status.drawn', { reason })
}
