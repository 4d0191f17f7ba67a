import { type Signal, signal } from '@preact/signals'
import {
  heardBy,
  InputError,
  type Match,
  type MatchRecord,
  matchAt,
  replay,
  type Seat,
  SeededDice,
  type Table,
  type Viewer,
} from '@sextant/engine'
import type { BoxedGame, Presentation } from '@sextant/scene'
import { PERSON } from '../store/store.ts'
import { programsOf } from './programs.ts'
import type { GameFace } from './session.ts'

/** A match with its players: everything that does not depend on who is looking. */
export interface SeatedMatch<S, A, E, O> {
  readonly face: GameFace
  readonly table: Table<S, A, E, O>
  readonly match: Match<S, A, E>
  readonly presentation: Presentation<S, A, E>
  /** By seat, `person` or the id of a program. */
  readonly players: Signal<readonly string[]>
  isPerson(seat: Seat): boolean
  /** How many persons play at this screen. */
  persons(): number
  /** What a viewer heard of the steps after the first so many. */
  heardAfter(step: number, viewer: Viewer): E[]
  /** Any legal action, the same every time it is asked for. */
  quickMove(seat: Seat): A
  record(): MatchRecord
}

/** The match as its record leaves it; an `InputError` where the rules no longer lead there. */
export function seatedMatch<S, A, E, O>(
  contents: BoxedGame<S, A, E, O>,
  record: MatchRecord,
): SeatedMatch<S, A, E, O> {
  const { game, show } = contents
  const played = replay(game, record)
  if (!played.ok) {
    const message = [played.message, ...played.differences].join('\n')
    throw new InputError(game.id, [{ path: `/steps/${played.step}`, message }])
  }
  if (record.seed === undefined) throw new InputError(game.id, [{ path: '/seed', message: 'is missing' }])
  const { table } = played
  const match = matchAt(table, record.seed, [])
  const players = signal<readonly string[]>(record.seats.map(({ player }) => player))
  return {
    face: faceOf(contents, table.rules.seats),
    table,
    match,
    presentation: show.load(table.options),
    players,
    isPerson: seat => players.value[seat] === PERSON,
    persons: () => players.value.filter(player => player === PERSON).length,
    heardAfter: (step, viewer) =>
      table.steps.slice(step).flatMap(({ events }) => heardBy(table.rules, events, viewer)),
    quickMove: seat => SeededDice.from(`quick/${record.commitment}/${match.seq}`).pick(match.legal(seat)),
    record() {
      const saved = match.save()
      const seats = saved.seats.map(({ name }, seat) => ({ name, player: players.peek()[seat] ?? name }))
      return { ...saved, seats }
    },
  }
}

export function faceOf<S, A, E, O>(contents: BoxedGame<S, A, E, O>, seats: readonly string[]): GameFace {
  const { game, show } = contents
  return {
    id: game.id,
    title: game.title,
    skin: show.skin,
    texts: show.texts,
    topics: show.topics ?? [],
    seats,
    programs: programsOf(contents).map(({ id, title, about }) => ({ id, title, about })),
  }
}
