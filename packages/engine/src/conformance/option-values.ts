import { SeededDice } from '../dice/seeded-dice.ts'
import type { Game, GameTypes, Scenario } from '../game/game.ts'
import { LIMITS } from '../input/limits.ts'
import { withValues } from '../input/pointer.ts'
import { checkShape, type Flaw, InputError } from '../input/schema.ts'
import { startMatch } from '../match/match.ts'
import { samePlain, whyNotPlain } from '../plain/plain.ts'
import { type Check, fail } from './check.ts'
import { fromSeeds } from './from-seeds.ts'
import { type OptionLeaf, optionLeaves } from './option-leaves.ts'
import { whyNotScores } from './scores.ts'

/** A match under other options is left after this many actions: large values make long matches. */
const MOST_ACTIONS = 400

/**
 * Options that the schema lets through, a few values away from a scenario's own, have flaws, which are all listed when a
 * match is refused for them, or they can be played.
 */
export function optionValuesCheck<T extends GameTypes>(
  game: Game<T>,
  { id, options }: Scenario<T['options']>,
  tries: number,
  kept: Readonly<Record<string, string>>,
): Check {
  const groups = groupsOf(optionLeaves(game.options, options).filter(({ at }) => !isKept(at, kept)))
  return fromSeeds(`${id}: other option values have flaws or can be played`, tries, seed => {
    const dice = SeededDice.from(`options ${seed}`)
    const values: Record<string, unknown> = {}
    for (const group of dice.shuffle(groups).slice(0, dice.d(3))) {
      const leaf = dice.pick(group)
      values[leaf.at] = sampleOf(leaf, dice)
    }
    const given = checkShape(game.options, withValues(options, values, `${id} options`))
    if (!given.ok) return
    try {
      tryOptions(game, given.value, seed)
    } catch (error) {
      const what = Object.entries(values).map(([at, value]) => `${at} = ${JSON.stringify(value)}`)
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`with ${what.join(', ')}: ${why}`, { cause: error })
    }
  })
}

function tryOptions<T extends GameTypes>(game: Game<T>, options: T['options'], seed: number): void {
  const flaws = game.flaws?.(options) ?? []
  if (flaws.length > 0) {
    refusedForAll(game, options, flaws)
    return
  }
  const rules = game.load(options)
  if (!(Number.isSafeInteger(rules.limit) && rules.limit > 0))
    fail(`a limit is a number of actions, not ${rules.limit}`)
  const dice = SeededDice.from(`match ${seed}`)
  const state = rules.setup(dice, () => undefined)
  for (let step = 1; step <= MOST_ACTIONS; step++) {
    const outcome = rules.outcome(state)
    if (outcome) {
      const why = whyNotScores(outcome.scores, rules.seats.length)
      if (why !== undefined) fail(why)
      return
    }
    if (step > rules.limit) fail(`${game.id} goes on after its limit of ${rules.limit} actions`)
    const toAct = rules.toAct(state)
    if (toAct.length === 0) fail('nobody is to act, and there is no outcome')
    const seat = dice.pick(toAct)
    const legal = rules.legal(state, seat)
    if (legal.length === 0) fail(`seat ${seat} is to act and has no legal action`)
    const action = dice.pick(legal)
    const refusal = rules.check(state, seat, action)
    if (refusal) fail(`legal lists ${JSON.stringify(action)}, check refuses it: ${refusal.message}`)
    rules.apply(state, seat, action, dice, () => undefined)
    const why = whyNotPlain(state)
    if (why !== undefined) fail(`after ${JSON.stringify(action)} the state is not plain data: ${why}`)
  }
}

/** A match under options with flaws is refused, with every one of them that is worth naming. */
function refusedForAll<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  flaws: readonly Flaw[],
): void {
  try {
    startMatch(game, { options, seed: 'flaws' })
  } catch (error) {
    if (error instanceof InputError && samePlain(error.flaws, flaws.slice(0, LIMITS.flaws))) return
    throw error
  }
  fail(`a match starts in spite of the flaw ${flaws[0]?.path} ${flaws[0]?.message}`)
}

function sampleOf({ values }: OptionLeaf, dice: SeededDice): unknown {
  if (values.kind === 'one-of') return dice.pick(values.values)
  const { low, high, step } = values
  if (step !== undefined) return low + step * (dice.d(Math.floor((high - low) / step) + 1) - 1)
  // Tenths of the way; the ends are where faults are.
  return low + ((high - low) * (dice.d(11) - 1)) / 10
}

/** Leaves of one kind, such as all cells of a map, count as one: else a map would be all that is varied. */
function groupsOf(leaves: readonly OptionLeaf[]): OptionLeaf[][] {
  const groups = new Map<string, OptionLeaf[]>()
  for (const leaf of leaves) {
    const kind = leaf.at.replace(/\/\d+(?=\/|$)/g, '/*')
    groups.set(kind, [...(groups.get(kind) ?? []), leaf])
  }
  return [...groups.values()]
}

/** Whether a place is at or below one that is to be left as it is. */
function isKept(at: string, kept: Readonly<Record<string, string>>): boolean {
  const keys = at.split('/')
  return Object.keys(kept).some(pointer =>
    pointer.split('/').every((key, place) => key === '*' || key === keys[place]),
  )
}
