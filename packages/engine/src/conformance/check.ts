import { SeededDice } from '../dice/seeded-dice.ts'
import type { Game, GameTypes, Rules, Scenario, Seat } from '../game/game.ts'

/** One thing every game must do. A test runner runs it under its name; it throws where the game fails. */
export interface Check {
  readonly name: string
  run(): void | Promise<void>
}

export interface ConformanceOptions {
  /** How many random matches each check plays; fewer for games whose matches are long. */
  readonly matches?: number
  /** Scenarios to check; all if not said. */
  readonly scenarios?: readonly string[]
  /**
   * Places in the options that stay as a scenario has them where other values are tried out, each with the reason. JSON
   * Pointers; `*` stands for any key, and what is below a place stays too.
   */
  readonly keptOptions?: Readonly<Record<string, string>>
  /** Looks at every moment of a match; else at a sample of them once it has gone on for a while. */
  readonly everyMoment?: boolean
}

/** A game loaded with the options of one of its scenarios. */
export interface Loaded<T extends GameTypes> {
  readonly game: Game<T>
  readonly scenario: string
  readonly options: T['options']
  readonly rules: Rules<T>
  readonly everyMoment?: boolean
}

/** One decision of a random match: the state before it, which must not be changed, and what was chosen. */
export interface Moment<T extends GameTypes> {
  readonly state: T['state']
  readonly seat: Seat
  readonly action: T['action']
  readonly legal: readonly T['action'][]
  readonly step: number
}

/**
 * Plays a match at random and shows every moment of it; the last state. Everything follows from the seed.
 */
export function randomMatch<T extends GameTypes>(
  { rules, game }: Loaded<T>,
  seed: number,
  visit: (moment: Moment<T>) => void = () => undefined,
): T['state'] {
  const chooser = SeededDice.from(`choices ${seed}`)
  const dice = SeededDice.from(`dice ${seed}`)
  const state = rules.setup(dice, () => undefined)
  for (let step = 1; !rules.outcome(state); step++) {
    if (!(step <= rules.limit)) fail(`${game.id} goes on after its limit of ${rules.limit} actions`)
    const toAct = rules.toAct(state)
    if (toAct.length === 0) fail('nobody is to act, and there is no outcome')
    const seat = chooser.pick(toAct)
    const legal = rules.legal(state, seat)
    if (legal.length === 0) fail(`seat ${seat} is to act and has no legal action`)
    const action = chooser.pick(legal)
    visit({ state, seat, action, legal, step })
    rules.apply(state, seat, action, dice, () => undefined)
  }
  return state
}

/** Moments that are all looked at, and how many there are to one that is looked at after them. */
const ALL_OF_THE_FIRST = 30
const ONE_IN = 6

/**
 * A random match of which a sample of moments is shown: from one to the next little changes, and looking closely takes
 * far longer than playing. Which ones follows from the seed, so that other seeds look at others.
 */
export function sampledMatch<T extends GameTypes>(
  loaded: Loaded<T>,
  seed: number,
  visit: (moment: Moment<T>) => void,
): T['state'] {
  return randomMatch(loaded, seed, moment => {
    const { step } = moment
    if (loaded.everyMoment || step <= ALL_OF_THE_FIRST || (step + seed) % ONE_IN === 0) visit(moment)
  })
}

/** The scenarios of those ids, all of which must be there. */
export function chosenScenarios<T extends GameTypes>(
  game: Game<T>,
  ids: readonly string[],
): Scenario<T['options']>[] {
  for (const id of ids)
    if (!game.scenarios.some(scenario => scenario.id === id)) fail(`${game.id} has no scenario ${id}`)
  return game.scenarios.filter(({ id }) => ids.includes(id))
}

export function fail(message: string): never {
  throw new Error(message)
}

export function ensure(condition: boolean, message: () => string): void {
  if (!condition) fail(message())
}
