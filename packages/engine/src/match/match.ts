import { botSeed } from '../dice/bot-seed.ts'
import { diceOfStep } from '../dice/seeded-dice.ts'
import type { Forecast, Game, GameTypes, Outcome, Refusal, Seat, Turn, Viewer } from '../game/game.ts'
import { checkShape } from '../input/schema.ts'
import { type ActionStep, type Journal, openJournal, type Stepped } from '../journal/journal.ts'
import { knownSteps } from '../journal/known-steps.ts'
import type { MatchEnd } from '../journal/match-end.ts'
import { heardBy, type News, newsDesk } from '../journal/news.ts'
import { seedOfNonces } from '../record/contributions.ts'
import { type MatchRegister, newCommitment, type Pledged } from '../record/match-promise.ts'
import type { MatchRecord } from '../record/record.ts'
import { recordHashing } from '../record/record-hash.ts'
import { recordOf } from '../record/record-of.ts'
import { checkRecordable } from '../record/recordable.ts'

/**
 * One match under way. It keeps the state to itself: others see views, hear events and send actions. Clocks
 * are the caller's.
 */
export interface Match<T extends GameTypes> {
  readonly seats: readonly string[]
  /** How many steps there are, plans made in secret too: a number for who runs the match, not for its seats. */
  readonly seq: number
  /** How many of them a viewer knows of: its own, and those it sees or hears something of. */
  seqFor(viewer: Viewer): number
  readonly toAct: readonly Seat[]
  readonly outcome: Outcome | undefined
  /** The promise of game, rules, options, start, seats and seed: public from the start, checked by anybody at the end. */
  readonly commitment: string
  /** The seed of the dice that a bot draws for a decision. It follows from the seed, in secret: it is for that bot alone. */
  botSeed(decision: readonly (string | number)[]): string
  view(viewer: Viewer): T['state']
  /** What the viewer has heard, from the set-up (step 0) or a later step on, which counts as `seq` does. */
  heard(viewer: Viewer, fromStep?: number): T['event'][]
  legal(seat: Seat): readonly T['action'][]
  forecast(seat: Seat, action: T['action']): Forecast | undefined
  /** Whose turn it is, where the rules say it. */
  readonly turn: Turn | undefined
  /** Takes an action for a seat, or refuses and changes nothing. Throws a `GameFault` where the rules fail. */
  act(seat: Seat, action: T['action']): Acted<T['event']>
  /** The same for data from outside, which is checked to be an action first. */
  submit(seat: Seat, action: unknown): Acted<T['event']>
  /** Ends the match by what no rule makes: a seat resigns or runs out of time, a draw is agreed, it is called off. */
  end(end: MatchEnd): Acted<T['event']>
  /**
   * Takes the seat's last action back, up to the last dice, reveal or other seat's action. Others who plan at the same time,
   * or do what the seat cannot notice, do not stand in its way.
   */
  undo(seat: Seat): Refusal | undefined
  /** Why `undo` would be refused, or nothing. */
  whyNoUndo(seat: Seat): Refusal | undefined
  redo(seat: Seat): Acted<T['event']>
  /**
   * Calls back after every change that the viewer may know of, with what it may know; of a plan made in secret it hears
   * nothing at all. Returns a function that stops it.
   */
  subscribe(viewer: Viewer, listener: (news: News<T['event']>) => void): () => void
  /** The match as a document. It holds every secret, so until the match is over it is only for who runs the match. */
  record(): MatchRecord
  /** The record with the seed: all that is needed to go on later. */
  save(): MatchRecord
  /** The whole state, once the match is over and there is nothing left to hide. */
  finalState(): T['state'] | undefined
}

/** What can be played at a screen or a terminal: a match, or the decisions of a campaign. */
export type Playable<T extends GameTypes> = Pick<
  Match<T>,
  | 'seq'
  | 'seqFor'
  | 'toAct'
  | 'turn'
  | 'outcome'
  | 'commitment'
  | 'botSeed'
  | 'view'
  | 'heard'
  | 'legal'
  | 'forecast'
  | 'act'
  | 'end'
  | 'submit'
  | 'undo'
  | 'whyNoUndo'
  | 'redo'
  | 'finalState'
>

export type Acted<E> =
  | { readonly ok: true; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal }

export interface MatchSetup<T extends GameTypes> {
  readonly options: T['options']
  /** Any text; knowing it is knowing the dice, so it stays secret while the match goes on. */
  readonly seed: string
  /** The players, by seat; a seat without a name here goes by its own. */
  readonly players?: readonly string[]
  /** A position to begin from instead of the rules' own set-up. */
  readonly position?: T['state']
  /** What others than who runs the match add to its promise. */
  readonly pledged?: Pledged
}

/** An `InputError` says what is wrong with what it is started with. */
export function startMatch<T extends GameTypes>(game: Game<T>, setup: MatchSetup<T>): Match<T> {
  const { options, seed, position, players = [], pledged } = setup
  if (pledged?.nonces && seedOfNonces(pledged.nonces) !== seed)
    throw new Error('the seed of a match is not what the secrets of those who take part come to')
  checkRecordable({ data: { options, position }, seed, players }, `${game.id} match`)
  const journal = openJournal(
    game,
    options,
    position === undefined ? { dice: diceOfStep(seed, 0) } : { position },
  )
  return matchAt(journal, { seed, players, ...(pledged && { pledged }) })
}

