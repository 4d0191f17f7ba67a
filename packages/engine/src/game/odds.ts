import { type Dice, DrawnDice } from '../dice/dice.ts'
import type { DrawScope } from '../dice/draw-scope.ts'
import type { GameTypes, Rules, Seat } from './game.ts'

/** One way the dice can fall for an action, and what comes of it. */
export interface Branch<T extends GameTypes> {
  readonly chance: number
  readonly state: T['state']
  readonly events: readonly T['event'][]
}

/**
 * Every way the dice can fall for an action, each carried out by the rules themselves: exact odds for any
 * game. Draws of a scope that does not matter are taken as they come; more than `most` ways is an error, as the answer
 * would take too long.
 */
export function branches<T extends GameTypes>(
  rules: Rules<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
  most = MOST_WAYS,
  matters: (scope: DrawScope) => boolean = () => true,
): Branch<T>[] {
  const found: Branch<T>[] = []
  const dice = new EveryDice(matters)
  do {
    if (found.length >= most) throw new TooManyWays(most)
    const after = rules.copy(state)
    const events: T['event'][] = []
    dice.rewind()
    rules.apply(after, seat, action, dice, event => events.push(event))
    found.push({ chance: dice.likelihood, state: after, events })
  } while (dice.advance())
  return found
}

export const MOST_WAYS = 200_000

export class TooManyWays extends RangeError {
  constructor(most: number) {
    super(`The dice can fall in more than ${most} ways`)
  }
}

/** How likely each value of a measure is, most likely first. */
export function distribution<T extends GameTypes, V extends string | number | boolean>(
  of: readonly Branch<T>[],
  measure: (branch: Branch<T>) => V,
): { value: V; chance: number }[] {
  const chances = new Map<V, number>()
  for (const branch of of) {
    const value = measure(branch)
    chances.set(value, (chances.get(value) ?? 0) + branch.chance)
  }
  return [...chances].map(([value, chance]) => ({ value, chance })).sort((a, b) => b.chance - a.chance)
}

/** Dice that fall each way in turn, like the wheels of a counter: the last draw turns fastest. */
class EveryDice extends DrawnDice {
  likelihood = 1
  #wheels: { at: number; ways: number }[] = []
  #next = 0
  readonly #matters: (scope: DrawScope) => boolean

  constructor(matters: (scope: DrawScope) => boolean) {
    super()
    this.#matters = matters
  }

  within<T>(scope: DrawScope, draw: (dice: Dice) => T): T {
    return draw(this.#matters(scope) ? this : anyDice)
  }

  rewind(): void {
    this.likelihood = 1
    this.#next = 0
  }

  /** Turns to the next way; false when all have been seen. */
  advance(): boolean {
    for (;;) {
      const last = this.#wheels.at(-1)
      if (!last) return false
      if (++last.at < last.ways) return true
      this.#wheels.pop()
    }
  }

  protected face(faces: number): number {
    this.likelihood /= faces
    return this.#turn(faces) + 1
  }

  protected comesTrue(p: number): boolean {
    const came = this.#turn(2) === 0
    this.likelihood *= came ? p : 1 - p
    return came
  }

  #turn(ways: number): number {
    const wheel = this.#wheels[this.#next++]
    if (wheel) return wheel.at
    this.#wheels.push({ at: 0, ways })
    return 0
  }
}

/** Dice for draws that do not matter: one way they can fall is as good as another. */
class AnyDice extends DrawnDice {
  protected face(): number {
    return 1
  }

  protected comesTrue(): boolean {
    return true
  }
}

const anyDice = new AnyDice()
