import * as v from 'valibot'
import { copyPlain, type Game, type GameTypes, type Seat, type Viewer } from '../src/index.ts'

/**
 * Sealed numbers, made for testing the engine: both seats write a number down, as often as they like within bounds, and
 * seal it. When both are sealed they are opened, and the higher one has the round.
 */
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999))
const options = v.strictObject({ rounds: v.pipe(count, v.minValue(1)), changes: count })
const state = v.strictObject({
  round: count,
  written: v.tuple([v.nullable(count), v.nullable(count)]),
  changes: v.tuple([count, count]),
  sealed: v.tuple([v.boolean(), v.boolean()]),
  points: v.tuple([count, count]),
})
const action = v.variant('type', [
  v.strictObject({ type: v.literal('write'), number: count }),
  v.strictObject({ type: v.literal('seal') }),
])

export type Options = v.InferOutput<typeof options>
export type State = v.InferOutput<typeof state>
export type Action = v.InferOutput<typeof action>
export type Event =
  | { type: 'wrote'; seat: Seat; number: number }
  | { type: 'sealed'; seat: Seat }
  | { type: 'opened'; numbers: number[] }

const HIGHEST = 3

/** The types of the game under one name. */
export interface SealedTypes extends GameTypes {
  readonly state: State
  readonly action: Action
  readonly event: Event
  readonly options: Options
  readonly tables: Options
}

export const sealed: Game<SealedTypes> = {
  id: 'sealed',
  title: 'Sealed numbers',
  version: 1,
  about: { summary: 'Higher wins.', players: '2', length: '1 minute' },
  options,
  state,
  action,
  scenarios: [{ id: 'short', title: 'Three rounds', options: { rounds: 3, changes: 3 } }],
  load({ rounds, changes }) {
    const isOver = (s: State) => s.round > rounds
    const toAct = (s: State): Seat[] => (isOver(s) ? [] : ([0, 1] as const).filter(seat => !s.sealed[seat]))
    const legal = (s: State, seat: Seat): Action[] => {
      if (!toAct(s).includes(seat)) return []
      const numbers = Array.from({ length: HIGHEST + 1 }, (_, number): Action => ({ type: 'write', number }))
      return (s.changes[seat as 0 | 1] ?? 0) < changes ? [{ type: 'seal' }, ...numbers] : [{ type: 'seal' }]
    }
    return {
      seats: ['left', 'right'],
      limit: rounds * 2 * (changes + 1),
      tables: { rounds, changes },
      setup: () => ({
        round: 1,
        written: [null, null],
        changes: [0, 0],
        sealed: [false, false],
        points: [0, 0],
      }),
      toAct,
      turn: ({ round }) => ({ seats: [0, 1], number: round }),
      legal,
      check: (s, seat, asked) =>
        legal(s, seat).some(({ type }) => type === asked.type) &&
        (asked.type === 'seal' || asked.number <= HIGHEST)
          ? undefined
          : { code: 'not-now', message: 'That cannot be done now.' },
      apply(s, seat, taken, _dice, emit) {
        const own = seat === 0 ? 0 : 1
        if (taken.type === 'write') {
          s.written[own] = taken.number
          s.changes[own]++
          emit({ type: 'wrote', seat, number: taken.number })
          return
        }
        s.sealed[own] = true
        emit({ type: 'sealed', seat })
        if (!s.sealed[0] || !s.sealed[1]) return
        const [left, right] = [s.written[0] ?? 0, s.written[1] ?? 0]
        emit({ type: 'opened', numbers: [left, right] })
        if (left !== right) s.points[left > right ? 0 : 1]++
        s.round++
        s.written = [null, null]
        s.changes = [0, 0]
        s.sealed = [false, false]
      },
      outcome({ points: [left, right], ...s }) {
        if (!isOver({ points: [left, right], ...s })) return undefined
        const scores = left === right ? [0.5, 0.5] : left > right ? [1, 0] : [0, 1]
        return { scores, reason: 'points' }
      },
      copy: copyPlain,
      view: (s, viewer) => keptFrom(s, viewer, () => false),
      imagine: copyPlain,
      hears: (event, viewer) => event.type !== 'wrote' || event.seat === viewer,
      reveals: event => event.type === 'opened',
    }
  },
}

/** What a viewer sees, with what others have written only where `shows` says so. */
export function keptFrom(s: State, viewer: Viewer, shows: (s: State, seat: 0 | 1) => boolean): State {
  const seen = copyPlain(s)
  for (const seat of [0, 1] as const) {
    if (seat === viewer || shows(s, seat)) continue
    seen.written[seat] = null
    seen.changes[seat] = 0
  }
  return seen
}
