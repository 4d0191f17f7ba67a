import { type GameTypes, heardBy, type Rules, type Viewer } from '@sextant/engine'
import { type Presentation, type Skin, whyNotEffects } from '@sextant/scene'
import type { Walker } from './walk.ts'

/** Every one of the first steps is looked at, then one in this many: they repeat themselves. */
const LOOKED_AT = 60

/** Effects name pieces, cells and sounds that there are, for one viewer after the other. */
export function effectsFit<T extends GameTypes>(
  rules: Rules<T>,
  presentation: Presentation<T>,
  skin: Skin,
): Walker<T> {
  const viewers: Viewer[] = ['spectator', ...rules.seats.keys()]
  let steps = 0
  return {
    step(before, happened, after) {
      steps++
      if (!presentation.effects || (steps > LOOKED_AT && steps % LOOKED_AT > 3)) return
      const viewer = viewers[steps % viewers.length] ?? 'spectator'
      const events = heardBy(rules, happened, viewer)
      const effects = events.flatMap(event => presentation.effects?.(event) ?? [])
      if (effects.length === 0) return
      const [scene, next] = [before, after].map(state =>
        presentation.scene(rules.view(state, viewer), viewer),
      )
      if (!scene) return
      const [flaw] = whyNotEffects(scene, effects, skin, next)
      if (flaw)
        throw new Error(
          `the effects of ${JSON.stringify(events)} for ${viewer}: ${flaw.path} ${flaw.message} in ${JSON.stringify(effects)}`,
        )
    },
  }
}
