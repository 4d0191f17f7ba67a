import { SeededDice } from '../dice/seeded-dice.ts'
import type { GameTypes, Rules } from '../game/game.ts'
import { copyPlain, samePlain } from '../plain/plain.ts'
import { type Answers, askEverything } from './ask-everything.ts'
import { ensure, fail, type Loaded, type Moment } from './check.ts'

/** Every one of the first steps is looked at, then one in this many, up to the last. */
const LOOKED_AT = 10
const LAST = 80

/**
 * Nothing carries over from one call to the next: two matches that take turns on the same loaded rules get the same
 * answers as each gets from rules of its own, and what was answered before is not changed by later calls.
 */
export function nothingCarriesOver<T extends GameTypes>(
  { game, scenario, options, rules }: Loaded<T>,
  seed: number,
): void {
  const matches = [`${seed} one`, `${seed} two`].map(name =>
    playedTwice(rules, game.load(options), name, rules.limit),
  )
  const held: { readonly answers: Answers; readonly asGiven: Answers; readonly at: string }[] = []
  const loaded = { game, scenario, options, rules }
  for (let step = 1; step <= LAST && matches.some(({ over }) => !over()); step++)
    for (const [number, match] of matches.entries()) {
      const moment = match.next(step)
      if (!moment) continue
      if (step <= LOOKED_AT || step % LOOKED_AT === 0) {
        const at = `match ${number + 1}, step ${step}`
        const answers = askEverything(loaded, moment)
        const alone = askEverything({ rules: match.own }, moment)
        for (const [name, answer] of Object.entries(answers))
          ensure(
            samePlain(answer, alone[name]),
            () => `${name} answers otherwise beside another match: ${at}`,
          )
        held.push({ answers, asGiven: copyPlain(answers), at })
      }
      match.act(moment)
      for (const { answers, asGiven, at } of held)
        for (const [name, answer] of Object.entries(answers))
          ensure(
            samePlain(answer, asGiven[name]),
            () => `what ${name} answered at ${at} was changed by a later call`,
          )
      held.splice(0, Math.max(0, held.length - 3))
    }
}

/** One match on shared rules, and the same match on rules of its own. */
function playedTwice<T extends GameTypes>(shared: Rules<T>, own: Rules<T>, name: string, limit: number) {
  const chooser = SeededDice.from(`choices ${name}`)
  const dice = [SeededDice.from(`dice ${name}`), SeededDice.from(`dice ${name}`)] as const
  const state = shared.setup(dice[0], () => undefined)
  const twin = own.setup(dice[1], () => undefined)
  return {
    own,
    over: () => own.outcome(twin) !== undefined,
    /** The next decision, the same for both; nothing when the match is over. */
    next(step: number): Moment<T> | undefined {
      if (own.outcome(twin)) return undefined
      if (step > limit) fail(`it goes on after its limit of ${limit} actions`)
      const seat = chooser.pick(own.toAct(twin))
      const legal = own.legal(twin, seat)
      return { state, seat, legal, action: chooser.pick(legal), step }
    },
    act({ seat, action, step }: Moment<T>): void {
      const events: [T['event'][], T['event'][]] = [[], []]
      shared.apply(state, seat, copyPlain(action), dice[0], event => events[0].push(event))
      own.apply(twin, seat, copyPlain(action), dice[1], event => events[1].push(event))
      ensure(
        samePlain(state, twin) && samePlain(...events),
        () => `apply does otherwise beside another match: step ${step} ${JSON.stringify(action)}`,
      )
    },
  }
}
