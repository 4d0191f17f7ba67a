import {
  checkAgainst,
  copyPlain,
  type Game,
  type GameTypes,
  type Outcome,
  type Rules,
  type Seat,
} from '@sextant/engine'
import { box, type Show } from '@sextant/scene'
import * as v from 'valibot'

/**
 * A game for tests, for any number of seats: on their turn a seat steps as often as it likes, may challenge the next
 * seat, which must answer in the middle of that turn, and ends its turn. Most steps win after some rounds. With
 * `cards` each seat has a card that the others do not see.
 */
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const options = v.strictObject({ seats: count, rounds: count, cards: v.boolean() })
const state = v.strictObject({
  number: count,
  /** Who has to answer a challenge. */
  challenged: v.nullable(count),
  steps: v.array(count),
  /** Null where it is hidden. */
  cards: v.array(v.nullable(count)),
})
const action = v.strictObject({ type: v.picklist(['step', 'challenge', 'answer', 'end']) })
type Options = v.InferOutput<typeof options>
type State = v.InferOutput<typeof state>
type Action = v.InferOutput<typeof action>
interface Event {
  readonly type: Action['type']
  readonly seat: Seat
}

interface Challenge extends GameTypes {
  readonly state: State
  readonly action: Action
  readonly event: Event
  readonly options: Options
  readonly tables: undefined
}

const game: Game<Challenge> = {
  id: 'challenge',
  title: 'Challenge',
  version: 1,
  about: { summary: 'Step and challenge.', players: '2', length: '1 minute' },
  options,
  state,
  action,
  scenarios: [
    { id: 'two', title: 'Two', options: { seats: 2, rounds: 2, cards: false } },
    { id: 'cards', title: 'Three with cards', options: { seats: 3, rounds: 2, cards: true } },
  ],
  load({ seats, rounds, cards }): Rules<Challenge> {
    const mover = ({ number }: State): Seat => number % seats
    const outcome = ({ number, steps }: State): Outcome | undefined => {
      if (number < seats * rounds) return undefined
      const best = Math.max(...steps)
      const winners = steps.filter(each => each === best).length
      return { scores: steps.map(each => (each === best ? 1 / winners : 0)), reason: 'steps' }
    }
    const toAct = (now: State) => (outcome(now) ? [] : [now.challenged ?? mover(now)])
    const legal = (now: State, seat: Seat): Action[] => {
      if (!toAct(now).includes(seat)) return []
      if (now.challenged !== null) return [{ type: 'answer' }]
      return [{ type: 'step' }, { type: 'challenge' }, { type: 'end' }]
    }
    return {
      seats: ['red', 'green', 'blue', 'gold'].slice(0, seats),
      limit: 1000,
      tables: undefined,
      setup: () => ({
        number: 0,
        challenged: null,
        steps: Array.from({ length: seats }, () => 0),
        cards: Array.from({ length: seats }, (_, seat) => (cards ? seat + 100 : 0)),
      }),
      toAct,
      turn: now => ({ seats: [mover(now)], number: now.number }),
      legal,
      check: checkAgainst(legal, 'no', 'Not now.'),
      apply(now, seat, { type }, _dice, emit) {
        emit({ type, seat })
        if (type === 'step') now.steps[seat] = (now.steps[seat] ?? 0) + 1
        if (type === 'challenge') now.challenged = (seat + 1) % seats
        if (type === 'answer') now.challenged = null
        if (type === 'end') now.number += 1
      },
      outcome,
      copy: copyPlain,
      imagine: copyPlain,
      view: (now, viewer) => ({
        ...copyPlain(now),
        cards: now.cards.map((card, seat) => (cards && seat !== viewer ? null : card)),
      }),
    }
  },
}

const COLOURS = ['circle', 'square', 'diamond', 'hexagon'] as const

const show: Show<Challenge> = {
  texts: { en: { wins: '{side} wins' } },
  skin: {
    terrains: {},
    icons: {},
    colours: { ink: { light: '#000000', dark: '#ffffff', terminal: 'white' } },
  },
  load: ({ seats }) => ({
    scene: ({ cards }) => ({
      stage: { kind: 'hexes', orientation: 'flat', cells: [] },
      sides: seats.map((name, seat) => ({ name, colour: 'ink', shape: COLOURS[seat] ?? 'circle' })),
      pieces: [],
      status: `cards ${cards.join(' ')}`,
    }),
    gesture: (_view, _seat, { type }) => ({ kind: 'press', button: type, label: type, key: type.charAt(0) }),
    tell: ({ type, seat }) => `${seats[seat]}: ${type}`,
    report: events => ({
      tables: [
        {
          kind: 'table',
          id: 'steps',
          title: 'Steps',
          columns: ['', 'Steps'],
          rows: seats.map((name, seat) => [
            name,
            events.filter(event => event.seat === seat && event.type === 'step').length,
          ]),
        },
      ],
      charts: [],
    }),
  }),
}

export const challengeBox = box({ game, show, bots: [] })
