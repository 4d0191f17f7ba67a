import type { Dice, Draw } from '../dice/dice.ts'
import { RecordingDice } from '../dice/recording-dice.ts'
import { ScriptedDice } from '../dice/scripted-dice.ts'
import type { Game, GameTypes, Outcome, Refusal, Rules, Seat } from '../game/game.ts'
import { GameFault } from '../game/game-fault.ts'
import type { Flaw } from '../input/schema.ts'
import { brief, type Change, difference } from '../plain/difference.ts'
import { copyPlain, whyNotPlain } from '../plain/plain.ts'
import { flawOfEnd, type MatchEnd, outcomeOfEnd } from './match-end.ts'
import { begin, type Setup, type Start } from './start.ts'
import { besides, matchOver, type Retaken, takenBack } from './take-back.ts'

/**
 * The inside of a match: the state, the steps that led to it, and the way to take one more or one back.
 * Matches, replays and case files are all played in one.
 */
export interface Journal<T extends GameTypes> {
  readonly game: Game<T>
  readonly options: T['options']
  readonly rules: Rules<T>
  readonly start: Start<T>
  readonly steps: readonly Step<T>[]
  /** The state itself, for reading only. */
  readonly state: T['state']
  /** By the rules, or by an end that no rule made. */
  readonly outcome: Outcome | undefined
  /** Takes an action with the given dice, or refuses. Throws a `GameFault` where the rules fail. */
  step(seat: Seat, action: T['action'], dice: Dice): Stepped<ActionStep<T>>
  /** Ends the match by what no rule makes, as its last step. */
  end(end: MatchEnd): Stepped<EndStep>
  /** Takes the seat's last step back; those of others that came after it stay where they do not concern the seat. */
  takeBack(seat: Seat): Stepped<ActionStep<T>>
  whyNoTakingBack(seat: Seat): Refusal | undefined
  /** Whether the last step, of another seat, is more to this one than a plan beside its own or what it cannot notice. */
  concerns(seat: Seat): boolean
}

/** One step of a match: an action, or an end that no rule made. */
export type Step<T extends GameTypes> = ActionStep<T> | EndStep

export interface ActionStep<T extends GameTypes> {
  readonly kind: 'action'
  readonly seat: Seat
  readonly action: T['action']
  readonly dice: readonly Draw[]
  readonly changes: readonly Change[]
  readonly events: readonly T['event'][]
  /** The state before, as long as the step can be taken back; else why it cannot. */
  undo: { readonly before: T['state'] } | { readonly refusal: Refusal }
}

export interface EndStep {
  readonly kind: 'end'
  /** The state stays as it is. */
  readonly end: MatchEnd
  readonly events: readonly never[]
}

export type Stepped<S> =
  | { readonly ok: true; readonly step: S }
  | { readonly ok: false; readonly refusal: Refusal }

