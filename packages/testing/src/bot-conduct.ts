import {
  type Budget,
  checkShape,
  copyPlain,
  FULL_BUDGET,
  type GameTypes,
  type Rules,
  ScriptError,
  ScriptedDice,
  SeededDice,
  samePlain,
  whyNotPlain,
} from '@sextant/engine'
import { watchTables } from '@sextant/engine/conformance'
import type { AskedBot, Position } from './bot-checks.ts'

/** Little work, for questions that do not turn on how well it plays. */
const SMALL: Budget = { work: 0.1, expired: () => false }
const NO_TIME: Budget = { work: 1, expired: () => true }

/** Positions at which a bot is asked more than once. */
const MOST_ASKED = 4
/** Positions at which it is asked with all its work again, or for advice, which may take longest. */
const MOST_COSTLY = 2

/** What it chooses is one of the legal actions, for a view that cannot be changed; the tables stay as they are. */
export async function choosesLegally<T extends GameTypes>(asked: AskedBot<T>): Promise<void> {
  const { rules, positions } = asked
  const changed = watchTables(rules)
  const players = rules.seats.map((_, seat) => asked.join(seat))
  for (const [number, position] of positions.entries()) {
    const view = deepFrozen(rules.view(position.state, position.seat))
    const action = await players[position.seat]?.choose(view, diceAt(number), FULL_BUDGET)
    legalAt(asked, position, number, action)
  }
  const place = changed()
  if (place !== undefined) throw new Error(`it changes the tables at ${place}`)
}

/** The same dice give the same action, to a bot that has played all along as to one that has just joined. */
export async function choosesAgain<T extends GameTypes>(asked: AskedBot<T>): Promise<void> {
  const players = asked.rules.seats.map((_, seat) => asked.join(seat))
  for (const [number, position] of few(asked.positions)) {
    const { rules, join } = asked
    const view = () => rules.view(position.state, position.seat)
    const first = await players[position.seat]?.choose(view(), diceAt(number), SMALL)
    const fresh = await join(position.seat).choose(view(), diceAt(number), SMALL)
    if (!samePlain(first, fresh))
      throw new Error(
        `decision ${number + 1}: ${text(first)} in the course of a match, ${text(fresh)} at once`,
      )
  }
}

/** It goes by its view alone: what the rules were asked about other states that fit the view changes nothing. */
export async function goesByItsView<T extends GameTypes>(asked: AskedBot<T>): Promise<void> {
  const { rules, join } = asked
  for (const [number, { state, seat }] of few(asked.positions)) {
    const seen = rules.view(state, seat)
    const choices: unknown[] = []
    for (const other of ['one', 'two']) {
      const whole = rules.imagine(seen, seat, SeededDice.from(other))
      for (const each of rules.seats.keys()) rules.legal(whole, each)
      rules.outcome(whole)
      choices.push(await join(seat).choose(rules.view(whole, seat), diceAt(number), SMALL))
    }
    const [one, two] = choices
    if (!samePlain(one, two))
      throw new Error(`decision ${number + 1}: ${text(one)} or ${text(two)}, by what its view does not show`)
  }
}

/** With less work it does no more, and without any time it still has an answer. */
export async function keepsToItsBudget<T extends GameTypes>(asked: AskedBot<T>): Promise<void> {
  for (const [number, position] of few(asked.positions, MOST_COSTLY)) {
    const { seat, state } = position
    const spent: number[] = []
    for (const budget of [FULL_BUDGET, SMALL, NO_TIME]) {
      const counted = countedRules(asked.rules)
      const player = asked.join(seat, counted.rules)
      const action = await player.choose(asked.rules.view(state, seat), diceAt(number), budget)
      legalAt(asked, position, number, action)
      spent.push(counted.calls())
    }
    const [full = 0, small = 0, none = 0] = spent
    for (const [what, calls] of [
      ['a tenth of the work', small],
      ['no time', none],
    ] as const)
      if (calls > full * 1.25 + SLACK)
        throw new Error(
          `decision ${number + 1}: ${calls} calls of the rules with ${what}, ${full} with all of it`,
        )
  }
}

/** Calls of the rules that other paths through a bot may take. */
const SLACK = 50

