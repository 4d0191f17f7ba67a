import type { Dice } from '../dice/dice.ts'
import { SeededDice } from '../dice/seeded-dice.ts'
import type { GameTypes } from '../game/game.ts'
import { checkShape, jsonSchemaOf } from '../input/schema.ts'
import { whyNotPlain } from '../plain/plain.ts'
import { type Check, ensure, fail, type Loaded } from './check.ts'
import { fromSeeds } from './from-seeds.ts'
import type { JsonSchema } from './json-schema.ts'
import { type DataPlace, otherValue, placesIn } from './random-data.ts'
import { whyNotScores } from './scores.ts'

/** Positions are made from those after so many actions of a random match, at most; half of them from the first ones. */
const MOST_ACTIONS = 100
const FIRST_ACTIONS = 5
/** How often a value of a position is changed, and how many are tried for it: most are refused. */
const CHANGES = 100
const ATTEMPTS = 4
/** The share of kinds of places that stay as they are. */
const LEFT_ALONE = 0.6
/** The name of the check, behind that of the scenario. */
export const RANDOM_POSITIONS = 'any sound position can be played'
const FIRST = 20
/** How far play goes on from a position, and how many actions are looked at in it and in each position after it. */
const STEPS = 6
const ACTIONS = 30
const ACTIONS_LATER = 3

/**
 * Play reaches few of the positions that the rules have to answer for: designers, cases and searches bring others. Positions that
 * the schema and the rules' own `flaws` let through, however far from play, are as sound as those of a match: somebody is to act, what is
 * listed is allowed, and carrying it out leads to a position like this one.
 */
export function randomPositionsCheck<T extends GameTypes>(loaded: Loaded<T>, tries: number): Check {
  const schema = jsonSchemaOf(loaded.game.state)
  const holds = (seed: number) => {
    const position = randomPosition(loaded, schema, seed)
    try {
      playFrom(loaded, position, SeededDice.from(`from ${seed}`))
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`${why}, in the position ${JSON.stringify(position)}`, { cause: error })
    }
  }
  // Thorough runs try five times as many.
  return fromSeeds(`${loaded.scenario}: ${RANDOM_POSITIONS}`, tries, holds, FIRST)
}

/**
 * A position of a random match in which one part, such as a ship, or any part has been changed as long as it stays sound. Only some kinds of
 * places are changed, and those again and again: so a few of them come together at their ends, where faults are.
 */
function randomPosition<T extends GameTypes>(
  loaded: Loaded<T>,
  schema: JsonSchema,
  seed: number,
): T['state'] {
  const dice = SeededDice.from(`position ${seed}`)
  const position = momentOf(loaded, dice)
  const focus = focusIn(position, dice)
  const left = new Set<string>()
  const known = new Set<string>()
  let kinds: DataPlace[][] | undefined
  for (let change = 0; change < CHANGES; change++) {
    kinds ??= kindsOfPlaces(
      placesIn(schema, position).filter(({ at }) => at.startsWith(focus)),
      kind => {
        if (!known.has(kind) && dice.chance(LEFT_ALONE)) left.add(kind)
        known.add(kind)
        return !left.has(kind)
      },
    )
    if (kinds.length === 0) break
    // There may be other places now.
    if (changed(loaded, schema, position, dice.pick(dice.pick(kinds)), dice)) kinds = undefined
  }
  return position
}

/** Gives a place another value with which the position is sound, if one is found soon; whether its places are others now. */
function changed<T extends GameTypes>(
  loaded: Loaded<T>,
  schema: JsonSchema,
  position: T['state'],
  place: DataPlace,
  dice: Dice,
): boolean {
  const before = place.get()
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const value = otherValue(schema, place, () => textsIn(position), dice)
    if (value === undefined) break
    place.set(value)
    if (isSound(loaded, position, value)) return typeof value === 'object' || typeof before === 'object'
    place.set(before)
  }
  return false
}

/** By kind: the speeds of all ships are together as likely to be changed as places of another kind. */
function kindsOfPlaces(places: readonly DataPlace[], isMeant: (kind: string) => boolean): DataPlace[][] {
  const kinds = new Map<string, DataPlace[]>()
  for (const place of places) {
    const kind = place.at.replace(/\/\d+(?=\/|$)/g, '/*')
    const others = kinds.get(kind)
    if (others) others.push(place)
    else if (isMeant(kind)) kinds.set(kind, [place])
  }
  return [...kinds.values()]
}

