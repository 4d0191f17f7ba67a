import { type GameTypes, heardBy, InputError, type Match, type MatchRecord, matchAt, replay, type Seat, SeededDice, type Table, type Viewer } from '@sextant/engine'
import { type Signal, signal } from '@preact/signals'
import type { BoxedGame, Presentation } from '@sextant/scene'
import { PERSON } from '../store/store.ts'
import type { Told } from './log.ts'
import { programsOf } from './programs.ts'
import type { GameFace } from './session.ts'
import type { Question } from './thinker.ts'
import { type Turn, turnUnderWay } from './turn.ts'

/**
 * What is played with its players: everything that does not depend on who is looking. A match, or the decisions of a
 * campaign.
 */
export interface Seated<T extends GameTypes> {
  readonly face: GameFace
  /** Where programs find the rules. */
  readonly place: Pick<Question, 'game' | 'campaign'>
  readonly table: Told<T> & Pick<Table<T>, 'options'>
  readonly match: Pick<
    Match<T>,
    | 'commitment'
    | 'seq'
    | 'toAct'
    | 'outcome'
    | 'view'
    | 'heard'
    | 'legal'
    | 'forecast'
    | 'submit'
    | 'undo'
    | 'whyNoUndo'
    | 'redo'
  >
  readonly presentation: Presentation<T>
  /** The turn that is under way when it is opened; without it one begins. */
  readonly turn?: Turn
  /** By seat, `person` or the id of a program. */
  readonly players: Signal<readonly string[]>
  isPerson(seat: Seat): boolean
  /** How many persons play at this screen. */
  persons(): number
  /** What a viewer heard of the steps after the first so many. */
  heardAfter(step: number, viewer: Viewer): T['event'][]
  /** Any legal action, the same every time it is asked for. */
  quickMove(seat: Seat): T['action']
}

export interface SeatedMatch<T extends GameTypes> extends Seated<T> {
  record(): MatchRecord
}

/** The match as its record leaves it; an `InputError` where the rules no longer lead there. */
export function seatedMatch<T extends GameTypes>(
  contents: BoxedGame<T>,
  record: MatchRecord,
): SeatedMatch<T> {
  const { game, show } = contents
  const played = replay(game, record)
  if (!played.ok) {
    const message = [played.message, ...played.differences].join('\n')
    throw new InputError(game.id, [{ path: `/steps/${played.step}`, message }])
  }
  if (record.seed === undefined) throw new InputError(game.id, [{ path: '/seed', message: 'is missing' }])
  const { table } = played
  const match = matchAt(table, record.seed, [])
  const players = record.seats.map(({ player }) => player)
  const seated = withPlayers(
    {
      face: faceOf(contents, table.rules.seats),
      place: { game: game.id },
      table,
      match,
      presentation: show.load(table.options),
    },
    players,
  )
  return {
    ...seated,
    turn: turnAt(table),
    record() {
      const saved = match.save()
      const seats = saved.seats.map(({ name }, seat) => ({
        name,
        player: seated.players.peek()[seat] ?? name,
      }))
      return { ...saved, seats }
    },
  }
}

/** The turn under way, as far as steps can be taken back: what was drawn or revealed before has ended another. */
function turnAt<T extends GameTypes>({ rules, steps, state }: Table<T>): Turn {
  const asked = [rules.toAct(state)]
  for (const { undo } of [...steps].reverse()) {
    if (!('before' in undo)) break
    asked.unshift(rules.toAct(undo.before))
  }
  return turnUnderWay(steps.length + 1 - asked.length, asked)
}

/** Seats players at what is played. */
export function withPlayers<T extends GameTypes>(
  played: Pick<Seated<T>, 'face' | 'place' | 'table' | 'match' | 'presentation'>,
  first: readonly string[],
): Seated<T> {
  const { table, match } = played
  const players = signal(first)
  return {
    ...played,
    players,
    isPerson: seat => players.value[seat] === PERSON,
    persons: () => players.value.filter(player => player === PERSON).length,
    heardAfter: (step, viewer) =>
      table.steps.slice(step).flatMap(({ events }) => heardBy(table.rules, events, viewer)),
    quickMove: seat => SeededDice.from(`quick/${match.commitment}/${match.seq}`).pick(match.legal(seat)),
  }
}

export function faceOf<T extends GameTypes>(contents: BoxedGame<T>, seats: readonly string[]): GameFace {
  const { game, show } = contents
  return {
    id: game.id,
    title: game.title,
    skin: show.skin,
    texts: show.texts,
    topics: show.topics ?? [],
    ...(show.layout && { layout: show.layout }),
    seats,
    programs: programsOf(contents).map(({ id, title, about }) => ({ id, title, about })),
    ...(contents.adviser !== undefined && { adviser: contents.adviser }),
  }
}
