import * as v from 'valibot'
import { expect, test } from 'vitest'
import { placesIn } from '../src/conformance/random-data.ts'
import { randomPositionsCheck } from '../src/conformance/random-positions.ts'
import type { Game, GameTypes } from '../src/index.ts'
import { openInformation } from '../src/index.ts'
import { jsonSchemaOf } from '../src/input/schema.ts'
import { complaint } from './altered.ts'

interface Ship {
  speed: number
  hits: ('sail' | 'mast' | 'hull')[]
}

interface Fleet extends GameTypes {
  readonly state: { left: number; ships: Ship[]; flag: string | null }
  readonly action: { type: 'stop' | 'drift' }
  readonly event: never
  readonly options: Record<string, never>
  readonly tables: undefined
}

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const state = v.strictObject({
  left: whole(0, 20),
  ships: v.pipe(
    v.array(
      v.strictObject({
        speed: whole(-9, 9),
        hits: v.pipe(v.array(v.picklist(['sail', 'mast', 'hull'])), v.maxLength(9)),
      }),
    ),
    v.length(2),
  ),
  flag: v.nullable(v.pipe(v.string(), v.maxLength(9))),
})

/** Whoever is to act stops or drifts, until the time is up. A ship goes astern only where a position is given. */
function fleet(stop: (ship: Ship) => void, extra: Partial<Game<Fleet>> = {}): Game<Fleet> {
  return {
    id: 'fleet',
    title: 'Fleet',
    version: 1,
    about: { summary: '', players: '2', length: '' },
    options: v.any(),
    state,
    action: v.any(),
    scenarios: [{ id: 'usual', title: 'Usual', options: {} }],
    load: () => ({
      seats: ['one', 'two'],
      limit: 20,
      tables: undefined,
      setup: () => ({
        left: 20,
        ships: [
          { speed: 3, hits: [] },
          { speed: 3, hits: [] },
        ],
        flag: null,
      }),
      toAct: ({ left }) => (left === 0 ? [] : [left % 2]),
      legal: ({ left }, seat) => (left % 2 === seat && left > 0 ? [{ type: 'stop' }, { type: 'drift' }] : []),
      check: () => undefined,
      apply(now, seat, { type }) {
        const ship = now.ships[seat]
        if (ship && type === 'stop') stop(ship)
        now.left--
      },
      outcome: ({ left }) => (left === 0 ? { scores: [0.5, 0.5], reason: 'time' } : undefined),
      flaws: ({ ships }) =>
        ships.flatMap(({ hits }, index) =>
          hits.includes('hull') ? [{ path: `/ships/${index}/hits`, message: 'a ship without a hull' }] : [],
        ),
      ...openInformation(({ left, ships, flag }) => ({
        left,
        ships: ships.map(({ speed, hits }) => ({ speed, hits: [...hits] })),
        flag,
      })),
    }),
    ...extra,
  }
}

function foundIn(game: Game<Fleet>, tries = 60): string {
  const [{ options }] = game.scenarios
  return complaint(
    randomPositionsCheck({ game, scenario: 'usual', options, rules: game.load(options) }, tries),
  )
}

test('sound rules pass', () => {
  expect(foundIn(fleet(ship => Object.assign(ship, { speed: 0 })))).toBe('')
})

test('what goes wrong only in positions that play never reaches is found', () => {
  const astern = (ship: Ship) => {
    const most = Math.max(0, 4 - ship.hits.filter(hit => hit === 'mast').length)
    ship.speed = Math.max(-most, Math.min(0, ship.speed))
  }
  expect(foundIn(fleet(astern), 400)).toMatch(/not plain data: \/ships\/\d\/speed: -0 .*in the position \{/)
  const broken = (ship: Ship) => {
    if (ship.hits.length > 5) throw new RangeError('there is no sixth mast')
  }
  expect(foundIn(fleet(broken), 400)).toMatch(/after \{"type":"stop"\} at step \d: there is no sixth mast/)
})

test('a state beyond its schema, and one with a flaw, is found', () => {
  expect(
    foundIn(
      fleet(ship => Object.assign(ship, { speed: ship.speed - 1 })),
      400,
    ),
  ).toContain('does not fit its schema')
  expect(foundIn(fleet(ship => Object.assign(ship, { hits: ['hull'] })))).toContain('a ship without a hull')
})

test('every place in a position is known, with what its schema says', () => {
  const data = {
    left: 1,
    ships: [
      { speed: 2, hits: ['sail'] },
      { speed: 3, hits: [] },
    ],
    flag: null,
  }
  const places = placesIn(jsonSchemaOf(state), data)
  expect(places.map(({ at }) => at)).toEqual([
    '/left',
    '/ships',
    '/ships/0',
    '/ships/0/speed',
    '/ships/0/hits',
    '/ships/0/hits/0',
    '/ships/1',
    '/ships/1/speed',
    '/ships/1/hits',
    '/flag',
  ])
  places.find(({ at }) => at === '/ships/1/speed')?.set(-9)
  expect(data.ships[1]?.speed).toBe(-9)
})
