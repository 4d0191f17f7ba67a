import type { Deviation, MatchRecord, Viewer } from '@sextant/engine'
import type { BoxedGame } from '@sextant/scene'
import type { Io } from '../io.ts'
import { type Pictures, picturesOf } from '../show-view.ts'
import { outcomeInWords } from '../text/outcome.ts'
import type { Paint } from '../text/paint.ts'
import { compact, prettyJson } from '../text/pretty-json.ts'
import { printable } from '../text/printable.ts'
import { table } from '../text/table.ts'

/** A record that was read, with its states. */
export interface Reel {
  readonly file: string
  readonly record: MatchRecord
  readonly states: readonly unknown[]
}

export interface Screening<S, A, E, O> {
  readonly io: Io
  readonly paint: Paint
  readonly colour: boolean
  readonly boxed: BoxedGame<S, A, E, O>
  readonly record: MatchRecord
  /** The last step to show. */
  readonly step: number
  readonly eyes: Viewer | 'all'
  /** The events of each step that can be told. */
  readonly heard: readonly (readonly E[])[]
  readonly deviation: Deviation | undefined
  /** What is seen of the state after the last step. */
  readonly state: unknown
  /** The same, where the game of today can still draw it. */
  readonly drawn: { readonly options: O; readonly view: S } | undefined
}

/** A recorded match, told and drawn. */
export function reelInWords<S, A, E, O>(screening: Screening<S, A, E, O>): string {
  const { io, paint, colour, boxed, record, drawn, deviation } = screening
  const { game } = boxed
  const seats = record.seats.map(({ name }) => name)
  const pictures = drawn && picturesOf(io, colour, boxed, drawn.options, seats)
  const players = record.seats
    .map(({ name, player }) => `${printable(name)}: ${printable(player)}`)
    .join(', ')
  const parts = [
    `${paint.bold(game.title)}  ${paint.dim(players)}`,
    ...(record.rules === game.version ? [] : [paint.yellow(rulesChanged(record, game.version))]),
    ...(deviation ? [paint.yellow(whereItDeviates(deviation))] : []),
    '',
    ...story(screening, pictures),
    '',
    picture(screening, pictures),
    '',
    ending(screening, pictures),
  ]
  return `${parts.join('\n')}\n`
}

export function rulesChanged(record: MatchRecord, current: number): string {
  return `recorded under version ${record.rules} of the rules; this program has version ${current}`
}

function whereItDeviates({ step, message }: Deviation): string {
  const from = step === 0 ? 'from the set-up on' : `from step ${step} on`
  return `${from} the rules of today play it differently (${printable(message)}); shown as recorded`
}

/** One line for each thing that happened; where events cannot be told, the action as it was recorded. */
function story<S, A, E, O>(
  screening: Screening<S, A, E, O>,
  pictures: Pictures<S, A, E> | undefined,
): string[] {
  const { record, step, heard, paint } = screening
  const rows = Array.from({ length: step + 1 }, (_, number) => {
    const events = heard[number]
    const taken = record.steps[number - 1]
    const told = events?.flatMap(event => {
      const text = pictures?.presentation.tell(event)
      return text === undefined || !pictures ? [] : [pictures.say(text)]
    })
    if (told && (told.length > 0 || pictures))
      return told.map((line, i) => [i === 0 ? String(number) : '', line])
    if (!taken) return []
    const name = record.seats[taken.seat]?.name ?? `seat ${taken.seat}`
    return [[String(number), `${printable(name)} ${compact(taken.action)}`]]
  })
  return table(
    rows.flat().map(([number = '', line = '']) => [paint.dim(number), line]),
    [0],
  ).map(line => `  ${line}`)
}

/** The position; as JSON where the game of today cannot draw it. */
function picture<S, A, E, O>(
  { io, paint, drawn, eyes, state }: Screening<S, A, E, O>,
  pictures: Pictures<S, A, E> | undefined,
): string {
  try {
    if (pictures && drawn)
      return pictures.draw(pictures.scene(drawn.view, eyes === 'all' ? 'spectator' : eyes)).trimEnd()
  } catch {
    // A state out of older rules may be more than the drawing of today can take.
  }
  const lines = prettyJson(state, io.terminal.columns)
  return [paint.yellow('this position cannot be drawn by the game of today; it is:'), ...lines].join('\n')
}

function ending<S, A, E, O>(
  { paint, record, step, drawn }: Screening<S, A, E, O>,
  pictures: Pictures<S, A, E> | undefined,
): string {
  const all = record.steps.length
  if (step < all) return paint.dim(`step ${step} of ${all}`)
  if (!record.outcome) return paint.dim(`${all} steps so far; it is not over`)
  const names =
    pictures && drawn
      ? pictures.names(pictures.scene(drawn.view, 'spectator'))
      : record.seats.map(({ name }) => printable(name))
  return `${paint.bold(outcomeInWords(record.outcome, names))} ${paint.dim(`after ${all} steps`)}`
}
