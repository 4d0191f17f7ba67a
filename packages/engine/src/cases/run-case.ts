import type { Dice } from '../dice/dice.ts'
import { ScriptError, ScriptedDice } from '../dice/scripted-dice.ts'
import { diceOfStep } from '../dice/seeded-dice.ts'
import type { Game, GameTypes, Seat } from '../game/game.ts'
import { GameFault } from '../game/game-fault.ts'
import { withoutPlaces, withValues } from '../input/pointer.ts'
import { InputError, parseShape } from '../input/schema.ts'
import { type Journal, openJournal, refusalOf } from '../journal/journal.ts'
import { stateHash } from '../plain/canonical.ts'
import { copyPlain } from '../plain/plain.ts'
import type { Case, CaseStep, Expectation } from './case-file.ts'
import { checkEvents, checkPosition, fits, type Mismatch } from './expectation.ts'
import { checkOdds } from './odds-expectation.ts'

export interface CaseResult {
  readonly name: string
  /** Everything that was not as expected; empty when the case holds. */
  readonly failures: readonly CaseFailure[]
  /** Whether the case expects anything at all; one that does not is only shown. */
  readonly expects: boolean
  readonly events: readonly (readonly unknown[])[]
  readonly state: unknown
}

export interface CaseFailure extends Mismatch {
  /** The number of the step, from 1; 0 speaks of the whole case. */
  readonly step: number
}

/** Plays a case. Throws an `InputError` where the case itself makes no sense. */
export function runCase<T extends GameTypes>(game: Game<T>, given: Case, source: string): CaseResult {
  const journal = openCase(game, given, source)
  const failures: CaseFailure[] = checkSetup(journal, given, source)
  const events: (readonly unknown[])[] = []
  for (const [index, step] of (given.steps ?? []).entries()) {
    const where = `${source} /steps/${index}`
    const before = journal.steps.length
    failures.push(...playStep(journal, given, step, index + 1, where))
    events.push(journal.steps.length > before ? (journal.steps.at(-1)?.events ?? []) : [])
  }
  if (given.expect) {
    notOnWhole(given.expect, source)
    failures.push(...checkPosition(journal, given.expect).map(mismatch => ({ ...mismatch, step: 0 })))
  }
  const expects = [given.setup, given.expect, ...(given.steps ?? []).map(({ expect }) => expect)].some(
    asksAnything,
  )
  return { name: given.name ?? source, failures, expects, events, state: copyPlain(journal.state) }
}

/** A journal with the position that the case begins from. */
function openCase<T extends GameTypes>(game: Game<T>, given: Case, source: string): Journal<T> {
  try {
    return opened(game, given, source)
  } catch (error) {
    // The engine knows the options only by the game; the file is what can be mended.
    if (error instanceof InputError && error.source === `${game.id} options`)
      throw new InputError(`${source} /options`, error.flaws)
    throw error
  }
}

function opened<T extends GameTypes>(game: Game<T>, given: Case, source: string): Journal<T> {
  const options = optionsOf(game, given, source)
  const first =
    given.position === undefined
      ? arrange(game, options, given, source)
      : openJournal(game, options, {
          position: parseShape(game.state, given.position, `${source} /position`),
          source: `${source} /position`,
        })
  if (!given.change && !given.remove) return first
  const changed = withValues(first.start.state, given.change ?? {}, `${source} /change`)
  const left = withoutPlaces(changed, given.remove ?? [], `${source} /remove`)
  const changes = `${source} /change`
  return openJournal(game, options, { position: parseShape(game.state, left, changes), source: changes })
}

/** What is expected of the set-up; it speaks of the position before the first step. */
function checkSetup<T extends GameTypes>(journal: Journal<T>, given: Case, source: string): CaseFailure[] {
  const { setup } = given
  if (!setup) return []
  for (const key of ['refused', 'odds'] as const)
    if (setup[key] !== undefined)
      throw new InputError(source, [{ path: `/setup/${key}`, message: 'belongs into the expect of a step' }])
  const asksEvents = setup.events !== undefined || setup.includes !== undefined
  if (asksEvents && (given.position !== undefined || given.change || given.remove))
    throw new InputError(source, [
      { path: '/setup', message: 'a position that is given or changed has no events of a set-up' },
    ])
  return [...checkEvents(journal.start, setup), ...checkPosition(journal, setup)].map(mismatch => ({
    ...mismatch,
    what: `set-up: ${mismatch.what}`,
    step: 0,
  }))
}

/** The set-up of the rules, with scripted dice where there are any. */
function arrange<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  { setupDice, seed = 'case' }: Case,
  source: string,
): Journal<T> {
  if (!setupDice) return openJournal(game, options, { dice: diceOfStep(seed, 0) })
  const where = `${source} /setupDice`
  const dice = new ScriptedDice(setupDice)
  const journal = fittingScript(where, () => openJournal(game, options, { dice }))
  if (dice.left.length === 0) return journal
  const message = `${setupDice.length - dice.left.length} draws are made, ${setupDice.length} are given`
  throw new InputError(where, [{ path: '/', message }])
}

function optionsOf<T extends GameTypes>(game: Game<T>, given: Case, source: string): T['options'] {
  const scenario = given.scenario ? game.scenarios.find(({ id }) => id === given.scenario) : game.scenarios[0]
  if (!scenario) {
    const known = game.scenarios.map(({ id }) => id).join(', ')
    const message = `found ${JSON.stringify(given.scenario)}, the scenarios of ${game.id} are: ${known}`
    throw new InputError(source, [{ path: '/scenario', message }])
  }
  const whole = given.options === undefined ? scenario.options : given.options
  const changed = withValues(whole, given.changeOptions ?? {}, `${source} /changeOptions`)
  return parseShape(game.options, changed, `${source} /options`)
}

