import type { Flaw } from '@sextant/engine'
import { whyNotArrow } from './check-arrow.ts'
import { whyNotPlace } from './check-place.ts'
import type { Gesture, Target } from './gesture.ts'
import { repeated } from './repeated.ts'
import type { Scene } from './scene.ts'

/** Everything that keeps a person from making these gestures on this scene, or from telling them apart. */
export function whyNotGestures(scene: Scene, gestures: readonly Gesture[]): Flaw[] {
  return [
    ...gestures.flatMap((gesture, number) => whyNotGesture(scene, gesture, `/${number}`)),
    ...repeated(gestures, gesture => likeness(gesture)).map(([number, first]) => ({
      path: `/${number}`,
      message: `is made just like gesture ${first}; no two actions can share a gesture`,
    })),
    ...whyNotKeys(gestures),
  ]
}

function whyNotGesture(scene: Scene, gesture: Gesture, path: string): Flaw[] {
  const picks: readonly Target[] = gesture.picks ?? []
  const flaws = picks.flatMap((target, number) => whyNotTarget(scene, target, `${path}/picks/${number}`))
  if (gesture.kind === 'press') return flaws
  if (picks.length === 0)
    flaws.push({ path: `${path}/picks`, message: 'is empty; a pick needs at least one target' })
  for (const [number, { cell }] of (gesture.preview ?? []).entries())
    flaws.push(...whyNotPlace(scene, cell, `${path}/preview/${number}/cell`))
  for (const [number, line] of (gesture.lines ?? []).entries())
    flaws.push(...whyNotArrow(scene, line, `${path}/lines/${number}`))
  const { ghost } = gesture
  if (ghost) {
    flaws.push(...whyNotPlace(scene, ghost.at, `${path}/ghost/at`))
    flaws.push(...whyNotTarget(scene, { piece: ghost.piece }, `${path}/ghost`))
  }
  return flaws
}

function whyNotTarget(scene: Scene, target: Target, path: string): Flaw[] {
  if ('cell' in target) return whyNotPlace(scene, target.cell, `${path}/cell`)
  if (scene.pieces.some(piece => piece.id === target.piece)) return []
  const ids = scene.pieces.map(piece => piece.id).join(', ') || 'none'
  return [{ path: `${path}/piece`, message: `there is no piece "${target.piece}"; there are ${ids}` }]
}

/** After the same picks, a key presses one button. */
function whyNotKeys(gestures: readonly Gesture[]): Flaw[] {
  const keyed = gestures.flatMap((gesture, number) =>
    gesture.kind === 'press' && gesture.key !== undefined ? [{ ...gesture, number }] : [],
  )
  return repeated(keyed, ({ key, picks }) => JSON.stringify([key, picks ?? []])).flatMap(([later, first]) => {
    const [a, b] = [keyed[first], keyed[later]]
    if (!a || !b || a.button === b.button) return []
    return [{ path: `/${b.number}/key`, message: `the key "${b.key}" presses gesture ${a.number} already` }]
  })
}

function likeness(gesture: Gesture): string {
  const picks = (gesture.picks ?? []).map(target => ('cell' in target ? target.cell : target.piece))
  return JSON.stringify(gesture.kind === 'press' ? [gesture.button, picks] : [picks, gesture.way ?? null])
}
