import type { GameTypes } from '@sextant/engine'
import { type DiceRoll, flatEffects, type Presentation, type Scene } from '@sextant/scene'

/**
 * The scene with the last rolls of dice in a panel, where the game keeps them on screen.
 * @param events step by step, the newest last
 */
export function withDiceLog<T extends GameTypes>(
  scene: Scene,
  presentation: Presentation<T>,
  events: readonly (readonly T['event'][])[],
): Scene {
  const { diceLog } = presentation
  if (!diceLog) return scene
  const { title, most } = diceLog
  const rolls: DiceRoll[] = []
  for (let step = events.length - 1; step >= 0 && rolls.length < most; step--) {
    const effects = (events[step] ?? []).flatMap(event => presentation.effects?.(event) ?? [])
    for (const effect of flatEffects(effects).reverse()) {
      if (effect.kind !== 'dice' || rolls.length >= most) continue
      const { kind: _, ...roll } = effect
      rolls.push(roll)
    }
  }
  if (rolls.length === 0) return scene
  return { ...scene, panels: [...(scene.panels ?? []), { kind: 'dice', id: 'dice-log', title, rolls }] }
}
