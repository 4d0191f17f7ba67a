import { checkAgainst, copyPlain, type Game, type GameTypes, type Rules, type Seat } from '@sextant/engine'
import { box, type Show } from '@sextant/scene'
import * as v from 'valibot'

/** A game for tests: three seats vote in secret at the same time, several times over; the votes are opened together. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const options = v.strictObject({ rounds: count })
/** A vote is null before it is given, -1 where it is hidden. */
const state = v.strictObject({ round: count, votes: v.array(v.nullable(v.number())), total: count })
const action = v.strictObject({ vote: v.picklist([1, 2]) })
type State = v.InferOutput<typeof state>
type Action = v.InferOutput<typeof action>
type Event =
  | { readonly type: 'voted'; readonly seat: Seat }
  | { readonly type: 'opened'; readonly votes: readonly number[] }

interface Votes extends GameTypes {
  readonly state: State
  readonly action: Action
  readonly event: Event
  readonly options: v.InferOutput<typeof options>
  readonly tables: undefined
}

const SEATS = ['red', 'green', 'blue']

const game: Game<Votes> = {
  id: 'votes',
  title: 'Votes',
  version: 1,
  about: { summary: 'Vote.', players: '3', length: '1 minute' },
  options,
  state,
  action,
  scenarios: [{ id: 'usual', title: 'Usual', options: { rounds: 2 } }],
  load({ rounds }): Rules<Votes> {
    const toAct = ({ round, votes }: State) =>
      round > rounds ? [] : votes.flatMap((vote, seat) => (vote === null ? [seat] : []))
    const legal = (now: State, seat: Seat): Action[] =>
      toAct(now).includes(seat) ? [{ vote: 1 }, { vote: 2 }] : []
    return {
      seats: SEATS,
      limit: 100,
      tables: undefined,
      setup: () => ({ round: 1, votes: SEATS.map(() => null), total: 0 }),
      toAct,
      legal,
      check: checkAgainst(legal, 'no', 'Not now.'),
      apply(now, seat, { vote }, _dice, emit) {
        now.votes[seat] = vote
        emit({ type: 'voted', seat })
        if (now.votes.includes(null)) return
        const votes = now.votes.map(Number)
        emit({ type: 'opened', votes })
        now.total += votes.reduce((sum, each) => sum + each, 0)
        now.votes = SEATS.map(() => null)
        now.round += 1
      },
      outcome: ({ round }) =>
        round > rounds ? { scores: SEATS.map(() => 1 / SEATS.length), reason: 'counted' } : undefined,
      copy: copyPlain,
      imagine: (view, _seat, dice) => ({
        ...view,
        votes: view.votes.map(vote => (vote === -1 ? dice.pick([1, 2]) : vote)),
      }),
      view: (now, viewer) => ({
        ...now,
        votes: now.votes.map((vote, seat) => (vote !== null && seat !== viewer ? -1 : vote)),
      }),
      reveals: ({ type }) => type === 'opened',
    }
  },
}

const show: Show<Votes> = {
  texts: { en: {} },
  skin: {
    terrains: {},
    icons: {},
    colours: { ink: { light: '#000000', dark: '#ffffff', terminal: 'white' } },
  },
  load: () => ({
    scene: ({ round, votes }) => ({
      stage: { kind: 'hexes', orientation: 'flat', cells: [] },
      sides: SEATS.map(name => ({ name, colour: 'ink', shape: 'circle' })),
      pieces: [],
      status: `round ${round}: ${votes.join(' ')}`,
    }),
    gesture: (_view, _seat, { vote }) => ({
      kind: 'press',
      button: `vote-${vote}`,
      label: `Vote ${vote}`,
      key: String(vote),
    }),
    tell: event =>
      event.type === 'voted' ? `${SEATS[event.seat]} has voted` : `votes ${event.votes.join(' ')}`,
  }),
}

export const votesBox = box({ game, show, bots: [] })
