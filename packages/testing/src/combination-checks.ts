import { type GameTypes, type Rules, ScriptedDice, type Seat } from '@sextant/engine'
import { type Presentation, type Text, whyNotGestures } from '@sextant/scene'

/** Combinations that are carried out in each position. */
const MOST_COMBINATIONS = 5

/**
 * Combinations can be told from each other and from single actions, and each of their actions is legal after those before
 * it, of which none rolls dice.
 */
export function soundCombinations<T extends GameTypes>(
  presentation: Presentation<T>,
  rules: Rules<T>,
  view: T['state'],
  seat: Seat,
  sayable: (text: Text) => void,
): void {
  const combinations = presentation.combinations?.(view, seat) ?? []
  if (combinations.length === 0) return
  const single = rules.legal(view, seat).map(action => presentation.gesture(view, seat, action))
  const all = [...single, ...combinations.map(({ gesture }) => gesture)]
  const [flaw] = whyNotGestures(presentation.scene(view, seat), all)
  if (flaw) throw new Error(`the combinations of ${rules.seats[seat]}: ${flaw.path} ${flaw.message}`)
  for (const { gesture } of combinations) sayable(gesture.label)
  for (const { actions } of combinations.slice(0, MOST_COMBINATIONS)) {
    const noDice = new ScriptedDice([])
    const state = rules.imagine(view, seat, noDice)
    for (const [number, action] of actions.entries()) {
      const refusal = rules.check(state, seat, action)
      if (refusal) throw new Error(`action ${number + 1} of ${JSON.stringify(actions)}: ${refusal.message}`)
      if (number < actions.length - 1) rules.apply(state, seat, action, noDice, () => {})
    }
  }
}
