import type { Deviation, GameTypes, MatchRecord, RecordedStep } from '@sextant/engine'
import type { BoxedGame } from '@sextant/scene'
import { printable } from '@sextant/scene/terminal'
import type { Io } from '../io.ts'
import { type Pictures, picturesOf } from '../show-view.ts'
import { endInWords, outcomeInWords, rankingInWords } from '../text/outcome.ts'
import type { Paint } from '../text/paint.ts'
import { compact, prettyJson } from '../text/pretty-json.ts'
import { table } from '../text/table.ts'
import { type Seen, WITHHELD } from './seen.ts'

export interface Screening<T extends GameTypes> {
  readonly io: Io
  readonly paint: Paint
  readonly colour: boolean
  readonly boxed: BoxedGame<T>
  readonly record: MatchRecord
  readonly seen: Seen<T>
}

/** A recorded match, told and drawn. */
export function reelInWords<T extends GameTypes>(screening: Screening<T>): string {
  const { io, paint, colour, boxed, record, seen } = screening
  const { game } = boxed
  const pictures =
    seen.options === undefined
      ? undefined
      : picturesOf(io, colour, boxed, boxed.game.load(seen.options), seen.options)
  const picture = pictures && drawn(seen, pictures)
  const players = record.seats
    .map(({ name, player }) => `${printable(name)}: ${printable(player)}`)
    .join(', ')
  const parts = [
    `${paint.bold(game.title)}  ${paint.dim(players)}`,
    ...(record.rules === game.version ? [] : [paint.yellow(rulesChanged(record, game.version))]),
    ...(seen.deviation ? [paint.yellow(whereItDeviates(seen.deviation))] : []),
    '',
    ...story(screening, pictures),
    '',
    picture?.board ?? undrawn(screening),
    '',
    ending(screening, picture?.names),
  ]
  return `${parts.join('\n')}\n`
}

export function rulesChanged(record: MatchRecord, current: number): string {
  return `recorded under version ${record.rules} of the rules; this program has version ${current}`
}

export function whereItDeviates(
  deviation: Pick<Deviation, 'step'> | Deviation,
  unit: 'step' | 'entry' = 'step',
): string {
  const { step } = deviation
  const differently = `from ${step === 0 ? 'the set-up' : `${unit} ${step}`} on the rules of today play it differently`
  return 'message' in deviation
    ? `${differently} (${printable(deviation.message)}); shown as recorded`
    : `${differently}; what happened ${WITHHELD}`
}

/** One line for each thing that happened; to all eyes the action as it was recorded, where events cannot be told. */
function story<T extends GameTypes>(
  { record, paint, seen }: Screening<T>,
  pictures: Pictures<T> | undefined,
): string[] {
  const rows = Array.from({ length: seen.step + 1 }, (_, number) => {
    const events = seen.events[number]
    if (events && pictures)
      return told(events, pictures).map((line, i) => [i === 0 ? String(number) : '', line])
    const taken = record.steps[number - 1]
    if (!taken || seen.eyes !== 'all') return []
    return [[String(number), recordedStep(record, taken)]]
  })
  return table(
    rows.flat().map(([number = '', line = '']) => [paint.dim(number), line]),
    [0],
  ).map(line => `  ${line}`)
}

function recordedStep(record: MatchRecord, step: RecordedStep): string {
  const nameOf = (seat: number) => printable(record.seats[seat]?.name ?? `seat ${seat}`)
  if ('end' in step) return endInWords(step.end, nameOf)
  return `${nameOf(step.seat)} ${compact(step.action)}`
}

export function told<T extends GameTypes>(
  events: readonly T['event'][],
  { presentation, say }: Pictures<T>,
): string[] {
  return events.flatMap(event => {
    const text = presentation.tell(event)
    return text === undefined ? [] : [printable(say(text))]
  })
}

export interface Drawn {
  readonly board: string
  readonly names: readonly string[]
}

export function drawn<T extends GameTypes>(
  { eyes, view }: Pick<Seen<T>, 'eyes' | 'view'>,
  pictures: Pictures<T>,
): Drawn | undefined {
  if (view === undefined) return undefined
  try {
    const scene = pictures.scene(view, eyes === 'all' ? 'spectator' : eyes)
    return { board: pictures.draw(scene).trimEnd(), names: pictures.names(scene) }
  } catch {
    // A state out of older rules may be more than the drawing of today can take.
    return undefined
  }
}

/** The position as JSON, as much of it as may be seen. */
function undrawn<T extends GameTypes>({ io, paint, seen }: Screening<T>): string {
  if (seen.state === undefined) return paint.yellow(`this position ${WITHHELD}`)
  const lines = prettyJson(seen.state, io.terminal.columns)
  return [paint.yellow('this position cannot be drawn by the game of today; it is:'), ...lines].join('\n')
}

function ending<T extends GameTypes>(
  { paint, record, seen: { step } }: Screening<T>,
  names: readonly string[] | undefined,
): string {
  const all = record.steps.length
  if (step < all) return paint.dim(`step ${step} of ${all}`)
  if (!record.outcome) return paint.dim(`${all} steps so far; it is not over`)
  const known = names ?? record.seats.map(({ name }) => printable(name))
  const ranking = rankingInWords(
    record.outcome,
    record.seats.map(({ name }) => name),
    known,
  )
  const ended = `${paint.bold(outcomeInWords(record.outcome, known))} ${paint.dim(`after ${all} steps`)}`
  return ranking === undefined ? ended : `${ended}\n${ranking}`
}
