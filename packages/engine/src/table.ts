import { stateHash } from './canonical.ts'
import type { Dice, Draw } from './dice.ts'
import { brief, type Change, difference } from './difference.ts'
import type { Game, Refusal, Rules, Seat } from './game.ts'
import { copyPlain } from './plain.ts'
import { RecordingDice } from './recording-dice.ts'
import { InputError, parseShape } from './schema.ts'

/**
 * Where a match is kept: the state, the steps that led to it, and the way to take one more or one back.
 * Matches, replays and case files are all played on one.
 */
export interface Table<S, A, E, O> {
  readonly game: Game<S, A, E, O>
  readonly options: O
  readonly rules: Rules<S, A, E>
  readonly start: Start<S, E>
  readonly steps: readonly Step<S, A, E>[]
  /** The state itself. Whoever reads it must not change it. */
  readonly state: S
  /** Takes an action with the given dice, or refuses. Throws a `GameFault` where the rules fail. */
  step(seat: Seat, action: A, dice: Dice): Stepped<S, A, E>
  /** Takes the last step back. */
  takeBack(seat: Seat): Refusal | undefined
  whyNoTakingBack(seat: Seat): Refusal | undefined
}

/** How it begins: from a position, with the name of where it came from, or as the rules and dice arrange it. */
export type Setup<S> = { readonly position: S; readonly source?: string } | { readonly dice: Dice }

export interface Start<S, E> {
  /** The position was given, not set up by the rules. */
  readonly given: boolean
  readonly dice: readonly Draw[]
  readonly state: S
  readonly hash: string
  readonly events: readonly E[]
}

export interface Step<S, A, E> {
  readonly seat: Seat
  readonly action: A
  readonly dice: readonly Draw[]
  readonly changes: readonly Change[]
  readonly hash: string
  readonly events: readonly E[]
  /** The state before, as long as the step can be taken back; else why it cannot. */
  undo: { readonly before: S } | { readonly refusal: Refusal }
}

export type Stepped<S, A, E> =
  | { readonly ok: true; readonly step: Step<S, A, E> }
  | { readonly ok: false; readonly refusal: Refusal }

/** A bug inside a game's rules. The match still stands where it stood before the action. */
export class GameFault extends Error {
  override readonly name = 'GameFault'
  readonly step: number
  constructor(step: number, message: string, cause: unknown) {
    super(message, { cause })
    this.step = step
  }
}

export function openTable<S, A, E, O>(
  game: Game<S, A, E, O>,
  givenOptions: O,
  setup: Setup<S>,
): Table<S, A, E, O> {
  const options = copyPlain(parseShape(game.options, givenOptions, `${game.id} options`))
  const { rules, start } = begin(game, options, setup)
  const steps: Step<S, A, E>[] = []
  let state = rules.copy(start.state)

  function whyNoTakingBack(seat: Seat): Refusal | undefined {
    const last = steps.at(-1)
    if (!last) return { code: 'nothing-to-undo', message: 'There is nothing to take back.' }
    // With the end the seed and everything hidden are out.
    if (rules.outcome(state)) return matchOver
    if (last.seat !== seat) {
      const name = rules.seats[last.seat] ?? ''
      return { code: 'others-acted', message: `${name} has acted since; that stands.`, values: { name } }
    }
    return 'refusal' in last.undo ? last.undo.refusal : undefined
  }

  return {
    game,
    options,
    rules,
    start,
    steps,
    get state() {
      return state
    },
    step(seat, given, dice) {
      const action = copyPlain(given)
      try {
        const refusal = refusalOf(rules, state, seat, action)
        if (refusal) return { ok: false, refusal }
        const after = rules.copy(state)
        const step = carryOut(rules, state, after, seat, action, dice)
        steps.push(step)
        state = after
        if ('refusal' in step.undo) forgetStatesBefore(steps, step.undo.refusal)
        return { ok: true, step }
      } catch (error) {
        const step = steps.length + 1
        const what = `${game.id}, step ${step}, ${rules.seats[seat]} ${brief(action)}`
        throw new GameFault(step, `${what}: ${error instanceof Error ? error.message : error}`, error)
      }
    },
    whyNoTakingBack,
    takeBack(seat) {
      const refusal = whyNoTakingBack(seat)
      if (refusal) return refusal
      const last = steps.pop()
      if (last && 'before' in last.undo) state = last.undo.before
      return undefined
    },
  }
}

