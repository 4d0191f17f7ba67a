import {
  checkShape,
  type GameTypes,
  heardBy,
  InputError,
  type MatchEnd,
  type MatchRecord,
  type RecordedStates,
  type Rules,
  recordedStates,
  replay,
  type Viewer,
} from '@sextant/engine'
import type { Box, BoxedGame, Presentation, Report, Scene } from '@sextant/scene'
import { type GameInfo, gameInfo } from '../client/game-info.ts'
import type { HeardStep } from '../client/match-client.ts'
import { withDiceLog } from '../log/dice-log.ts'
import { endedScene } from '../log/end-text.ts'
import { type LogLine, linesOf } from '../log/log.ts'
import { type Chapter, chaptersIn } from '../playback/chapters.ts'
import { testedOdds } from '../tested-odds.ts'
import { defaultEffects } from '../view/default-effects.ts'
import { type Judged, judgedIn } from './judged.ts'
import { type ReplayedEvents, type ReplayTrouble, replayedEvents } from './replayed-events.ts'

/** A match on record, to be looked at from any step and by any viewer. */
export interface RecordedMatch {
  readonly info: GameInfo
  readonly players: readonly string[]
  /** How many steps there are; step 0 is the set-up. */
  readonly length: number
  readonly outcome: MatchRecord['outcome']
  /** From this step on the record no longer plays out under today's rules: it is shown as recorded, without a log. */
  readonly trouble?: ReplayTrouble
  scene(step: number, viewer: Viewer): Scene
  /** What is seen on the way to a step from the one before. */
  chapters(step: number, viewer: Viewer): readonly Chapter[]
  log(viewer: Viewer): readonly LogLine[]
  /** Steps worth jumping to. */
  landmarks(viewer: Viewer): readonly LogLine[]
  report(): Report | undefined
  /** Where the game's adviser can say how the match stood; nothing where it has none, or for more than two seats. */
  readonly judged?: Judged
}

/** An `InputError` where the options of the record cannot be read any more, or its changes lead nowhere. */
export function recordedMatch(box: Box, record: MatchRecord): RecordedMatch {
  return box.open(contents => openRecord(contents, record))
}

function openRecord<T extends GameTypes>(contents: BoxedGame<T>, record: MatchRecord): RecordedMatch {
  const { game, show } = contents
  if (record.game !== game.id)
    throw new InputError(game.id, [{ path: '/game', message: `the record is of ${record.game}` }])
  const options = checkShape(game.options, record.options)
  if (!options.ok) throw new InputError(game.id, options.flaws)
  const rules = game.load(options.value)
  const last = record.steps.at(-1)
  const endedEarly = last !== undefined && 'end' in last
  const states = recordedStates(record, game.id) as RecordedStates<T['state']>
  const info = gameInfo(contents, rules.seats)
  const judged = judgedIn({
    ...{ record, rules, states, endedEarly },
    adviser: contents.adviser,
    odds: () => testedOdds(info, record.options),
  })
  const recorded = recordedFrom({
    info,
    players: record.seats.map(({ player }) => player),
    outcome: record.outcome,
    rules,
    presentation: show.load(rules, options.value),
    states,
    ...(last && 'end' in last && { end: last.end }),
    ...replayedEvents<T['event'], ReplayTrouble>(upTo => replay(game, record, upTo)),
  })
  return judged ? { ...recorded, judged } : recorded
}

/** What a recorded match is made from: also the decisions of a campaign on record. */
export interface Recorded<T extends GameTypes>
  extends Pick<RecordedMatch, 'info' | 'players' | 'outcome'>,
    ReplayedEvents<T['event'], ReplayTrouble> {
  readonly rules: Rules<T>
  readonly presentation: Presentation<T>
  /** As recorded, the set-up first. */
  readonly states: RecordedStates<T['state']>
  /** The last step, where no rule made it. */
  readonly end?: MatchEnd
}

export function recordedFrom<T extends GameTypes>(recorded: Recorded<T>): RecordedMatch {
  const { info, players, outcome, rules, presentation, states, events, trouble, end } = recorded
  const stepNumbers = Array.from({ length: states.length }, (_, step) => step)

  function heardAt(step: number, viewer: Viewer): HeardStep<T> {
    const heard = { step, seat: undefined, events: heardBy(rules, events[step] ?? [], viewer) }
    return end && step === states.length - 1 ? { ...heard, end } : heard
  }

  function stateAt(step: number): T['state'] {
    const state = states.at(step)
    if (state === undefined) throw new RangeError(`there is no step ${step} of ${states.length - 1}`)
    return state
  }

  const scene = (step: number, viewer: Viewer): Scene =>
    endedScene(
      withDiceLog(
        presentation.scene(rules.view(rules.copy(stateAt(step)), viewer), viewer),
        presentation,
        presentation.diceLog
          ? events.slice(0, step + 1).map(happened => heardBy(rules, happened, viewer))
          : [],
      ),
      step === states.length - 1 ? end : undefined,
    )
  const log = (viewer: Viewer): LogLine[] =>
    stepNumbers.flatMap(step =>
      linesOf(heardAt(step, viewer), presentation, seat => scene(step, viewer).sides[seat]?.name ?? ''),
    )
  const marked = new Set(info.topics.filter(({ landmark }) => landmark).map(({ id }) => id))

  return {
    info,
    players,
    length: states.length - 1,
    outcome,
    ...(trouble && { trouble }),
    scene,
    chapters: (step, viewer) =>
      chaptersIn(
        heardAt(step, viewer),
        presentation,
        () => scene(step, viewer),
        () => (step > 0 ? defaultEffects(scene(step - 1, viewer), scene(step, viewer)) : []),
      ),
    log,
    landmarks: viewer => log(viewer).filter(({ topics }) => topics.some(topic => marked.has(topic))),
    report: () => presentation.report?.(stepNumbers.flatMap(step => heardAt(step, 'spectator').events)),
  }
}
