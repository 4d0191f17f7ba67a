import type { Dice, GameTypes, Rules, Seat } from '@sextant/engine'

/** One match of random actions from the set-up to its end; says how many actions it was. */
export function playOut<T extends GameTypes>(rules: Rules<T>, dice: Dice): number {
  const state = rules.setup(dice, nobodyListens)
  for (let actions = 0; ; actions++) {
    // By its length: to read beyond the end of a list is slower than to read it.
    const acting = rules.toAct(state)
    if (acting.length === 0) return actions
    const seat = acting[0] as Seat
    rules.apply(state, seat, dice.pick(rules.legal(state, seat)), dice, nobodyListens)
  }
}

/** A playout kept so that it can be gone through again: where it began, what was done, what came about. */
export interface Playout<T extends GameTypes> {
  readonly start: T['state']
  readonly steps: readonly { readonly seat: Seat; readonly action: T['action'] }[]
  /** The state before each step, and the last one. */
  readonly states: readonly T['state'][]
}

/** Takes two dice, so that those of the rules fall the same when the choosing is over and done with. */
export function keepPlayout<T extends GameTypes>(rules: Rules<T>, choosing: Dice, falling: Dice): Playout<T> {
  const state = rules.setup(choosing, nobodyListens)
  const start = rules.copy(state)
  const states = [start]
  const steps: { seat: Seat; action: T['action'] }[] = []
  for (;;) {
    const seat = rules.toAct(state)[0]
    if (seat === undefined) return { start, steps, states }
    const action = choosing.pick(rules.legal(state, seat))
    rules.apply(state, seat, action, falling, nobodyListens)
    steps.push({ seat, action })
    states.push(rules.copy(state))
  }
}

/** Does to a state, which ends up changed, what the playout did. */
export function goThrough<T extends GameTypes>(
  rules: Rules<T>,
  state: T['state'],
  { steps }: Playout<T>,
  falling: Dice,
): void {
  for (const { seat, action } of steps) rules.apply(state, seat, action, falling, nobodyListens)
}

function nobodyListens(): void {}
