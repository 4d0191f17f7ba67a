import type { GameTypes, Viewer } from '@sextant/engine'
import type { Effect, Presentation, Scene, Text } from '@sextant/scene'
import { outcome } from '../board/outcome.ts'
import { toldLines } from './log.ts'
import type { LogLine } from './session.ts'

/** A part of a step that a watcher may pause after, and go back to. */
export interface Beat {
  readonly name?: Text
  readonly effects: readonly Effect[]
  /** What is told of it once it has been seen. */
  readonly lines: readonly LogLine[]
}

/** What is seen and told of one event. */
export type Happening = Omit<Beat, 'name'>

/**
 * The beats of a step: each begins where an effect says so. What comes before the first, such as a plan that was laid
 * down, is a beat without a name if there is anything to be seen of it.
 */
export function beatsOf(happenings: readonly Happening[]): Beat[] {
  const beats: { name?: Text; effects: Effect[]; lines: LogLine[] }[] = [{ effects: [], lines: [] }]
  for (const { effects, lines } of happenings) {
    for (const effect of effects) {
      if (effect.kind === 'beat') beats.push({ name: effect.name, effects: [], lines: [] })
      else beats.at(-1)?.effects.push(effect)
    }
    beats.at(-1)?.lines.push(...lines)
  }
  const [opening, first, ...rest] = beats
  if (!opening || !first || opening.effects.length > 0) return beats.filter(tells)
  return [{ ...first, lines: [...opening.lines, ...first.lines] }, ...rest].filter(tells)
}

/** What is seen and told of the events of a step; `otherwise` is what is seen of a game that does not say. */
export function beatsIn<T extends GameTypes>(
  events: readonly T['event'][],
  step: number,
  presentation: Presentation<T>,
  otherwise: () => readonly Effect[],
): Beat[] {
  if (!presentation.effects)
    return beatsOf([{ effects: otherwise(), lines: toldLines(events, step, presentation) }])
  return beatsOf(
    events.map(event => ({
      effects: presentation.effects?.(event) ?? [],
      lines: toldLines([event], step, presentation),
    })),
  )
}

/** The scene before each beat, and the one after the last. */
export function scenesOf(beats: readonly Beat[], before: Scene, next: Scene): Scene[] {
  const scenes = [before]
  for (const { effects } of beats)
    scenes.push(effects.reduce((scene, effect) => outcome(scene, effect, next), scenes.at(-1) ?? before))
  return scenes
}

/**
 * The position that a step begins from, as it is looked at. Whoever watches learns of plans when they are carried out:
 * the arrows that remember them are there from the beginning, in place of those of the turn before.
 */
export function lookedAt(before: Scene, next: Scene, beats: readonly Beat[], viewer: Viewer): Scene {
  if (viewer !== 'spectator' || beats.length < 2 || (!before.arrows && !next.arrows)) return before
  return { ...before, arrows: next.arrows ?? [] }
}

function tells({ effects, lines }: Happening): boolean {
  return effects.length > 0 || lines.length > 0
}
