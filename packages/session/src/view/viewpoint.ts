import { type ReadonlySignal, signal } from '@preact/signals-core'
import { type Forecast, type GameTypes, type Seat, samePlain, type Viewer } from '@sextant/engine'
import type { Ghost, Headline, Highlight, Presentation, Scene, Target, Text } from '@sextant/scene'
import type { MatchClient } from '../client/match-client.ts'
import { withDiceLog } from '../log/dice-log.ts'
import { endedScene } from '../log/end-text.ts'
import { type LogLine, logOf } from '../log/log.ts'
import { chaptersIn, openingScene } from '../playback/chapters.ts'
import type { PlayedStep } from '../playback/playback.ts'
import { createTrail, numbered, stillThere } from '../playback/trail.ts'
import { needsCurtain, openingViewer } from '../seats/curtain.ts'
import type { Players } from '../seats/players.ts'
import { type Choice, type Choices, choicesOf, NO_CHOICES } from './choice.ts'
import { type LastAction, lastActionOf } from './combination.ts'
import { defaultEffects } from './default-effects.ts'
import { foreseenEffects, pathIn } from './foreseen.ts'
import { type GuideView, guideViews } from './guide-view.ts'
import type { Snapshot } from './snapshot.ts'

/** The match as the person at the screen sees it: position, log, choices and what they lead to. */
export interface Viewpoint<T extends GameTypes> {
  readonly viewer: Viewer
  /** The person who must say they are there before anything is shown to them. */
  readonly awaited: Seat | undefined
  readonly snapshot: ReadonlySignal<Snapshot>
  readonly log: ReadonlySignal<readonly LogLine[]>
  readonly guide: readonly GuideView[]
  /** Shows the match as it stands now; without choices while the board is hidden. */
  refresh(hidden: boolean, canRedo: boolean): void
  /** Somebody else is at the screen from now on. */
  lookAs(viewer: Viewer, canRedo: boolean): void
  /** The step that the match has just taken, to be played to the viewer when those before it have been. */
  step(): PlayedStep
  /** Shows the position after a step that others follow already: nothing can be chosen in it. */
  showPassing(scene: Scene): void
  addToLog(lines: readonly LogLine[]): void
  /** Drops the arrows of what others did. */
  clearTrail(): void
  /** Writes the log again, after steps were taken back. */
  rewriteLog(): void
  /** The person who acted last may take it back, if they could be looking; what bots did stands. */
  undoSeat(hidden: boolean): Seat
  /** The action of a choice; nothing for one that takes several. */
  action(choice: number): T['action'] | undefined
  /** All that a choice takes, one after the other; nothing where there is no such choice. */
  actions(choice: number): readonly T['action'][]
  /** The choice that a plan of the person's begins with: several actions at once where a gesture takes them. */
  planned(actions: readonly unknown[]): Promise<Choice | undefined>
  /** The odds of a choice; where it takes several actions, those of the last one. */
  forecast(choice: number): Forecast | undefined
  /** What that comes to. */
  headline(choice: number): Headline | undefined
  /** The cells a move goes over, where nothing about it is left to chance; of several actions, the first. */
  path(choice: number): readonly number[] | undefined
  reach(piece: string, part?: string, ghost?: Ghost): readonly Highlight[]
  /** Why the last of some targets cannot be chosen after the others, as far as the game tells. */
  whyNot(targets: readonly Target[]): Text | undefined
}

export interface ViewpointOptions<T extends GameTypes> {
  readonly match: MatchClient<T>
  readonly presentation: Presentation<T>
  readonly players: Players
  /** Whether several are deciding at the same time. */
  planning(): boolean
}

/** What a choice takes, and for whom. */
interface Taken<T extends GameTypes> {
  readonly seat: Seat
  readonly actions: readonly [T['action'], ...T['action'][]]
}

/** No seat: every step is somebody else's, and stands. */
const NOBODY: Seat = -1

