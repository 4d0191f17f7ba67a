import { type Catalogue, type DicePanel, type Scene, say } from '@sextant/scene'
import { settings } from '../../../settings/settings.ts'
import { DiceRolls } from '../../../ui/dice-rolls/dice-rolls.tsx'

/** The last rolls of a scene where the player wants them below the board; nothing where they stand among the panels. */
export function diceBelow({ panels = [] }: Scene): DicePanel | undefined {
  return settings.value.diceBelow ? panels.find(panel => panel.kind === 'dice') : undefined
}

/** The last rolls side by side below the board, the newest first. */
export function DicePane({ scene, catalogue }: { readonly scene: Scene; readonly catalogue: Catalogue }) {
  const panel = diceBelow(scene)
  if (!panel) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section class="match-dice" aria-label={say(panel.title, catalogue)} tabIndex={0}>
      <DiceRolls rolls={panel.rolls} catalogue={catalogue} />
    </section>
  )
}
