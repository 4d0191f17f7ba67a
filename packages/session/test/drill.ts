import { copyPlain, type Game, type GameTypes, type Rules, type Seat } from '@sextant/engine'
import { axialFromOddR, boardOf, DIRECTIONS, neighbour } from '@sextant/hex'
import { type Arrow, box, type Effect, type Panel, type Piece, type Show } from '@sextant/scene'
import * as v from 'valibot'

/**
 * A game for tests: two teams plan swims in secret, and all swim at once, stroke by stroke. A plan can be changed until
 * it is committed.
 */
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const options = v.strictObject({ rows: count, columns: count, units: count, rounds: count })
const cells = v.array(count)
const state = v.strictObject({
  round: count,
  at: cells,
  under: v.array(v.boolean()),
  /** By unit; null where it is hidden from the other team. */
  plans: v.array(v.nullable(cells)),
  committed: v.array(v.boolean()),
})
const action = v.variant('type', [
  v.strictObject({ type: v.literal('plan'), unit: count, way: cells }),
  v.strictObject({ type: v.literal('commit') }),
])
type Options = v.InferOutput<typeof options>
type State = v.InferOutput<typeof state>
type Action = v.InferOutput<typeof action>
type Event =
  | { type: 'planned'; seat: Seat; unit: number }
  | { type: 'committed'; seat: Seat }
  | { type: 'dived'; units: number[]; under: boolean[] }
  | { type: 'swam'; stroke: number; moves: { unit: number; from: number; to: number }[] }
  | { type: 'rested'; round: number }

const SPEED = 2

function pool({ rows, columns }: Options) {
  const places = Array.from({ length: rows * columns }, (_, cell) =>
    axialFromOddR({ row: Math.floor(cell / columns), column: cell % columns }),
  )
  const board = boardOf('pointy', places)
  const beside = (cell: number): number[] =>
    DIRECTIONS.map(direction => neighbour(board, cell, direction)).filter(next => next >= 0)
  return { places, beside }
}

function ways(beside: (cell: number) => number[], from: number): number[][] {
  const found: number[][] = []
  let last: number[][] = [[]]
  for (let stroke = 0; stroke < SPEED; stroke++) {
    last = last.flatMap(way =>
      beside(way.at(-1) ?? from)
        .filter(next => next !== from && !way.includes(next))
        .map(next => [...way, next]),
    )
    found.push(...last)
  }
  return found
}

/** The types of the game under one name. */
export interface Drill extends GameTypes {
  readonly state: State
  readonly action: Action
  readonly event: Event
  readonly options: Options
  readonly tables: undefined
}

const game: Game<Drill> = {
  id: 'drill',
  title: 'Drill',
  version: 1,
  about: { summary: 'Swim.', players: '2', length: '1 minute' },
  options,
  state,
  action,
  scenarios: [
    { id: 'small', title: 'Small', options: { rows: 7, columns: 5, units: 2, rounds: 3 } },
    { id: 'pool', title: 'Pool', options: { rows: 25, columns: 15, units: 6, rounds: 12 } },
  ],
  load(given): Rules<Drill> {
    const { beside } = pool(given)
    const { rows, columns, units, rounds } = given
    const team = (unit: number): Seat => (unit < units ? 0 : 1)
    const toAct = ({ round, committed }: State) =>
      round > rounds ? [] : [0, 1].filter(seat => !committed[seat])
    const legal = (now: State, seat: Seat): Action[] => {
      if (!toAct(now).includes(seat)) return []
      const plans = now.at.flatMap((at, unit): Action[] =>
        team(unit) === seat ? ways(beside, at).map(way => ({ type: 'plan', unit, way })) : [],
      )
      return [{ type: 'commit' }, ...plans]
    }
    return {
      seats: ['blue', 'red'],
      tables: undefined,
      limit: 10_000,
      setup: () => ({
        round: 1,
        at: Array.from({ length: 2 * units }, (_, unit) => {
          const column = Math.floor((columns - units) / 2) + (unit % units)
          return unit < units ? column : (rows - 1) * columns + column
        }),
        under: Array.from({ length: 2 * units }, (_, unit) => unit % 2 === 0),
        plans: Array.from({ length: 2 * units }, () => null),
        committed: [false, false],
      }),
      toAct,
      legal,
      check: (now, seat, given) =>
        legal(now, seat).some(each => JSON.stringify(each) === JSON.stringify(given))
          ? undefined
          : { code: 'no', message: 'No.' },
      apply(now, seat, given, _dice, emit) {
        if (given.type === 'plan') {
          now.plans[given.unit] = given.way
          emit({ type: 'planned', seat, unit: given.unit })
          return
        }
        now.committed[seat] = true
        emit({ type: 'committed', seat })
        if (now.committed.includes(false)) return
        now.under = now.under.map(under => !under)
        emit({ type: 'dived', units: now.at.map((_, unit) => unit), under: [...now.under] })
        for (let stroke = 0; stroke < SPEED; stroke++) {
          const moves = now.plans.flatMap((way, unit) => {
            const to = way?.[stroke]
            return to === undefined ? [] : [{ unit, from: now.at[unit] ?? 0, to }]
          })
          for (const { unit, to } of moves) now.at[unit] = to
          if (moves.length > 0) emit({ type: 'swam', stroke: stroke + 1, moves })
        }
        emit({ type: 'rested', round: now.round })
        now.plans = now.plans.map(() => null)
        now.committed = [false, false]
        now.round += 1
      },
      outcome: ({ round }) => (round > rounds ? { scores: [0.5, 0.5], reason: 'over' } : undefined),
      view(now, viewer) {
        const seen = copyPlain(now)
        if (viewer !== 'spectator' || toAct(now).length > 0)
          seen.plans = seen.plans.map((plan, unit) => (team(unit) === viewer ? plan : null))
        return seen
      },
      imagine: copyPlain,
      copy: copyPlain,
      hears: (event, viewer) => event.type !== 'planned' || event.seat === viewer,
      reveals: event => event.type === 'dived',
    }
  },
}

