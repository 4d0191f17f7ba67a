import { type GameTypes, type Forecast, type Seat, type Viewer, heardBy } from '@sextant/engine'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Arrow, Highlight, Scene } from '@sextant/scene'
import { PERSON } from '../store/store.ts'
import { beatsIn, lookedAt } from './beats.ts'
import { type Choices, choicesOf } from './choice.ts'
import { needsCurtain, openingLook } from './curtain.ts'
import { defaultEffects } from './default-effects.ts'
import { foreseen, wayIn } from './foresight.ts'
import { logOf } from './log.ts'
import type { Seated } from './seated-match.ts'
import type { GuideFace, LogLine, Shown } from './session.ts'
import type { ShownStep } from './showing.ts'
import { numbered, trailOf } from './trail.ts'

/** The match as whoever is at the screen sees it: position, log, choices and what comes of them. */
export interface Viewpoint<A> {
  readonly viewer: Viewer
  /** The person who must say they are there before anything is shown to them. */
  readonly awaited: Seat | undefined
  readonly shown: ReadonlySignal<Shown>
  readonly log: ReadonlySignal<readonly LogLine[]>
  readonly guide: readonly GuideFace[]
  /** Shows the match as it stands now; without choices while the board is hidden. */
  refresh(hidden: boolean, canRedo: boolean): void
  /** Somebody else is at the screen from now on. */
  lookAs(viewer: Viewer, canRedo: boolean): void
  /** What is seen and told of the last step. */
  lastStep(seat: Seat): ShownStep
  /** Sentences go to the log. */
  tell(lines: readonly LogLine[]): void
  /** Forgets the arrows of what others did. */
  clearTrail(): void
  retell(): void
  /** Whoever acted last may take it back, if that is a person who could be looking; what programs did stands. */
  undoSeat(hidden: boolean): Seat
  action(choice: number): A | undefined
  forecast(choice: number): Forecast | undefined
  way(choice: number): readonly number[] | undefined
  reach(piece: string): readonly Highlight[]
}

/** No seat: every step is somebody else's, and stands. */
const NOBODY: Seat = -1

const NO_CHOICES = { actions: [], choices: [], refused: [], menu: [] }

/** @param planning whether several are deciding at the same time */
export function viewpointOf<T extends GameTypes>(seated: Seated<T>, planning: () => boolean): Viewpoint<T['action']> {
  const { table, match, presentation, isPerson, players, persons } = seated
  const { rules } = table
  const opening = openingLook(match, personSeats(), planning())
  let viewer: Viewer = opening.viewer
  let current: Choices<T['action']> = NO_CHOICES
  let trail: Arrow[] = []
  let mover: Seat | undefined
  const forecasts = new Map<number, Forecast | undefined>()
  const log = signal<readonly LogLine[]>(logOf(table, presentation, viewer))
  const shown = signal<Shown>(look(opening.awaited !== undefined, false))

  function personSeats(): Seat[] {
    return players.value.flatMap((player, seat) => (player === PERSON ? [seat] : []))
  }

  function sceneNow(): Scene {
    return presentation.scene(match.view(viewer), viewer)
  }

  function look(hidden: boolean, canRedo: boolean): Shown {
    const { toAct } = match
    const actor =
      typeof viewer === 'number' && isPerson(viewer) && toAct.includes(viewer) ? viewer : undefined
    forecasts.clear()
    current =
      actor === undefined || hidden ? NO_CHOICES : choicesOf(rules, presentation, match.view(actor), actor)
    return {
      seq: match.seq,
      viewer,
      scene: sceneNow(),
      trail: numbered(trail),
      toAct,
      actor,
      choices: current.choices,
      refused: current.refused,
      menu: current.menu,
      outcome: match.outcome,
      whyNoUndo: match.whyNoUndo(undoSeat(hidden)),
      canRedo,
    }
  }

  function undoSeat(hidden: boolean): Seat {
    const last = table.steps.at(-1)?.seat
    const looking = typeof viewer === 'number' && isPerson(viewer) ? viewer : NOBODY
    if (last === undefined || !isPerson(last) || hidden) return looking
    return needsCurtain(match, viewer, last, persons(), planning()) ? looking : last
  }

  /** The arrows that stay while a seat moves: without end they would pile up before those who never act. */
  function trailBefore(seat: Seat): readonly Arrow[] {
    if (seat === mover) return trail
    const plays = typeof viewer === 'number' && isPerson(viewer)
    return plays ? trail.filter(({ side }) => side !== seat) : []
  }

  const seatLooking = () => (typeof viewer === 'number' ? viewer : 0)

  return {
    get viewer() {
      return viewer
    },
    awaited: opening.awaited,
    shown,
    log,
    guide: (presentation.guide ?? []).map(({ text, targets, done }) => ({
      text,
      targets: () => targets(match.view(viewer), seatLooking()),
      done: since => done(match.view(viewer), seatLooking(), seated.heardAfter(since, viewer)),
    })),
    refresh(hidden, canRedo) {
      shown.value = look(hidden, canRedo)
    },
    lookAs(next, canRedo) {
      viewer = next
      log.value = logOf(table, presentation, viewer)
      shown.value = look(false, canRedo)
    },
    lastStep(seat) {
      const before = shown.peek().scene
      const next = sceneNow()
      const events = heardBy(rules, table.steps.at(-1)?.events ?? [], viewer)
      const beats = beatsIn(events, match.seq, presentation, () => defaultEffects(before, next))
      const effects = beats.flatMap(beat => beat.effects)
      // What has several beats can be watched again, and needs no arrows to be remembered by.
      trail =
        seat === viewer || match.outcome || beats.length > 1
          ? []
          : [...trailBefore(seat), ...trailOf(effects, before, seat)]
      mover = seat
      return { beats, before: lookedAt(before, next, beats, viewer), next }
    },
    tell(lines) {
      log.value = [...log.value, ...lines]
    },
    clearTrail() {
      trail = []
    },
    retell() {
      log.value = logOf(table, presentation, viewer)
    },
    undoSeat,
    action: choice => current.actions[choice],
    forecast(choice) {
      const { actor } = shown.peek()
      const action = current.actions[choice]
      if (actor === undefined || action === undefined) return undefined
      if (!forecasts.has(choice)) forecasts.set(choice, match.forecast(actor, action))
      return forecasts.get(choice)
    },
    reach: piece => presentation.reach?.(match.view(viewer), piece) ?? [],
    way(choice) {
      const { actor } = shown.peek()
      const action = current.actions[choice]
      if (actor === undefined || action === undefined) return undefined
      return wayIn(foreseen(rules, presentation, match.view(actor), actor, action))
    },
  }
}
