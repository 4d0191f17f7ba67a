import type { Arrow, Badge, ChartPlace, ChartStage, ChartWay, Piece, Scene, Text } from '@sextant/scene'
import { outcomeOf } from '../rules/ending.ts'
import { slipChance } from '../rules/meeting.ts'
import { riskOf } from '../rules/passage.ts'
import type { State } from '../state.ts'
import { portAt, type Tables, type Way, wayBetween } from '../tables.ts'
import { panelsOf } from './panels.ts'
import { iconOfEnemy } from './skin.ts'
import {
  ENEMY,
  enemyName,
  goodName,
  percent,
  placeName,
  prizesText,
  SHIP,
  shipName,
  sidesOf,
  text,
} from './words.ts'

/** The Travel Screen: the chart, the ship where it is, and the enemy in sight. */
export function sceneOf(tables: Tables, state: State): Scene {
  const status = statusOf(tables, state)
  return {
    stage: stageOf(tables, state),
    sides: sidesOf(tables),
    pieces: piecesOf(tables, state),
    arrows: arrowsOf(tables, state),
    panels: panelsOf(tables, state),
    status,
    goal: goalOf(tables),
    ...(state.ended && { ending: status }),
  }
}

function stageOf(tables: Tables, state: State): ChartStage {
  const { width, height, places, land } = tables.chart
  return {
    kind: 'chart',
    width,
    height,
    places: [...places.map(({ id, x, y }) => placeOf(tables, id, x, y)), ...atSea(tables, state)],
    ways: waysOf(tables, state),
    land,
  }
}

function placeOf(tables: Tables, id: string, x: number, y: number): ChartPlace {
  const { home, far } = tables.chart
  const port = portAt(tables, id) !== undefined
  const kind = id === far ? 'far' : id === home ? 'home' : port ? 'port' : 'waypoint'
  const note = kind === 'far' ? farNote(tables) : text(`note.${kind}`)
  return { x, y, name: placeName(id), icon: kind, size: port ? 'large' : 'small', note }
}

function farNote({ numbers: { prizesNeeded } }: Tables): Text {
  if (prizesNeeded === 0) return text('note.far-bare')
  return text('note.far', { prizes: prizesText(prizesNeeded) })
}

/** A ship on a passage is at a place of its own, as far along the leg as the days it has sailed; it comes last. */
function atSea(tables: Tables, { at, passage }: State): ChartPlace[] {
  if (!passage) return []
  const [from, to] = [at, passage.to].map(id => tables.chart.places[tables.placeOf.get(id) ?? -1])
  const days = wayBetween(tables, at, passage.to)?.days
  if (!from || !to || !days) return []
  const part = passage.sailed / (days + 1)
  const between = (a: number, b: number) => Math.round(a + (b - a) * part)
  return [
    {
      x: between(from.x, to.x),
      y: between(from.y, to.y),
      name: text('place.sea'),
      icon: 'sea',
      size: 'small',
      note: text('note.sea'),
    },
  ]
}

/** The leg with the most danger counts as 1. */
function waysOf(tables: Tables, state: State): ChartWay[] {
  const { legs } = tables.chart
  const ways = legs.map(({ between: [from, to] }) => wayBetween(tables, from, to))
  const dangers = ways.map(way => (way ? dangerOf(tables, way) : 0))
  const most = Math.max(...dangers, Number.EPSILON)
  return legs.map(({ between: [from, to], days }, leg) => {
    const way = ways[leg]
    const risk = percent(way ? riskOf(tables, state, way) : 0)
    return {
      from: tables.placeOf.get(from) ?? -1,
      to: tables.placeOf.get(to) ?? -1,
      label: text('way', { days, risk }),
      danger: (dangers[leg] ?? 0) / most,
      ...(state.gone.includes(leg) && { gone: true }),
    }
  })
}

/** How likely a meeting is, and how bad. */
export function dangerOf({ options }: Tables, { risk, meets }: Way): number {
  const all = meets.reduce((sum, [, weight]) => sum + weight, 0)
  const menace = meets.reduce(
    (sum, [enemy, weight]) => sum + weight * (options.enemies[enemy]?.menace ?? 0),
    0,
  )
  return (risk * menace) / all
}

function piecesOf(tables: Tables, state: State): Piece[] {
  const { duel } = tables.options
  const { passage } = state
  const at = passage ? tables.chart.places.length : (tables.placeOf.get(state.at) ?? -1)
  const crewMax = duel.ship.crewMax ?? 0
  const badges: Badge[] =
    state.prizes.length > 0
      ? [{ icon: 'prize', name: text('fact.prizes'), text: String(state.prizes.length), tone: 'gain' }]
      : []
  const ship: Piece = {
    id: SHIP,
    at,
    side: 0,
    icon: iconOfEnemy(duel.ship.kind),
    name: shipName(duel.ship.kind),
    bars: [
      { kind: 'health', name: goodName('hull'), value: state.hull, max: duel.ship.hullMax },
      { kind: 'crew', name: goodName('crew'), value: state.crew, max: crewMax },
    ],
    badges,
    wear: 1 - state.hull / duel.ship.hullMax,
  }
  if (!passage || passage.stage === 'clear') return [ship]
  const met = duel.enemies[passage.enemy]
  const enemy: Piece = {
    id: ENEMY,
    at,
    level: 1,
    side: 1,
    icon: iconOfEnemy(passage.enemy),
    name: enemyName(passage.enemy),
    ...(met && {
      bars: [
        { kind: 'health', name: goodName('hull'), value: met.hull, max: met.hullMax },
        ...(met.crew !== undefined
          ? [{ kind: 'crew', name: goodName('crew'), value: met.crew, max: met.crewMax ?? met.crew } as const]
          : []),
      ],
    }),
  }
  return [ship, enemy]
}

/** On a passage: where it is going. */
function arrowsOf(tables: Tables, { passage }: State): Arrow[] {
  const to = passage && tables.placeOf.get(passage.to)
  return to === undefined ? [] : [{ kind: 'plan', path: [tables.chart.places.length, to], side: 0 }]
}

function goalOf({ numbers, chart }: Tables): Text {
  const { prizesNeeded: needed, days } = numbers
  const values = { place: placeName(chart.far), days }
  return needed === 0 ? text('goal.bare', values) : text('goal', { ...values, prizes: prizesText(needed) })
}

function statusOf(tables: Tables, state: State): Text {
  const { passage, day, at } = state
  const place = placeName(at)
  const outcome = outcomeOf(tables, state)
  if (state.ended) return text(`status.${state.ended}`, { place, day, score: outcome?.values?.score ?? 0 })
  if (!passage)
    return text(portAt(tables, at) ? 'status.port' : 'status.waypoint', {
      place,
      day,
      days: tables.numbers.days,
    })
  const prey = passage.stage === 'sighted' && slipChance(tables, state, passage.enemy) === 1
  return text(prey ? 'status.prey' : `status.${passage.stage}`, {
    enemy: enemyName(passage.enemy),
    from: place,
    to: placeName(passage.to),
  })
}