const show: Show<Drill> = {
  layout: 'columns',
  texts: { en: {} },
  skin: {
    terrains: { water: { name: 'water', glyph: '·', light: '#c6e4ec', dark: '#0f3a4a' } },
    icons: { swimmer: { glyph: 'S' } },
    colours: {
      blue: { light: '#1f4f93', dark: '#7fb2ff', terminal: 'blue' },
      red: { light: '#b0322f', dark: '#ff8f84', terminal: 'red' },
    },
  },
  load(_rules, given) {
    const { places } = pool(given)
    const { units } = given
    const stage = {
      kind: 'hexes',
      orientation: 'pointy',
      cells: places.map(place => ({ ...place, terrain: 'water' })),
    } as const
    const id = (unit: number) => `unit-${unit}`
    const side = (unit: number) => (unit < units ? 0 : 1)
    const level = (under: boolean | undefined) =>
      under ? ({ level: -1, shade: 'light' } as const) : ({ level: 0, shade: 'dark' } as const)
    const panelOf = (now: State, team: number): Panel => ({
      kind: 'table',
      id: `team-${team}`,
      title: team === 0 ? 'Blue' : 'Red',
      side: team,
      columns: ['Unit', 'Place', 'Breath', 'State', 'Plan'],
      rows: now.at.flatMap((at, unit) =>
        side(unit) === team
          ? [[`U${unit}`, at, 20, now.under[unit] ? 'bottom' : 'surface', now.plans[unit] ? 'swim' : 'stay']]
          : [],
      ),
      pieces: now.at.flatMap((_, unit) => (side(unit) === team ? [id(unit)] : [])),
    })
    return {
      scene: now => ({
        stage,
        sides: [
          { name: 'Blue', colour: 'blue', shape: 'circle' },
          { name: 'Red', colour: 'red', shape: 'square' },
        ],
        pieces: now.at.map(
          (at, unit): Piece => ({
            id: id(unit),
            at,
            side: side(unit),
            icon: 'swimmer',
            name: `U${unit}`,
            tag: `U${unit}`,
            facing: side(unit) === 0 ? 1 : 5,
            bars: [{ kind: 'breath', name: 'Breath', value: 14, max: 20 }],
            facts: ['Speed', 'Steal', 'Flick', 'Turn', 'Recovery'].map(name => ({ name, value: 2 })),
            ...level(now.under[unit]),
          }),
        ),
        arrows: now.plans.flatMap((way, unit): Arrow[] =>
          way ? [{ kind: 'plan', path: [now.at[unit] ?? 0, ...way] }] : [],
        ),
        panels: [
          panelOf(now, 0),
          panelOf(now, 1),
          {
            kind: 'legend',
            id: 'legend',
            title: 'Legend',
            entries: [
              ...(['plan', 'pass', 'attack', 'turn', 'down', 'up'] as const).map(arrow => ({
                mark: { arrow },
                text: arrow,
              })),
              { mark: { icon: 'swimmer', side: 0, shade: 'dark' }, text: 'surface' },
              { mark: { icon: 'swimmer', side: 0, shade: 'light' }, text: 'bottom' },
              { mark: { terrain: 'water' }, text: 'water' },
              { mark: { meaning: 'bad' }, text: 'conflict' },
            ],
          },
        ],
        status: `Round ${now.round}`,
      }),
      gesture(view, _seat, given) {
        if (given.type === 'commit')
          return { kind: 'press', button: 'commit', label: 'Commit', role: 'end-turn', key: 'e' }
        const last = given.way.at(-1) ?? view.at[given.unit] ?? 0
        return {
          kind: 'pick',
          picks: [{ piece: id(given.unit) }, { cell: last }],
          meaning: 'reach',
          label: `Swim to ${last}`,
          way: given.way.slice(0, -1),
        }
      },
      tell(event) {
        if (event.type === 'planned') return `Unit ${event.unit} has a plan.`
        if (event.type === 'committed') return `Team ${event.seat} has committed.`
        if (event.type === 'swam') return `Stroke ${event.stroke}: ${event.moves.length} swim.`
        return event.type === 'rested' ? `Round ${event.round} is over.` : undefined
      },
      effects(event): Effect[] {
        switch (event.type) {
          case 'dived':
            return [
              { kind: 'chapter', name: 'Up and down' },
              {
                kind: 'together',
                effects: event.units.map(unit => ({
                  kind: 'level',
                  piece: id(unit),
                  ...level(event.under[unit]),
                })),
              },
            ]
          case 'swam':
            return [
              { kind: 'chapter', name: `Stroke ${event.stroke}` },
              {
                kind: 'together',
                effects: event.moves.map(({ unit, from, to }) => ({
                  kind: 'move',
                  piece: id(unit),
                  path: [from, to],
                })),
              },
            ]
          case 'rested':
            return [{ kind: 'chapter', name: 'Breath' }]
          default:
            return []
        }
      },
    }
  },
}

export const drillBox = box({ game, show, bots: [] })
