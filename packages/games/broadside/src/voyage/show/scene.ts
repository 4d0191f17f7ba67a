import type { Arrow, Badge, ChartPlace, ChartStage, ChartWay, Piece, Scene, Text } from '@sextant/scene'
import { outcomeOf } from '../rules/ending.ts'
import { slipChance } from '../rules/meeting.ts'
import { riskOf } from '../rules/passage.ts'
import type { State } from '../state.ts'
import { portAt, type Way, type World, wayBetween } from '../world.ts'
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
  SIDES,
  shipName,
  text,
} from './words.ts'

/** The Travel Screen: the chart, the ship where it is, and whoever is in sight. */
export function sceneOf(world: World, state: State): Scene {
  return {
    stage: stageOf(world, state),
    sides: SIDES,
    pieces: piecesOf(world, state),
    arrows: arrowsOf(world, state),
    panels: panelsOf(world, state),
    status: statusOf(world, state),
  }
}

function stageOf(world: World, state: State): ChartStage {
  const { width, height, places, land } = world.chart
  return {
    kind: 'chart',
    width,
    height,
    places: [...places.map(({ id, x, y }) => placeOf(world, id, x, y)), ...atSea(world, state)],
    ways: waysOf(world, state),
    land,
  }
}

function placeOf(world: World, id: string, x: number, y: number): ChartPlace {
  const { home, far } = world.chart
  const port = portAt(world, id) !== undefined
  const kind = id === far ? 'far' : id === home ? 'home' : port ? 'port' : 'waypoint'
  const note = kind === 'far' ? farNote(world) : text(`note.${kind}`)
  return { x, y, name: placeName(id), icon: kind, size: port ? 'large' : 'small', note }
}

function farNote({ numbers: { prizesNeeded } }: World): Text {
  if (prizesNeeded === 0) return text('note.far-bare')
  return text('note.far', { prizes: prizesText(prizesNeeded) })
}

/** A ship on a passage is at a place of its own, as far along the leg as the days it has sailed; it comes last. */
function atSea(world: World, { at, passage }: State): ChartPlace[] {
  if (!passage) return []
  const [from, to] = [at, passage.to].map(id => world.chart.places[world.placeOf.get(id) ?? -1])
  const days = wayBetween(world, at, passage.to)?.days
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
function waysOf(world: World, state: State): ChartWay[] {
  const { legs } = world.chart
  const ways = legs.map(({ between: [from, to] }) => wayBetween(world, from, to))
  const dangers = ways.map(way => (way ? dangerOf(world, way) : 0))
  const most = Math.max(...dangers, Number.EPSILON)
  return legs.map(({ between: [from, to], days }, leg) => {
    const way = ways[leg]
    const risk = percent(way ? riskOf(world, state, way) : 0)
    return {
      from: world.placeOf.get(from) ?? -1,
      to: world.placeOf.get(to) ?? -1,
      label: text('way', { days, risk }),
      danger: (dangers[leg] ?? 0) / most,
      ...(state.gone.includes(leg) && { gone: true }),
    }
  })
}

/** How likely a meeting is, and how bad. */
export function dangerOf({ options }: World, { risk, meets }: Way): number {
  const all = meets.reduce((sum, [, weight]) => sum + weight, 0)
  const menace = meets.reduce(
    (sum, [enemy, weight]) => sum + weight * (options.enemies[enemy]?.menace ?? 0),
    0,
  )
  return (risk * menace) / all
}

function piecesOf(world: World, state: State): Piece[] {
  const { duel } = world.options
  const { passage } = state
  const at = passage ? world.chart.places.length : (world.placeOf.get(state.at) ?? -1)
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
function arrowsOf(world: World, { passage }: State): Arrow[] {
  const to = passage && world.placeOf.get(passage.to)
  return to === undefined ? [] : [{ kind: 'plan', path: [world.chart.places.length, to], side: 0 }]
}

function statusOf(world: World, state: State): Text {
  const { passage, day, at } = state
  const place = placeName(at)
  const outcome = outcomeOf(world, state)
  if (state.ended) return text(`status.${state.ended}`, { place, day, score: outcome?.values?.score ?? 0 })
  if (!passage)
    return text(portAt(world, at) ? 'status.port' : 'status.waypoint', {
      place,
      day,
      days: world.numbers.days,
    })
  const prey = passage.stage === 'sighted' && slipChance(world, state, passage.enemy) === 1
  return text(prey ? 'status.prey' : `status.${passage.stage}`, {
    enemy: enemyName(passage.enemy),
    from: place,
    to: placeName(passage.to),
  })
}
