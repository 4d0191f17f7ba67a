import {
  checkShape,
  heardBy,
  InputError,
  type MatchRecord,
  recordedStates,
  replay,
  type Step,
  type Viewer,
} from '@sextant/engine'
import type { Box, BoxedGame, Effect, Report, Scene } from '@sextant/scene'
import { defaultEffects } from '../match/default-effects.ts'
import { toldLines } from '../match/log.ts'
import { faceOf } from '../match/seated-match.ts'
import type { GameFace, LogLine } from '../match/session.ts'

/** A match on record, to be looked at from any step and by any viewer. */
export interface Reel {
  readonly face: GameFace
  readonly players: readonly string[]
  /** How many steps there are; step 0 is the set-up. */
  readonly length: number
  readonly outcome: MatchRecord['outcome']
  /** From this step on the record no longer plays out under today's rules: it is shown as recorded, untold. */
  readonly trouble?: { readonly step: number; readonly message: string }
  scene(step: number, viewer: Viewer): Scene
  /** What is seen on the way to a step from the one before. */
  effects(step: number, viewer: Viewer): readonly Effect[]
  log(viewer: Viewer): readonly LogLine[]
  /** Steps worth jumping to. */
  landmarks(viewer: Viewer): readonly LogLine[]
  report(): Report | undefined
}

/** An `InputError` where the options of the record cannot be read any more, or its changes lead nowhere. */
export function reelOf(box: Box, record: MatchRecord): Reel {
  return box.open(contents => wind(contents, record))
}

function wind<S, A, E, O>(contents: BoxedGame<S, A, E, O>, record: MatchRecord): Reel {
  const { game, show } = contents
  if (record.game !== game.id)
    throw new InputError(game.id, [{ path: '/game', message: `the record is of ${record.game}` }])
  const options = checkShape(game.options, record.options)
  if (!options.ok) throw new InputError(game.id, options.flaws)
  const rules = game.load(options.value)
  const presentation = show.load(options.value)
  const states = recordedStates(record, game.id)
  const { steps, startEvents, trouble } = eventsOf(contents, record)
  const eventsAt = (step: number, viewer: Viewer): E[] =>
    heardBy(rules, step === 0 ? startEvents : (steps[step - 1]?.events ?? []), viewer)

  const scene = (step: number, viewer: Viewer): Scene =>
    presentation.scene(rules.view(rules.copy(states[step] as S), viewer), viewer)
  const log = (viewer: Viewer): LogLine[] =>
    states.flatMap((_, step) => toldLines(eventsAt(step, viewer), step, presentation))
  const marked = new Set((show.topics ?? []).filter(({ landmark }) => landmark).map(({ id }) => id))

  return {
    face: faceOf(contents, rules.seats),
    players: record.seats.map(({ player }) => player),
    length: record.steps.length,
    outcome: record.outcome,
    ...(trouble && { trouble }),
    scene,
    effects(step, viewer) {
      const events = eventsAt(step, viewer)
      const told = presentation.effects && events.flatMap(event => presentation.effects?.(event) ?? [])
      return told ?? (step > 0 ? defaultEffects(scene(step - 1, viewer), scene(step, viewer)) : [])
    },
    log,
    landmarks: viewer => log(viewer).filter(({ topics }) => topics.some(topic => marked.has(topic))),
    report: () => presentation.report?.(states.flatMap((_, step) => eventsAt(step, 'spectator'))),
  }
}

/** What happened, as far as today's rules lead to the recorded states. */
function eventsOf<S, A, E, O>(
  { game }: BoxedGame<S, A, E, O>,
  record: MatchRecord,
): {
  steps: readonly Step<S, A, E>[]
  startEvents: readonly E[]
  trouble?: { step: number; message: string }
} {
  const played = replay(game, record)
  if (played.ok) return { steps: played.table.steps, startEvents: played.table.start.events }
  const trouble = { step: played.step, message: played.message }
  const before = played.step > 0 ? replay(game, record, played.step - 1) : undefined
  if (!before?.ok) return { steps: [], startEvents: [], trouble }
  return { steps: before.table.steps, startEvents: before.table.start.events, trouble }
}