function playStep<T extends GameTypes>(
  journal: Journal<T>,
  given: Case,
  step: CaseStep,
  number: number,
  where: string,
): CaseFailure[] {
  const { expect = {} } = step
  if (expect.refused !== undefined) notOnRefusal(expect, where)
  const seat = seatOf(journal, step.seat, where)
  const action = parseShape(journal.game.action, step.action, `${where}/action`)
  const failures = sayingWhere(where, () => tried(journal, given, step, seat, action, where))
  return failures.map(failure => ({ ...failure, step: number }))
}

/** What is wrong with what an action says, found only when it is carried out, is a fault of the case and not of the rules. */
function sayingWhere<R>(where: string, play: () => R): R {
  try {
    return play()
  } catch (error) {
    const cause = error instanceof GameFault ? error.cause : error
    if (cause instanceof InputError && !cause.source.startsWith(where))
      throw new InputError(`${where}/action`, cause.flaws)
    throw error
  }
}

function tried<T extends GameTypes>(
  journal: Journal<T>,
  given: Case,
  step: CaseStep,
  seat: Seat,
  action: T['action'],
  where: string,
): Mismatch[] {
  const { expect = {} } = step
  const failures: Mismatch[] = []
  if (expect.odds) {
    const refusal = refusalOf(journal.rules, journal.state, seat, action)
    if (refusal) return [{ what: 'refusal', expected: undefined, actual: refusal }]
  }
  if (expect.odds) failures.push(...checkOdds(journal.rules, journal.state, seat, action, expect.odds, where))
  if (!asksOddsOnly(step)) failures.push(...act(journal, given, step, seat, action, where))
  return failures
}

/** A step that asks for odds and nothing else, and scripts no dice, is not carried out. */
function asksOddsOnly({ dice, expect }: CaseStep): boolean {
  return !dice && expect?.odds !== undefined && Object.keys(expect).length === 1
}

function act<T extends GameTypes>(
  journal: Journal<T>,
  given: Case,
  step: CaseStep,
  seat: Seat,
  action: T['action'],
  where: string,
): Mismatch[] {
  const { expect = {} } = step
  const hash = stateHash(journal.state)
  const dice: Dice =
    step.dice || given.seed === undefined
      ? new ScriptedDice(step.dice ?? [])
      : diceOfStep(given.seed, journal.steps.length + 1)
  const stepped = fittingScript(`${where}/dice`, () => journal.step(seat, action, dice))
  if (!stepped.ok) {
    const changed = stateHash(journal.state) !== hash
    if (changed) return [{ what: 'the state after a refusal', expected: 'unchanged', actual: 'changed' }]
    const wanted = typeof expect.refused === 'string' ? { code: expect.refused } : expect.refused
    if (wanted && fits(stepped.refusal, wanted)) return checkPosition(journal, expect)
    return [{ what: 'refusal', expected: wanted, actual: stepped.refusal }]
  }
  if (expect.refused !== undefined)
    return [{ what: 'refusal', expected: expect.refused, actual: 'the action was carried out' }]
  const mismatches = [...checkEvents(stepped.step, expect), ...checkPosition(journal, expect)]
  if (dice instanceof ScriptedDice && dice.left.length > 0)
    mismatches.push({ what: 'scripted dice that were not drawn', expected: [], actual: dice.left })
  return mismatches
}

/** A script that does not fit is a fault of the case, not of the rules. */
function fittingScript<T>(where: string, play: () => T): T {
  try {
    return play()
  } catch (error) {
    if (error instanceof GameFault && error.cause instanceof ScriptError)
      throw new InputError(where, [{ path: '/', message: error.cause.message }])
    throw error
  }
}

function seatOf<T extends GameTypes>(journal: Journal<T>, seat: string | number, where: string): Seat {
  if (typeof seat === 'number') return seat
  const number = journal.rules.seats.indexOf(seat)
  if (number >= 0) return number
  const message = `found ${JSON.stringify(seat)}, the seats are: ${journal.rules.seats.join(', ')}`
  throw new InputError(where, [{ path: '/seat', message }])
}

/** What speaks of one action has no meaning for a whole case. */
function notOnWhole(expect: Expectation, source: string): void {
  for (const key of ['events', 'includes', 'refused', 'odds'] as const)
    if (expect[key] !== undefined)
      throw new InputError(source, [{ path: `/expect/${key}`, message: 'belongs into the expect of a step' }])
}

/** A refused action has no events and no odds to ask for. */
function notOnRefusal(expect: Expectation, source: string): void {
  for (const key of ['events', 'includes', 'odds'] as const)
    if (expect[key] !== undefined)
      throw new InputError(source, [
        { path: `/expect/${key}`, message: 'cannot be expected of a refused action' },
      ])
}

/** What asks for something even where it is empty: no events, nobody to act, refused for any reason. */
const MEANT_EMPTY: readonly string[] = [
  'outcome',
  'events',
  'toAct',
  'refused',
] satisfies (keyof Expectation)[]

/** An expectation with nothing in it expects nothing. */
function asksAnything(expect: Expectation | undefined): boolean {
  return Object.entries(expect ?? {}).some(
    ([key, asked]) =>
      MEANT_EMPTY.includes(key) || typeof asked !== 'object' || Object.keys(asked ?? {}).length > 0,
  )
}