/** Advice is about legal actions, the best first, with a chance for each. */
export async function advises<T extends GameTypes>(asked: AskedBot<T>, needed: boolean): Promise<void> {
  const { rules, join } = asked
  for (const [number, { state, seat }] of few(asked.positions, MOST_COSTLY)) {
    const player = join(seat)
    if (!player.advise) {
      if (needed) throw new Error('it is named as the adviser, and gives no advice')
      return
    }
    const view = deepFrozen(rules.view(state, seat))
    const { choices } = await player.advise(view, diceAt(number), SMALL)
    const advised = choices.map(({ action }) => text(action))
    const plans = choices.map(({ action, next = [] }) => text([action, ...next]))
    const legal = new Set(rules.legal(state, seat).map(text))
    const sound = advised.length > 0 && new Set(plans).size === plans.length
    if (!sound || !advised.every(action => legal.has(action)))
      throw new Error(
        `decision ${number + 1}: advice about ${advised.join(' ')}, of which not each is legal once`,
      )
    for (const { action, next = [] } of choices) followsPlan(asked, { state, seat }, [action, ...next])
    const chances = choices.map(({ chance }) => chance)
    if (
      !chances.every(
        (chance, place) => chance >= 0 && chance <= (place === 0 ? 1 : (chances[place - 1] ?? 1)) + ROUNDING,
      )
    )
      throw new Error(
        `decision ${number + 1}: the chances ${chances.join(', ')} do not fall from at most 1 to 0`,
      )
  }
}

/** What is planned after an action is legal too, one action after the other, as far as no dice decide. */
function followsPlan<T extends GameTypes>(
  { rules }: AskedBot<T>,
  { state, seat }: Position<T>,
  plan: readonly T['action'][],
): void {
  const noDice = new ScriptedDice([])
  const imagined = rules.copy(state)
  for (const [place, action] of plan.entries()) {
    if (!rules.toAct(imagined).includes(seat) || rules.check(imagined, seat, action))
      throw new Error(`the plan ${text(plan)} cannot go on with its action ${place + 1}`)
    try {
      rules.apply(imagined, seat, action, noDice, () => {})
    } catch (error) {
      if (error instanceof ScriptError) return
      throw error
    }
  }
}

/** Chances that are alike may differ by this much. */
const ROUNDING = 1e-9

function legalAt<T extends GameTypes>(
  { game, rules }: AskedBot<T>,
  { state, seat }: Position<T>,
  number: number,
  action: T['action'] | undefined,
): void {
  const at = `decision ${number + 1}: ${text(action)}`
  const why = whyNotPlain(action)
  if (why !== undefined) throw new Error(`${at} is not plain data: ${why}`)
  const shape = checkShape(game.action, action)
  if (!shape.ok) throw new Error(`${at} is no action: ${shape.flaws[0]?.path} ${shape.flaws[0]?.message}`)
  const refusal = rules.check(state, seat, shape.value)
  if (refusal) throw new Error(`${at} is refused: ${refusal.message}`)
}

/** The rules, with a count of how often they were called by the functions that bots search with. */
function countedRules<T extends GameTypes>(rules: Rules<T>): { rules: Rules<T>; calls: () => number } {
  let calls = 0
  const counted: Rules<T> = {
    ...rules,
    apply(...given) {
      calls++
      rules.apply(...given)
    },
    legal(...given) {
      calls++
      return rules.legal(...given)
    },
    copy(state) {
      calls++
      return rules.copy(state)
    },
    imagine(...given) {
      calls++
      return rules.imagine(...given)
    },
  }
  return { rules: counted, calls: () => calls }
}

/** Some of the positions, with their numbers. */
function few<T extends GameTypes>(
  positions: readonly Position<T>[],
  most = MOST_ASKED,
): [number, Position<T>][] {
  return [...positions.entries()].slice(0, most)
}

function diceAt(number: number): SeededDice {
  return SeededDice.from(`bot ${number}`)
}

/** A copy that throws where it is written to. */
function deepFrozen<S>(value: S): S {
  const freeze = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    Object.freeze(part)
    for (const inner of Object.values(part)) freeze(inner)
  }
  const frozen = copyPlain(value)
  freeze(frozen)
  return frozen
}

function text(value: unknown): string {
  return JSON.stringify(value)
}