export function createViewpoint<T extends GameTypes>(options: ViewpointOptions<T>): Viewpoint<T> {
  const { match, presentation, players, planning } = options
  const { isPerson, persons } = players
  const opening = openingViewer(match, persons.peek(), planning())
  let viewer: Viewer = opening.viewer
  let current: Choices<T['action']> = NO_CHOICES
  const trail = createTrail()
  const forecasts = new Map<number, Forecast | undefined>()
  const headlines = new Map<number, Headline | undefined>()
  const log = signal<readonly LogLine[]>(logOf(match, presentation, viewer))
  /** The position after the last step that was taken, which may not have been played yet. */
  let latest: Scene
  const snapshot = signal<Snapshot>(look(opening.awaited !== undefined, false))

  function look(hidden: boolean, canRedo: boolean): Snapshot {
    const { toAct } = match
    const actor = person() !== undefined && toAct.includes(person() ?? NOBODY) ? person() : undefined
    forecasts.clear()
    headlines.clear()
    current =
      actor === undefined || hidden
        ? NO_CHOICES
        : choicesOf(match.rules, presentation, match.view(actor), actor)
    const scene = sceneNow()
    latest = scene
    return {
      seq: match.seqFor(viewer),
      viewer,
      scene,
      trail: numbered(stillThere(trail.arrows, scene)),
      toAct,
      actor,
      choices: current.choices,
      combinations: current.combined.map(({ choice }) => choice),
      refused: current.refused,
      menu: current.menu,
      outcome: match.outcome,
      whyNoUndo: match.whyNoUndo(undoSeat(hidden)),
      canRedo,
    }
  }

  /** The seat of the person who looks, if it is one. */
  function person(): Seat | undefined {
    return typeof viewer === 'number' && isPerson(viewer) ? viewer : undefined
  }

  function sceneNow(): Scene {
    const scene = withDiceLog(
      presentation.scene(match.view(viewer), viewer),
      presentation,
      presentation.diceLog ? match.heard(viewer).map(({ events }) => events) : [],
    )
    return match.outcome ? endedScene(scene, match.heard(viewer, match.seq).at(-1)?.end) : scene
  }

  function undoSeat(hidden: boolean): Seat {
    const last = match.heard(viewer, match.seq).at(-1)?.seat
    const looking = person() ?? NOBODY
    if (last === undefined || !isPerson(last) || hidden) return looking
    return needsCurtain(match, viewer, last, persons.peek().length, planning()) ? looking : last
  }

  /** All that a choice takes, and the person whose it is. */
  function chosen(choice: number): Taken<T> | undefined {
    const { actor } = snapshot.peek()
    const action = current.actions[choice]
    const combined = current.combined[choice - current.actions.length]
    const actions = action === undefined ? combined?.actions : ([action] as const)
    return actor === undefined || actions === undefined ? undefined : { seat: actor, actions }
  }

  function lastOf({ seat, actions }: Taken<T>): LastAction<T> | undefined {
    return lastActionOf(match.rules, match.view(seat), seat, actions)
  }

  function forecastOf(choice: number): Forecast | undefined {
    const asked = chosen(choice)
    if (!asked) return undefined
    const { seat, actions } = asked
    if (actions.length === 1) return match.forecast(seat, actions[0])
    const last = lastOf(asked)
    return last && match.rules.forecast?.(last.view, seat, last.action)
  }

  /** While a step is played, choices are still those of the position before it: only what was known of them is. */
  function isCurrent(): boolean {
    return match.seqFor(viewer) === snapshot.peek().seq
  }

  function forecast(choice: number): Forecast | undefined {
    if (!forecasts.has(choice) && isCurrent()) forecasts.set(choice, forecastOf(choice))
    return forecasts.get(choice)
  }

  function headlineOf(choice: number): Headline | undefined {
    const [asked, odds] = [chosen(choice), forecast(choice)]
    const last = asked && odds && presentation.headline && lastOf(asked)
    return last && presentation.headline?.(last.view, asked.seat, last.action, odds)
  }

  return {
    get viewer() {
      return viewer
    },
    awaited: opening.awaited,
    snapshot,
    log,
    guide: guideViews(presentation, match, () => viewer),
    refresh(hidden, canRedo) {
      snapshot.value = look(hidden, canRedo)
    },
    lookAs(next, canRedo) {
      viewer = next
      log.value = logOf(match, presentation, viewer)
      snapshot.value = look(false, canRedo)
    },
    step() {
      const before = latest
      const next = sceneNow()
      latest = next
      const heard = match.heard(viewer, match.seq).at(-1) ?? {
        step: match.seqFor(viewer),
        seat: undefined,
        events: [],
      }
      const chapters = chaptersIn(
        heard,
        presentation,
        () => next,
        () => defaultEffects(before, next),
      )
      // What has several chapters can be watched again, and needs no arrows to be remembered by.
      if (heard.seat === viewer || match.outcome || chapters.length > 1) trail.clear(heard.seat)
      else trail.follow(chapters, before, heard.seat, person() !== undefined)
      return { chapters, before: openingScene(before, next, chapters, viewer), next }
    },
    showPassing(scene) {
      const { seq, viewer: looking, toAct, trail: arrows, whyNoUndo } = snapshot.peek()
      current = NO_CHOICES
      snapshot.value = {
        ...{ seq, viewer: looking, scene, trail: arrows, toAct, whyNoUndo },
        ...{ actor: undefined, choices: [], combinations: [], refused: [], menu: [] },
        ...{ outcome: undefined, canRedo: false },
      }
    },
    addToLog(lines) {
      log.value = [...log.value, ...lines]
    },
    clearTrail: () => trail.clear(),
    rewriteLog() {
      log.value = logOf(match, presentation, viewer)
    },
    undoSeat,
    action: choice => current.actions[choice],
    actions: choice => chosen(choice)?.actions ?? [],
    async planned(actions) {
      const { combinationOf } = await import('./planned.ts')
      const { actor } = snapshot.peek()
      if (actor === undefined) return undefined
      const whole = combinationOf(match.rules, match.view(actor), actor, actions, current.combined)
      return whole ?? current.choices.find(({ number }) => samePlain(current.actions[number], actions[0]))
    },
    forecast,
    headline(choice) {
      if (!headlines.has(choice) && isCurrent()) headlines.set(choice, headlineOf(choice))
      return headlines.get(choice)
    },
    path(choice) {
      const asked = isCurrent() ? chosen(choice) : undefined
      if (!asked) return undefined
      const { seat, actions } = asked
      return pathIn(foreseenEffects(match.rules, presentation, match.view(seat), seat, actions[0]))
    },
    reach: (piece, part, ghost) => presentation.reach?.(match.view(viewer), piece, part, ghost) ?? [],
    whyNot(targets) {
      const { actor } = snapshot.peek()
      return actor === undefined ? undefined : presentation.whyNot?.(match.view(actor), actor, targets)
    },
  }
}
