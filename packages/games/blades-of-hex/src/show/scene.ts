import type { Badge, Cell, Fact, Piece, Scene, Text } from '@sextant/scene'
import { outcomeOf } from '../rules/outcome.ts'
import { ARMIES, type Kind, type Ruleset } from '../schema.ts'
import type { State, Unit } from '../state.ts'
import type { World } from '../world.ts'
import { panelsOf } from './panels.ts'
import { traitText } from './traits.ts'
import { cityName, pieceName, reasonText, SIDES, sideIndex, sideName, text } from './words.ts'

/** The position as everybody sees it. */
export function sceneOf(world: World, state: State): Scene {
  return {
    stage: { kind: 'hexes', orientation: 'pointy', cells: cellsOf(world, state) },
    sides: SIDES,
    pieces: Object.entries(state.units).map(([id, unit]) => pieceOf(world, state, id, unit)),
    panels: panelsOf(world, state),
    status: statusOf(world, state),
  }
}

/** Every cell wears the colour of whoever holds its region. */
function cellsOf({ board, regionOf, cityOn }: World, { cities }: State): Cell[] {
  return regionOf.map((region, cell) => {
    const city = cityOn[cell]
    const place = {
      q: board.q[cell] as number,
      r: board.r[cell] as number,
      side: sideIndex(cities[region.id] ?? 'neutral'),
    }
    return city
      ? { ...place, terrain: 'city', feature: 'city', name: cityName(city.id) }
      : { ...place, terrain: 'field' }
  })
}

function pieceOf({ rules, cellOf }: World, state: State, id: string, unit: Unit): Piece {
  const badges: Badge[] = []
  if (unit.status === 'new') badges.push({ icon: 'new', name: text('badge.new'), tone: 'neutral' })
  if (unit.counters > 0 && unit.counters >= rules.counterattacks.perTurn)
    badges.push({ icon: 'countered', name: text('badge.countered'), tone: 'bad' })
  return {
    id,
    at: cellOf.get(unit.at) as number,
    side: sideIndex(unit.army),
    icon: unit.kind,
    name: pieceName(id, unit.kind),
    bars: [{ kind: 'health', name: text('health'), value: unit.health, max: rules.units[unit.kind].health }],
    facts: factsOf(rules, unit.kind),
    badges,
    ...(unit.army === state.turn && { readiness: unit.status === 'new' ? 'done' : unit.status }),
  }
}

function factsOf(rules: Ruleset, kind: Kind): Fact[] {
  const { attack, speed, range, traits } = rules.units[kind]
  return [
    { name: text('factor.attack'), value: attack },
    { name: text('fact.speed'), value: speed },
    { name: text('fact.range'), value: range },
    ...traits.map(trait => ({ name: text(`factor.${trait}`), value: traitText(rules, trait) })),
  ]
}

function statusOf(world: World, state: State): Text {
  const outcome = outcomeOf(world, state)
  if (!outcome) {
    const { rounds } = world.scenario.limits
    return text('status.turn', { army: sideName(state.turn), round: state.round, rounds })
  }
  const reason = reasonText(outcome.reason)
  const winner = ARMIES.find((_, seat) => outcome.scores[seat] === 1)
  return winner ? text('status.won', { army: sideName(winner), reason }) : text('status.drawn', { reason })
}