/** After some actions of a random match. */
function momentOf<T extends GameTypes>({ rules }: Loaded<T>, dice: Dice): T['state'] {
  const state = rules.setup(dice, () => undefined)
  let before = rules.copy(state)
  for (
    let left = dice.chance(0.5) ? dice.d(FIRST_ACTIONS) : dice.d(MOST_ACTIONS);
    left > 0 && !rules.outcome(state);
    left--
  ) {
    before = rules.copy(state)
    const seat = dice.pick(rules.toAct(state))
    rules.apply(state, seat, dice.pick(rules.legal(state, seat)), dice, () => undefined)
  }
  return rules.outcome(state) ? before : state
}

/** One item of one list, or everything: many changes to one ship find more than one to each of many. */
function focusIn(position: unknown, dice: Dice): string {
  if (dice.chance(0.3) || typeof position !== 'object' || position === null) return ''
  const items = Object.entries(position).flatMap(([key, part]) =>
    Array.isArray(part) && part.some(item => typeof item === 'object' && item !== null)
      ? part.map((_, place) => `/${key}/${place}/`)
      : [],
  )
  return items.length > 0 ? dice.pick(items) : ''
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Numbers and the like were made by the schema; lists, texts and what is made of them are checked by it. */
function isSound<T extends GameTypes>(
  { game, rules }: Loaded<T>,
  position: T['state'],
  changed: unknown,
): boolean {
  const fits =
    typeof changed === 'number' || typeof changed === 'boolean' || checkShape(game.state, position).ok
  return fits && (rules.flaws?.(position) ?? []).length === 0
}

function playFrom<T extends GameTypes>({ game, rules }: Loaded<T>, position: T['state'], dice: Dice): void {
  let state = rules.copy(position)
  for (let step = 0; step < STEPS; step++) {
    const outcome = rules.outcome(state)
    if (outcome) {
      const why = whyNotScores(outcome.scores, rules.seats.length)
      if (why !== undefined) fail(why)
      return
    }
    for (const viewer of [...rules.seats.keys(), 'spectator'] as const) {
      const why = whyNotPlain(rules.view(state, viewer))
      if (why !== undefined) fail(`the view of ${viewer} is not plain data: ${why}`)
    }
    const toAct = rules.toAct(state)
    if (toAct.length === 0) fail('nobody is to act, and there is no outcome')
    const seat = dice.pick(toAct)
    const legal = rules.legal(state, seat)
    if (legal.length === 0) fail(`seat ${seat} is to act and has no legal action`)
    const results = dice
      .shuffle(legal)
      .slice(0, step === 0 ? ACTIONS : ACTIONS_LATER)
      .map(action => after(action))
    state = dice.pick(results)

    function after(action: T['action']): T['state'] {
      const what = `after ${JSON.stringify(action)} at step ${step + 1}`
      const refusal = rules.check(state, seat, action)
      ensure(!refusal, () => `legal lists ${JSON.stringify(action)}, check refuses it: ${refusal?.message}`)
      for (const { of, outcomes } of rules.forecast?.(rules.view(state, seat), seat, action)?.odds ?? []) {
        const total = outcomes.reduce((sum, { chance }) => sum + chance, 0)
        ensure(Math.abs(total - 1) < 1e-9, () => `the odds of ${of} add up to ${total}`)
      }
      const next = rules.copy(state)
      const events: T['event'][] = []
      try {
        rules.apply(next, seat, action, SeededDice.from(`${dice.d(1_000_000)}`), event => events.push(event))
      } catch (error) {
        throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
      }
      const why = whyNotPlain(next) ?? whyNotPlain(events)
      if (why !== undefined) fail(`${what} not plain data: ${why}`)
      const shape = checkShape(game.state, next)
      if (!shape.ok)
        fail(`${what} the state does not fit its schema: ${shape.flaws[0]?.path} ${shape.flaws[0]?.message}`)
      const [flaw] = rules.flaws?.(next) ?? []
      if (flaw) fail(`${what} the state has a flaw: ${flaw.path} ${flaw.message}`)
      return next
    }
  }
}
