import type { GameTypes, Viewer } from '@sextant/engine'
import type { Effect, Presentation, Scene, Text } from '@sextant/scene'
import type { HeardStep } from '../client/match-client.ts'
import { eventLines, type LogLine, linesOf } from '../log/log.ts'

/** A part of a step that playback may pause after, and go back to. */
export interface Chapter {
  readonly name?: Text
  readonly effects: readonly Effect[]
  /** What goes into the log once it has been seen. */
  readonly lines: readonly LogLine[]
}

/** What is seen and logged of one event. */
export type Happening = Omit<Chapter, 'name'>

/** The scene as it is once an effect has been seen. Renderers know, as they know their effects. */
export type SceneAfter = (scene: Scene, effect: Effect, next: Scene) => Scene

/**
 * The chapters of a step: each begins where an effect says so. What comes before the first, such as a plan that was laid
 * down, is a chapter without a name if there is anything to be seen of it.
 */
export function chaptersOf(happenings: readonly Happening[]): Chapter[] {
  const chapters: { name?: Text; effects: Effect[]; lines: LogLine[] }[] = [{ effects: [], lines: [] }]
  for (const { effects, lines } of happenings) {
    for (const effect of effects) {
      if (effect.kind === 'chapter') chapters.push({ name: effect.name, effects: [], lines: [] })
      else chapters.at(-1)?.effects.push(effect)
    }
    chapters.at(-1)?.lines.push(...lines)
  }
  const [opening, first, ...rest] = chapters
  if (!opening || !first || opening.effects.length > 0) return chapters.filter(hasContent)
  return [{ ...first, lines: [...opening.lines, ...first.lines] }, ...rest].filter(hasContent)
}

/** The chapters of what was heard of a step, after which the scene is `next`; `otherwise` gives the effects of a game that names none. */
export function chaptersIn<T extends GameTypes>(
  heard: HeardStep<T>,
  presentation: Presentation<T>,
  next: () => Scene,
  otherwise: () => readonly Effect[],
): Chapter[] {
  const { events, step, end } = heard
  if (!presentation.effects || end)
    return chaptersOf([
      {
        effects: end ? [] : otherwise(),
        lines: linesOf(heard, presentation, seat => next().sides[seat]?.name ?? ''),
      },
    ])
  return chaptersOf(
    events.map(event => ({
      effects: presentation.effects?.(event) ?? [],
      lines: eventLines([event], step, presentation),
    })),
  )
}

/** The scene before each chapter, and the one after the last. */
export function scenesBetween(
  chapters: readonly Chapter[],
  before: Scene,
  next: Scene,
  after: SceneAfter,
): Scene[] {
  const scenes = [before]
  for (const { effects } of chapters)
    scenes.push(effects.reduce((scene, effect) => after(scene, effect, next), scenes.at(-1) ?? before))
  return scenes
}

/**
 * The position that a step begins from, as it is shown. Spectators learn of plans when they are carried out: the arrows
 * that recall them are there from the beginning, in place of those of the turn before.
 */
export function openingScene(
  before: Scene,
  next: Scene,
  chapters: readonly Chapter[],
  viewer: Viewer,
): Scene {
  if (viewer !== 'spectator' || chapters.length < 2 || (!before.arrows && !next.arrows)) return before
  return { ...before, arrows: next.arrows ?? [] }
}

function hasContent({ effects, lines }: Happening): boolean {
  return effects.length > 0 || lines.length > 0
}