/** Of a match that goes on, also what was promised of it at its start. */
export type MatchBegun = Pick<MatchRegister, 'seed' | 'players'> &
  Partial<MatchRegister> & { readonly pledged?: Pledged }

/** A match on a journal that may already have seen some play. */
export function matchAt<T extends GameTypes>(journal: Journal<T>, begun: MatchBegun): Match<T> {
  const { game, rules } = journal
  const { seed, players } = begun
  /** Worked out when it is first asked for: a match that nobody records needs none. */
  let register: MatchRegister | undefined
  const registered = (): MatchRegister => {
    const { commitment } = begun
    register ??=
      commitment === undefined
        ? { ...begun, ...newCommitment(journal, seed, players, begun.pledged) }
        : { ...begun, commitment }
    return register
  }
  const hash = recordHashing(registered, journal.start)
  const record = (reveal: boolean) => recordOf(journal, registered(), hash(journal.steps), reveal)
  const undone = redoStacks<T>(rules.seats.length)
  const { subscribe, notify } = newsDesk(rules)
  const known = knownSteps(journal)

  function next(seat: Seat, action: T['action']): Stepped<ActionStep<T>> {
    return journal.step(seat, action, diceOfStep(seed, journal.steps.length + 1))
  }

  /** An action was taken: notifies the listeners, and answers its seat with what it may hear. */
  function taken(
    kind: 'action' | 'redo',
    { seat, events }: ActionStep<T>,
    before: T['state'],
  ): Acted<T['event']> {
    notify({ kind, seat, events, before, after: journal.state })
    return { ok: true, events: heardBy(rules, events, seat) }
  }

  const match: Match<T> = {
    seats: rules.seats,
    get seq() {
      return journal.steps.length
    },
    seqFor: known.count,
    get toAct() {
      return journal.outcome ? [] : rules.toAct(journal.state)
    },
    get turn() {
      return rules.turn?.(journal.state)
    },
    get outcome() {
      return journal.outcome
    },
    get commitment() {
      return registered().commitment
    },
    botSeed: decision => botSeed(seed, decision),
    view: viewer => rules.view(journal.state, viewer),
    heard(viewer, fromStep = 0) {
      const events = fromStep <= 0 ? [...journal.start.events] : []
      for (const step of journal.steps.slice(Math.max(0, fromStep - 1))) events.push(...step.events)
      return heardBy(rules, events, viewer)
    },
    legal: seat => (match.toAct.includes(seat) ? rules.legal(journal.state, seat) : []),
    forecast: (seat, action) => rules.forecast?.(rules.view(journal.state, seat), seat, action),
    act(seat, action) {
      const before = journal.state
      const stepped = next(seat, action)
      if (!stepped.ok) return stepped
      undone.acted(seat, journal.concerns)
      return taken('action', stepped.step, before)
    },
    submit(seat, action) {
      const checked = checkShape(game.action, action)
      if (checked.ok) return match.act(seat, checked.value)
      const [flaw] = checked.flaws
      const message = `This is not an action of ${game.title}: ${flaw?.path} ${flaw?.message}.`
      return { ok: false, refusal: { code: 'not-an-action', message } }
    },
    end(end) {
      const before = journal.state
      const ended = journal.end(end)
      if (!ended.ok) return ended
      undone.clear()
      const seat = 'seat' in end ? end.seat : undefined
      notify({ kind: 'end', seat, events: [], before, after: before })
      return { ok: true, events: [] }
    },
    whyNoUndo: journal.whyNoTakingBack,
    undo(seat) {
      const before = journal.state
      const taken = journal.takeBack(seat)
      if (!taken.ok) return taken.refusal
      undone.push(seat, taken.step.action)
      notify({ kind: 'undo', seat, events: [], before, after: journal.state })
      return undefined
    },
    redo(seat) {
      const again = undone.last(seat)
      if (!again) return { ok: false, refusal: { code: 'nothing-to-redo', message: 'Nothing to redo.' } }
      const before = journal.state
      const stepped = next(seat, again.action)
      if (!stepped.ok) return stepped
      undone.pop(seat)
      undone.acted(seat, journal.concerns, true)
      return taken('redo', stepped.step, before)
    },
    subscribe,
    record: () => record(journal.outcome !== undefined),
    save: () => record(true),
    finalState: () => (journal.outcome ? rules.copy(journal.state) : undefined),
  }
  return match
}

/** What each seat has taken back and may do again. */
function redoStacks<T extends GameTypes>(seats: number) {
  const stacks = Array.from({ length: seats }, () => [] as { readonly action: T['action'] }[])
  return {
    last: (seat: Seat) => stacks[seat]?.at(-1),
    pop: (seat: Seat) => stacks[seat]?.pop(),
    push: (seat: Seat, action: T['action']) => stacks[seat]?.push({ action }),
    /** The seat has acted; to others that matters where it concerns them. What it does again leaves the rest of its own. */
    acted(seat: Seat, concerns: (other: Seat) => boolean, redone = false): void {
      for (const [other, stack] of stacks.entries())
        if (stack.length > 0 && (other === seat ? !redone : concerns(other))) stack.length = 0
    },
    clear(): void {
      for (const stack of stacks) stack.length = 0
    },
  }
}
