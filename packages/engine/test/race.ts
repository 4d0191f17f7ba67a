import * as v from 'valibot'
import { copyPlain, type Game, type GameTypes, type Seat, type Viewer } from '../src/index.ts'

/**
 * A race to a goal, made for testing the engine: steps without dice, rolls with them, a hidden card that can
 * be shown, and an action that breaks in the middle. Both seats begin by hiding a card at the same time.
 */
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999))
const card = v.union([v.null(), v.literal('hidden'), v.picklist(['ace', 'king'])])
const atLeastOne = v.pipe(place, v.minValue(1))
const options = v.strictObject({ goal: atLeastOne, faces: atLeastOne })
const state = v.strictObject({
  at: v.tuple([place, place]),
  cards: v.tuple([card, card]),
  shown: v.tuple([v.boolean(), v.boolean()]),
  turn: v.picklist([0, 1]),
  count: place,
})
const action = v.variant('type', [
  v.strictObject({ type: v.literal('hide'), card: v.picklist(['ace', 'king']) }),
  v.strictObject({ type: v.picklist(['step', 'roll', 'show', 'end', 'break']) }),
])

export type Options = v.InferOutput<typeof options>
export type State = v.InferOutput<typeof state>
export type Action = v.InferOutput<typeof action>
export type Event =
  | { type: 'hidden'; seat: Seat; card?: string }
  | { type: 'moved'; seat: Seat; by: number }
  | { type: 'shown'; seat: Seat; card: string }

const LIMIT = 60

/** The types of the game under one name. */
export interface RaceTypes extends GameTypes {
  readonly state: State
  readonly action: Action
  readonly event: Event
  readonly options: Options
  readonly tables: Options
}

export const race: Game<RaceTypes> = {
  id: 'race',
  title: 'Race',
  version: 3,
  about: { summary: 'First to the goal.', players: '2', length: '1 minute' },
  options,
  state,
  action,
  scenarios: [{ id: 'short', title: 'To 10', options: { goal: 10, faces: 6 } }],
  load({ goal, faces }) {
    const toAct = (s: State): Seat[] => {
      if (outcome(s)) return []
      const hiding = [0, 1].filter(seat => s.cards[seat] === null)
      return hiding.length > 0 ? hiding : [s.turn]
    }
    const outcome = (s: State) => {
      const winner = s.at.findIndex(at => at >= goal)
      if (winner >= 0) return { scores: winner === 0 ? [1, 0] : [0, 1], reason: 'goal' }
      return s.count >= LIMIT ? { scores: [0.5, 0.5], reason: 'limit' } : undefined
    }
    const legal = (s: State, seat: Seat): Action[] => {
      if (!toAct(s).includes(seat)) return []
      if (s.cards[seat] === null)
        return [
          { type: 'hide', card: 'ace' },
          { type: 'hide', card: 'king' },
        ]
      const plain: Action[] = [{ type: 'step' }, { type: 'roll' }, { type: 'end' }]
      return s.shown[seat] ? plain : [...plain, { type: 'show' }]
    }
    return {
      seats: ['red', 'blue'],
      limit: LIMIT + 2,
      tables: { goal, faces },
      setup: () => ({ at: [0, 0], cards: [null, null], shown: [false, false], turn: 0, count: 0 }),
      toAct,
      legal,
      check(s, seat, asked) {
        if (asked.type === 'break') return undefined
        const allowed = legal(s, seat).some(({ type }) => type === asked.type)
        return allowed ? undefined : { code: 'not-now', message: `It is no time to ${asked.type}.` }
      },
      apply(s, seat, taken, dice, emit) {
        const own = seat === 0 ? 0 : 1
        s.count++
        switch (taken.type) {
          case 'hide':
            s.cards[own] = taken.card
            emit({ type: 'hidden', seat })
            break
          case 'step':
            s.at[own] += 1
            emit({ type: 'moved', seat, by: 1 })
            break
          case 'roll': {
            const by = dice.d(faces)
            s.at[own] += by
            emit({ type: 'moved', seat, by })
            break
          }
          case 'show':
            s.shown[own] = true
            emit({ type: 'shown', seat, card: String(s.cards[own]) })
            break
          case 'end':
            s.turn = own === 0 ? 1 : 0
            break
          case 'break':
            s.at[own] = 99
            throw new Error('the wheel came off')
        }
      },
      outcome,
      copy: copyPlain,
      view(s: State, viewer: Viewer) {
        const seen = copyPlain(s)
        for (const seat of [0, 1] as const)
          if (viewer !== seat && !s.shown[seat] && s.cards[seat] !== null) seen.cards[seat] = 'hidden'
        return seen
      },
      imagine(view, _seat, dice) {
        const whole = copyPlain(view)
        for (const seat of [0, 1] as const)
          if (whole.cards[seat] === 'hidden') whole.cards[seat] = dice.pick(['ace', 'king'] as const)
        return whole
      },
      reveals: event => event.type === 'shown',
      flaws: ({ at }) =>
        at[0] >= goal && at[1] >= goal ? [{ path: '/at', message: 'both cannot be at the goal' }] : [],
      forecast: (_view, _seat, asked) =>
        asked.type !== 'roll'
          ? { odds: [] }
          : {
              odds: [
                {
                  of: 'moved',
                  outcomes: Array.from({ length: faces }, (_, i) => ({ value: i + 1, chance: 1 / faces })),
                  factors: [],
                },
              ],
            },
    }
  },
}

/** A match in which both have hidden their cards and red is to move. */
export const HIDDEN: State = { at: [0, 0], cards: ['ace', 'king'], shown: [false, false], turn: 0, count: 2 }
