import type { Deviation, GameTypes, MatchRecord, RecordedStep } from '@sextant/engine'
import type { BoxedGame, Presentation } from '@sextant/scene'
import { printable, shortName } from '@sextant/scene/terminal'
import { endText, linesOf } from '@sextant/session'
import type { Io } from '../io.ts'
import { type Screen, screenOf } from '../screen.ts'
import { outcomeInWords, standingsInWords } from '../text/outcome.ts'
import type { Paint } from '../text/paint.ts'
import { compact, prettyJson } from '../text/pretty-json.ts'
import { table } from '../text/table.ts'
import { type Seen, WITHHELD } from './seen.ts'

export interface RecordShown<T extends GameTypes> {
  readonly io: Io
  readonly paint: Paint
  readonly colour: boolean
  readonly boxed: BoxedGame<T>
  readonly record: MatchRecord
  readonly seen: Seen<T>
}

/** A recorded match in words: what happened, and the position it led to. */
export async function recordInWords<T extends GameTypes>(shown: RecordShown<T>): Promise<string> {
  const { io, paint, colour, boxed, record, seen } = shown
  const { game, show } = boxed
  const seats = record.seats.map(({ name }) => name)
  const screen = await screenOf(io, colour, { ...show, seats })
  const presentation =
    seen.options === undefined ? undefined : show.load(game.load(seen.options), seen.options)
  const picture = presentation && drawn(seen, presentation, screen)
  const names = picture?.names ?? seats.map(shortName)
  const players = record.seats
    .map(({ name, player }, seat) => `${names[seat] ?? shortName(name)}: ${shortName(player)}`)
    .join(', ')
  const parts = [
    `${paint.bold(game.title)}  ${paint.dim(players)}`,
    ...(record.start.given ? [paint.yellow(GIVEN)] : []),
    ...(record.rules === game.version ? [] : [paint.yellow(rulesChanged(record, game.version))]),
    ...(seen.deviation ? [paint.yellow(whereItDeviates(seen.deviation))] : []),
    '',
    ...story(shown, names, presentation, screen),
    '',
    picture?.board ?? undrawn(shown),
    '',
    ...ending(shown, names),
  ]
  return `${parts.join('\n')}\n`
}

const GIVEN = 'it began from a given position, which no rule or die has arranged'

export function rulesChanged(record: MatchRecord, current: number): string {
  return `recorded under version ${record.rules} of the rules; the current version is ${current}`
}

export function whereItDeviates(
  deviation: Pick<Deviation, 'step'> | Deviation,
  unit: 'step' | 'entry' = 'step',
): string {
  const { step } = deviation
  const differently = `from ${step === 0 ? 'the set-up' : `${unit} ${step}`} on, the current rules play it differently`
  return 'message' in deviation
    ? `${differently} (${printable(deviation.message)}); shown as recorded`
    : `${differently}; what happened ${WITHHELD}`
}

/** The log, step by step; to all eyes the action as it was recorded, where events are not known. */
function story<T extends GameTypes>(
  { record, paint, seen }: RecordShown<T>,
  names: readonly string[],
  presentation: Presentation<T> | undefined,
  screen: Screen,
): string[] {
  const nameOf = (seat: number) => names[seat] ?? `seat ${seat}`
  const rows = Array.from({ length: seen.step + 1 }, (_, step) => {
    const events = seen.events[step]
    const taken = record.steps[(seen.numbers[step] ?? 0) - 1]
    if (events && presentation) {
      const end = taken && 'end' in taken ? { end: taken.end } : {}
      const lines = linesOf({ step, seat: undefined, events, ...end }, presentation, nameOf)
      return lines.map(({ text }, i) => [i === 0 ? String(step) : '', screen.say(text)])
    }
    if (!taken || seen.eyes !== 'all') return []
    return [[String(step), recordedStep(record, taken, screen)]]
  })
  return table(
    rows.flat().map(([number = '', line = '']) => [paint.dim(number), line]),
    [0],
  ).map(line => `  ${line}`)
}

function recordedStep(record: MatchRecord, step: RecordedStep, screen: Screen): string {
  const nameOf = (seat: number) => shortName(record.seats[seat]?.name ?? `seat ${seat}`)
  if ('end' in step) return screen.say(endText(step.end, nameOf))
  return `${nameOf(step.seat)} ${compact(step.action)}`
}

export interface Drawn {
  readonly board: string
  readonly names: readonly string[]
}

export function drawn<T extends GameTypes>(
  { eyes, view }: Pick<Seen<T>, 'eyes' | 'view'>,
  presentation: Presentation<T>,
  screen: Screen,
): Drawn | undefined {
  if (view === undefined) return undefined
  try {
    const scene = presentation.scene(view, eyes === 'all' ? 'spectator' : eyes)
    return { board: screen.draw(scene), names: screen.names(scene) }
  } catch {
    // A state out of older rules may be more than the drawing of today can take.
    return undefined
  }
}

/** The position as JSON, as much of it as may be seen. */
function undrawn<T extends GameTypes>({ io, paint, seen }: RecordShown<T>): string {
  if (seen.state === undefined) return paint.yellow(`this position ${WITHHELD}`)
  const lines = prettyJson(seen.state, io.terminal.columns)
  return [paint.yellow('the current version of the game cannot draw this position; as JSON:'), ...lines].join(
    '\n',
  )
}

function ending<T extends GameTypes>(
  { paint, record, seen: { step, numbers } }: RecordShown<T>,
  names: readonly string[],
): string[] {
  const all = numbers.length - 1
  if (step < all) return [paint.dim(`step ${step} of ${all}`)]
  if (!record.outcome) return [paint.dim(`${all} steps so far; not finished`)]
  const seats = record.seats.map(({ name }) => name)
  return [
    `${paint.bold(outcomeInWords(record.outcome, names))} ${paint.dim(`after ${all} steps`)}`,
    ...standingsInWords(record.outcome, seats, names),
  ]
}