/** Whether a seat may take an action now: the match's own reasons first, then those of the rules. */
export function refusalOf<S, A, E>(
  rules: Rules<S, A, E>,
  state: S,
  seat: Seat,
  action: A,
): Refusal | undefined {
  if (rules.seats[seat] === undefined) {
    const seats = rules.seats.join(', ')
    return {
      code: 'no-such-seat',
      message: `There is no seat ${seat}; the seats are ${seats}.`,
      values: { seat, seats },
    }
  }
  if (rules.outcome(state)) return matchOver
  const toAct = rules.toAct(state)
  if (!toAct.includes(seat)) {
    const name = rules.seats[seat]
    const turn = toAct.map(other => rules.seats[other]).join(', ')
    return {
      code: 'not-your-turn',
      message: `It is not ${name}'s turn but ${turn}'s.`,
      values: { name, turn },
    }
  }
  return rules.check(state, seat, action)
}

const matchOver: Refusal = { code: 'match-over', message: 'The match is over.' }

function begin<S, A, E, O>(
  game: Game<S, A, E, O>,
  options: O,
  setup: Setup<S>,
): { rules: Rules<S, A, E>; start: Start<S, E> } {
  try {
    const rules = game.load(options)
    return { rules, start: 'position' in setup ? given(game, rules, setup) : arranged(rules, setup.dice) }
  } catch (error) {
    if (error instanceof InputError) throw error
    const why = error instanceof Error ? error.message : error
    throw new GameFault(0, `${game.id}, set-up: ${why}`, error)
  }
}

function given<S, A, E, O>(
  game: Game<S, A, E, O>,
  rules: Rules<S, A, E>,
  { position, source = `${game.id} position` }: Extract<Setup<S>, { position: S }>,
): Start<S, E> {
  const state = copyPlain(parseShape(game.state, position, source))
  const flaws = rules.flaws?.(state) ?? []
  if (flaws.length > 0) throw new InputError(source, flaws)
  return { given: true, dice: [], state, hash: stateHash(state), events: [] }
}

function arranged<S, A, E>(rules: Rules<S, A, E>, source: Dice): Start<S, E> {
  const dice = new RecordingDice(source)
  const events: E[] = []
  const state = rules.setup(dice, event => events.push(copyPlain(event)))
  return { given: false, dice: dice.draws, state, hash: stateHash(state), events }
}

/** Applies the action to `after`, a copy of the state, and notes all that a record and an undo need. */
function carryOut<S, A, E>(
  rules: Rules<S, A, E>,
  before: S,
  after: S,
  seat: Seat,
  action: A,
  dice: Dice,
): Step<S, A, E> {
  const drawn = new RecordingDice(dice)
  const events: E[] = []
  rules.apply(after, seat, copyPlain(action), drawn, event => events.push(copyPlain(event)))
  const refusal = whyFinal(rules, drawn.draws, events)
  return {
    seat,
    action,
    dice: drawn.draws,
    changes: difference(before, after),
    hash: stateHash(after),
    events,
    undo: refusal ? { refusal } : { before },
  }
}

function whyFinal<S, A, E>(
  rules: Rules<S, A, E>,
  dice: readonly Draw[],
  events: readonly E[],
): Refusal | undefined {
  if (dice.length > 0) return { code: 'dice-fell', message: 'The dice have fallen; that stands.' }
  if (events.some(event => rules.reveals?.(event)))
    return { code: 'secret-out', message: 'Something hidden has come to light; that stands.' }
  return undefined
}

function forgetStatesBefore<S, A, E>(steps: readonly Step<S, A, E>[], refusal: Refusal): void {
  for (let i = steps.length - 2; i >= 0; i--) {
    const step = steps[i]
    if (!step || 'refusal' in step.undo) return
    step.undo = { refusal }
  }
}
