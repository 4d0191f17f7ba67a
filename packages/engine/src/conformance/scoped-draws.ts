import { type Dice, DrawnDice } from '../dice/dice.ts'
import type { DrawScope } from '../dice/draw-scope.ts'
import { SeededDice } from '../dice/seeded-dice.ts'
import type { GameTypes } from '../game/game.ts'
import { at, withoutPlaces } from '../input/pointer.ts'
import { samePlain } from '../plain/plain.ts'
import { ensure, type Loaded, type Moment, sampledMatch } from './check.ts'

/** Draws of a scope decide what it names, and nothing else: other dice there change nothing outside it. */
export function scopedDrawsStayWithin<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  sampledMatch(loaded, seed, moment => {
    const one = tried(loaded, moment, 'one', seed)
    if (!one) return
    ensure(
      samePlain(one, tried(loaded, moment, 'other', seed)),
      () => `draws of a scope decide something outside it at step ${moment.step}`,
    )
  })
}

/** What an action leads to, without what the scopes in it name; nothing where it has none. */
function tried<T extends GameTypes>({ rules }: Loaded<T>, moment: Moment<T>, inside: string, seed: number) {
  const { state, seat, action, step } = moment
  const dice = new SplitDice(`${seed} ${step}`, inside)
  const after = rules.copy(state)
  const events: T['event'][] = []
  rules.apply(after, seat, action, dice, event => events.push(event))
  if (dice.scopes.length === 0) return undefined
  return {
    state: without(
      after,
      dice.scopes.flatMap(scope => scope.state),
    ),
    events: events.map(event => {
      const type = String(at(event, '/type'))
      return without(
        event,
        dice.scopes.flatMap(scope => scope.events[type] ?? []),
      )
    }),
  }
}

function without<D>(data: D, places: readonly string[]): D {
  return places.reduce(
    (left, place) => (at(left, place) === undefined ? left : withoutPlaces(left, [place], 'scope')),
    data,
  )
}

/** Dice from one seed outside of scopes and from another inside. */
class SplitDice extends DrawnDice {
  readonly scopes: DrawScope[] = []
  readonly #outside: Dice
  readonly #inside: Dice

  constructor(seed: string, inside: string) {
    super()
    this.#outside = SeededDice.from(`scopes ${seed}`)
    this.#inside = SeededDice.from(`scopes ${seed} ${inside}`)
  }

  within<T>(scope: DrawScope, draw: (dice: Dice) => T): T {
    this.scopes.push(scope)
    return draw(this.#inside)
  }

  protected face(faces: number): number {
    return this.#outside.d(faces)
  }

  protected comesTrue(p: number): boolean {
    return this.#outside.chance(p)
  }
}
