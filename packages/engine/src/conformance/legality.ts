import { SeededDice } from '../dice/seeded-dice.ts'
import type { GameTypes } from '../game/game.ts'
import { checkShape } from '../input/schema.ts'
import { copyPlain, samePlain } from '../plain/plain.ts'
import { ensure, fail, type Loaded, randomMatch, sampledMatch } from './check.ts'
import { whyNotScores } from './scores.ts'

/** What `legal` lists, `check` allows, and the schema of actions lets through. */
export function listedIsAllowed<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const { game, rules } = loaded
  sampledMatch(loaded, seed, ({ state, seat, legal, step }) => {
    for (const action of sample(legal, seed + step, 40)) {
      const refusal = rules.check(state, seat, action)
      ensure(!refusal, () => `legal lists ${text(action)}, check refuses it: ${refusal?.message}`)
      const shape = checkShape(game.action, action)
      ensure(shape.ok, () => `legal lists ${text(action)}, which the schema of actions does not let through`)
    }
    const texts = new Set(legal.map(text))
    ensure(texts.size === legal.length, () => `legal lists an action twice: ${legal.map(text).join(' ')}`)
    for (const other of rules.seats.keys())
      if (!rules.toAct(state).includes(other) && rules.legal(state, other).length > 0)
        fail(`legal lists actions for ${rules.seats[other]}, who is not to act`)
  })
}

/** Actions that were legal in other positions are refused where they are not listed, with code and sentence. */
export function unlistedIsRefused<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const { rules } = loaded
  const seen = new Map<string, T['action']>()
  randomMatch(loaded, seed, ({ legal }) => {
    for (const action of sample(legal, seed, 20)) seen.set(text(action), action)
  })
  const strangers = sample([...seen.values()], seed, 60)
  sampledMatch(loaded, seed, ({ state, seat, legal }) => {
    const before = copyPlain(state)
    for (const action of strangers) {
      if (legal.some(listed => samePlain(listed, action))) continue
      const refusal = rules.check(state, seat, action)
      if (!refusal) fail(`check allows ${text(action)}, which legal does not list`)
      ensure(
        refusal.code !== '' && refusal.message !== '',
        () => `the refusal of ${text(action)} lacks a code or a sentence`,
      )
    }
    ensure(samePlain(state, before), () => 'check changes the state')
  })
}

/** Asking changes nothing. */
export function askingChangesNothing<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const { rules } = loaded
  sampledMatch(loaded, seed, ({ state, seat, action, step }) => {
    const before = copyPlain(state)
    const unchanged = (what: string, ask: () => unknown) => {
      ask()
      ensure(samePlain(state, before), () => `${what} changes the state at step ${step}`)
    }
    unchanged('toAct', () => rules.toAct(state))
    unchanged('turn', () => rules.turn?.(state))
    unchanged('legal', () => rules.legal(state, seat))
    unchanged('check', () => rules.check(state, seat, action))
    unchanged('outcome', () => rules.outcome(state))
    unchanged('forfeit', () => rules.forfeit?.(state, seat))
    unchanged('view', () => rules.view(state, seat))
    unchanged('imagine', () => rules.imagine(state, seat, SeededDice.from('imagine')))
    unchanged('flaws', () => rules.flaws?.(state))
    unchanged('forecast', () => rules.forecast?.(state, seat, action))
  })
}

/** Random play comes to an end, with a score for every seat and nobody left to act. */
export function playEnds<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const { rules } = loaded
  const state = randomMatch(loaded, seed, moment =>
    ensure(rules.outcome(moment.state) === undefined, () => 'there is an outcome and somebody to act'),
  )
  const outcome = rules.outcome(state)
  ensure(
    Number.isSafeInteger(rules.limit) && rules.limit > 0,
    () => `a limit is a number of actions, not ${rules.limit}`,
  )
  const why = whyNotScores(outcome?.scores ?? [], rules.seats.length)
  if (why !== undefined) fail(why)
  ensure(outcome?.reason !== '', () => 'the outcome lacks a reason')
  ensure(rules.toAct(state).length === 0, () => 'somebody is to act after the end')
  for (const seat of rules.seats.keys())
    ensure(
      rules.legal(state, seat).length === 0,
      () => `${rules.seats[seat]} has legal actions after the end`,
    )
}

/** The chances of every forecast add up to 1. */
export function forecastsAddUp<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const { rules } = loaded
  if (!rules.forecast) return
  sampledMatch(loaded, seed, ({ state, seat, legal }) => {
    for (const action of sample(legal, seed, 10))
      for (const { of, outcomes } of rules.forecast?.(rules.view(state, seat), seat, action)?.odds ?? []) {
        const total = outcomes.reduce((sum, { chance }) => sum + chance, 0)
        ensure(
          outcomes.every(({ chance }) => chance >= 0 && chance <= 1),
          () => `a chance in the odds of ${of} for ${text(action)} is not between 0 and 1`,
        )
        ensure(Math.abs(total - 1) < 1e-9, () => `the odds of ${of} for ${text(action)} add up to ${total}`)
      }
  })
}

function sample<T>(list: readonly T[], seed: number, most: number): readonly T[] {
  return list.length <= most ? list : SeededDice.from(`sample ${seed}`).shuffle(list).slice(0, most)
}

function text(action: unknown): string {
  return JSON.stringify(action)
}
