import { SeededDice } from '../dice/seeded-dice.ts'
import type { GameTypes } from '../game/game.ts'
import { checkShape } from '../input/schema.ts'
import { heardBy } from '../journal/news.ts'
import { samePlain } from '../plain/plain.ts'
import { after } from './after.ts'
import { ensure, fail, type Loaded, sampledMatch } from './check.ts'
import { sharedPlace } from './shared-place.ts'

/**
 * A seat can play from its view: the view answers as the state does, and fits the schema of states, as bots that run
 * elsewhere are sent it. Looking at a view again shows no less.
 */
export function viewsAnswer<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const { game, rules } = loaded
  sampledMatch(loaded, seed, ({ state, step }) => {
    for (const seat of rules.seats.keys()) {
      const view = rules.view(state, seat)
      const at = () => `at step ${step}, ${rules.seats[seat]}'s view`
      ensure(samePlain(rules.toAct(view), rules.toAct(state)), () => `${at()} names others to act`)
      ensure(samePlain(rules.outcome(view), rules.outcome(state)), () => `${at()} has another outcome`)
      ensure(
        samePlain(rules.legal(view, seat), rules.legal(state, seat)),
        () => `${at()} lists other actions`,
      )
      ensure(samePlain(rules.view(view, seat), view), () => `${at()}, viewed again, differs`)
      const shape = checkShape(game.state, view)
      if (!shape.ok)
        fail(`${at()} does not fit the schema: ${shape.flaws[0]?.path} ${shape.flaws[0]?.message}`)
    }
  })
}

/** What is imagined fits the view: the seat could not tell it from the truth. And it can be played on. */
export function imaginedFits<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const { rules } = loaded
  sampledMatch(loaded, seed, ({ state, step }) => {
    for (const seat of rules.toAct(state)) {
      const view = rules.view(state, seat)
      const whole = rules.imagine(view, seat, SeededDice.from(`imagine ${seed} ${step}`))
      ensure(
        sharedPlace(view, whole) === undefined,
        () =>
          `at step ${step}, what ${rules.seats[seat]} imagines shares ${sharedPlace(view, whole)} with the view`,
      )
      ensure(
        samePlain(rules.view(whole, seat), view),
        () => `at step ${step}, what ${rules.seats[seat]} imagines does not fit its view`,
      )
      const dice = SeededDice.from(`onward ${step}`)
      for (let more = 0; more < 4 && !rules.outcome(whole); more++) {
        const next = dice.pick(rules.toAct(whole))
        rules.apply(whole, next, dice.pick(rules.legal(whole, next)), dice, () => undefined)
      }
    }
  })
}

/**
 * What cannot be taken back is marked: an action that draws no dice and reveals nothing tells its seat nothing
 * new, in any of the states that fit its view. Else a player could look, undo and know.
 */
export function learningIsFinal<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const { rules } = loaded
  sampledMatch(loaded, seed, ({ state, seat, action, step }) => {
    const view = rules.view(state, seat)
    const results = ['one', 'other'].map(name => {
      const imagined = rules.imagine(view, seat, SeededDice.from(`${name} ${seed} ${step}`))
      return after(loaded, imagined, seat, action)
    })
    const [one, other] = results
    if (!one || !other || one.final || other.final) return
    const same =
      samePlain(rules.view(one.state, seat), rules.view(other.state, seat)) &&
      samePlain(heardBy(rules, one.events, seat), heardBy(rules, other.events, seat))
    ensure(
      same,
      () =>
        `at step ${step}, ${JSON.stringify(action)} tells ${rules.seats[seat]} something hidden; reveals must say so`,
    )
  })
}

/** The rules answer for a seat's view as for the state: a refusal does not tell what the view hides. */
export function refusalsKeepSecrets<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const { rules } = loaded
  const seen: T['action'][] = []
  sampledMatch(loaded, seed, ({ state, seat, action, step }) => {
    if (seen.length < 40) seen.push(action)
    const view = rules.view(state, seat)
    for (const asked of seen)
      ensure(
        samePlain(rules.check(view, seat, asked), rules.check(state, seat, asked)),
        () =>
          `at step ${step}, the answer to ${JSON.stringify(asked)} depends on what ${rules.seats[seat]} cannot see`,
      )
  })
}
