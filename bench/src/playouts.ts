import type { Dice, Rules } from '@sextant/engine'

/** Nobody listens. */
export function ignore(): void {}

/** One match of random actions from the set-up to its end; says how many actions it was. */
export function playOut<S, A, E>(rules: Rules<S, A, E>, dice: Dice): number {
  const state = rules.setup(dice, ignore)
  for (let actions = 0; ; actions++) {
    const seat = rules.toAct(state)[0]
    if (seat === undefined) return actions
    rules.apply(state, seat, dice.pick(rules.legal(state, seat)), dice, ignore)
  }
}