export function openJournal<T extends GameTypes>(
  game: Game<T>,
  givenOptions: T['options'],
  setup: Setup<T>,
): Journal<T> {
  const { options, rules, start } = begin(game, givenOptions, setup)
  const steps: Step<T>[] = []
  let state = rules.copy(start.state)

  /** A step of planning once more, on a state that another plan was taken out of. */
  function again(before: T['state'], { seat, action }: ActionStep<T>): Retaken<T> | undefined {
    if (refusalOf(rules, before, seat, action)) return undefined
    const after = rules.copy(before)
    try {
      // Nothing was drawn then, and nothing may be now.
      return { step: carryOut(rules, before, after, seat, action, new ScriptedDice([])), state: after }
    } catch {
      return undefined
    }
  }

  function outcome(): Outcome | undefined {
    const last = steps.at(-1)
    return last?.kind === 'end' ? outcomeOfEnd(rules, state, last.end) : rules.outcome(state)
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
    get outcome() {
      return outcome()
    },
    end(given) {
      if (outcome()) return { ok: false, refusal: matchOver }
      const flaw = flawOfEnd(given)
      if (flaw) return { ok: false, refusal: notAnEnd(flaw) }
      const end = { ...given }
      if ('seat' in end && rules.seats[end.seat] === undefined)
        return { ok: false, refusal: noSuchSeat(rules, end.seat) }
      if (end.kind === 'draw-agreed' && rules.seats.length === 1) return { ok: false, refusal: noOpponent }
      const step: EndStep = { kind: 'end', end, events: [] }
      steps.push(step)
      forgetStatesBefore(steps, matchOver)
      return { ok: true, step }
    },
    step(seat, given, dice) {
      const action = copyPlain(given)
      try {
        const refusal = steps.at(-1)?.kind === 'end' ? matchOver : refusalOf(rules, state, seat, action)
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
    whyNoTakingBack(seat) {
      const taken = takenBack(rules, { steps, state }, seat, again)
      return taken.ok ? undefined : taken.refusal
    },
    takeBack(seat) {
      const taken = takenBack(rules, { steps, state }, seat, again)
      if (!taken.ok) return taken
      steps.splice(0, steps.length, ...taken.left.steps)
      state = taken.left.state
      return { ok: true, step: taken.step }
    },
    concerns: seat => !besides(rules, { steps, state }, steps.length - 1, seat),
  }
}

/** Whether a seat may take an action now: the match's own reasons first, then those of the rules. */
export function refusalOf<T extends GameTypes>(
  rules: Rules<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
): Refusal | undefined {
  if (rules.seats[seat] === undefined) return noSuchSeat(rules, seat)
  if (rules.outcome(state)) return matchOver
  const toAct = rules.toAct(state)
  if (!toAct.includes(seat)) {
    const name = rules.seats[seat]
    const turn = toAct.map(other => rules.seats[other]).join(', ')
    return {
      code: 'not-your-turn',
      message: `It's ${turn}'s turn, not ${name}'s.`,
      values: { name, turn },
    }
  }
  return rules.check(state, seat, action)
}

function noSuchSeat<T extends GameTypes>(rules: Rules<T>, seat: Seat): Refusal {
  const seats = rules.seats.join(', ')
  return {
    code: 'no-such-seat',
    message: `There is no seat ${seat}; the seats are ${seats}.`,
    values: { seat, seats },
  }
}

function notAnEnd({ path, message }: Flaw): Refusal {
  return { code: 'not-an-end', message: `A match can't end like this: ${path} ${message}.` }
}

const noOpponent: Refusal = { code: 'no-opponent', message: 'There is nobody to agree on a draw with.' }

/** Applies the action to `after`, a copy of the state, and notes all that a record and an undo need. */
function carryOut<T extends GameTypes>(
  rules: Rules<T>,
  before: T['state'],
  after: T['state'],
  seat: Seat,
  action: T['action'],
  dice: Dice,
): ActionStep<T> {
  const drawn = new RecordingDice(dice)
  const events: T['event'][] = []
  rules.apply(after, seat, copyPlain(action), drawn, event => events.push(copyPlain(event)))
  const refusal = whyFinal(rules, drawn.draws, events)
  return {
    kind: 'action',
    seat,
    action,
    dice: drawn.draws,
    changes: plainDifference(before, after),
    events,
    undo: refusal ? { refusal } : { before },
  }
}

/** What has changed, all of it JSON; the rest of the state was looked at when it came in. */
function plainDifference(before: unknown, after: unknown): Change[] {
  const changes = difference(before, after)
  for (const change of changes) {
    if (change.length === 1 || whyNotPlain(change[1]) === undefined) continue
    throw new TypeError(`Not plain data: ${whyNotPlain(change[1], `/${change[0].join('/')}`)}`)
  }
  return changes
}

function whyFinal<T extends GameTypes>(
  rules: Rules<T>,
  dice: readonly Draw[],
  events: readonly T['event'][],
): Refusal | undefined {
  if (dice.length > 0) return { code: 'dice-fell', message: "Undo isn't possible: dice were rolled." }
  if (events.some(event => rules.reveals?.(event)))
    return { code: 'secret-out', message: "Undo isn't possible: something hidden was revealed." }
  return undefined
}

function forgetStatesBefore<T extends GameTypes>(steps: readonly Step<T>[], refusal: Refusal): void {
  for (let i = steps.length - 2; i >= 0; i--) {
    const step = steps[i]
    if (step?.kind !== 'action' || 'refusal' in step.undo) return
    step.undo = { refusal }
  }
}
