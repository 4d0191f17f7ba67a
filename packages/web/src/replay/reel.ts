import { type GameTypes, checkShape, heardBy, InputError, type MatchRecord, type Rules, recordedStates, replay, type Viewer } from '@sextant/engine'
import type { Box, BoxedGame, Presentation, Report, Scene } from '@sextant/scene'
import { type Beat, beatsIn } from '../match/beats.ts'
import { defaultEffects } from '../match/default-effects.ts'
import { toldLines } from '../match/log.ts'
import { faceOf } from '../match/seated-match.ts'
import type { GameFace, LogLine } from '../match/session.ts'
import { type ReplayedEvents, replayedEvents } from './replayed-events.ts'

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
  beats(step: number, viewer: Viewer): readonly Beat[]
  log(viewer: Viewer): readonly LogLine[]
  /** Steps worth jumping to. */
  landmarks(viewer: Viewer): readonly LogLine[]
  report(): Report | undefined
}

/** An `InputError` where the options of the record cannot be read any more, or its changes lead nowhere. */
export function reelOf(box: Box, record: MatchRecord): Reel {
  return box.open(contents => wind(contents, record))
}

function wind<T extends GameTypes>(contents: BoxedGame<T>, record: MatchRecord): Reel {
  const { game, show } = contents
  if (record.game !== game.id)
    throw new InputError(game.id, [{ path: '/game', message: `the record is of ${record.game}` }])
  const options = checkShape(game.options, record.options)
  if (!options.ok) throw new InputError(game.id, options.flaws)
  const rules = game.load(options.value)
  return reelFrom({
    face: faceOf(contents, rules.seats),
    players: record.seats.map(({ player }) => player),
    outcome: record.outcome,
    rules,
    presentation: show.load(options.value),
    states: recordedStates(record, game.id) as T['state'][],
    ...replayedEvents(upTo => replay(game, record, upTo)),
  })
}

/** What a reel is wound from. */
interface Filmed<T extends GameTypes> extends Pick<Reel, 'face' | 'players' | 'outcome'>, ReplayedEvents<T['event']> {
  readonly rules: Rules<T>
  readonly presentation: Presentation<T>
  /** As recorded, the set-up first. */
  readonly states: readonly T['state'][]
}

export function reelFrom<T extends GameTypes>(filmed: Filmed<T>): Reel {
  const { face, players, outcome, rules, presentation, states, events, trouble } = filmed
  const eventsAt = (step: number, viewer: Viewer): T['event'][] => heardBy(rules, events[step] ?? [], viewer)

  function stateAt(step: number): T['state'] {
    const state = states[step]
    if (state === undefined) throw new RangeError(`there is no step ${step} of ${states.length - 1}`)
    return state
  }

  const scene = (step: number, viewer: Viewer): Scene =>
    presentation.scene(rules.view(rules.copy(stateAt(step)), viewer), viewer)
  const log = (viewer: Viewer): LogLine[] =>
    states.flatMap((_, step) => toldLines(eventsAt(step, viewer), step, presentation))
  const marked = new Set(face.topics.filter(({ landmark }) => landmark).map(({ id }) => id))

  return {
    face,
    players,
    length: states.length - 1,
    outcome,
    ...(trouble && { trouble }),
    scene,
    beats: (step, viewer) =>
      beatsIn(eventsAt(step, viewer), step, presentation, () =>
        step > 0 ? defaultEffects(scene(step - 1, viewer), scene(step, viewer)) : [],
      ),
    log,
    landmarks: viewer => log(viewer).filter(({ topics }) => topics.some(topic => marked.has(topic))),
    report: () => presentation.report?.(states.flatMap((_, step) => eventsAt(step, 'spectator'))),
  }
}
