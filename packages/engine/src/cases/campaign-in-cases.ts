import * as v from 'valibot'
import type { Campaign, CampaignTypes } from '../campaign/campaign.ts'
import { whyNotSettled } from '../campaign/ended-early.ts'
import { passedOn } from '../campaign/passed-on.ts'
import { ScriptError } from '../dice/scripted-dice.ts'
import { SeededDice } from '../dice/seeded-dice.ts'
import type { Game, GameTypes, Outcome } from '../game/game.ts'
import { withValues } from '../input/pointer.ts'
import { type Flaw, InputError, parseShape } from '../input/schema.ts'
import type { MatchEnd } from '../journal/match-end.ts'
import { matchEndSchema } from '../journal/match-end-schema.ts'
import { outcomeSchema } from '../record/record.ts'

/** How a match ended, said in a case: as it was set up, but for some places, and with this outcome. */
export interface SaidMatch {
  readonly outcome: Outcome
  readonly change?: Readonly<Record<string, unknown>> | undefined
  /** What happened in it, where the campaign looks at that. */
  readonly events?: readonly unknown[] | undefined
  /** How it ended, where no rule of the game ended it. */
  readonly end?: MatchEnd | undefined
}

const saidMatch = v.strictObject({
  outcome: outcomeSchema,
  change: v.optional(v.record(v.string(), v.unknown())),
  events: v.optional(v.array(v.looseObject({ type: v.string() }))),
  end: v.optional(matchEndSchema),
})

/** The types of a campaign in case files. */
export interface CaseTypes<C extends CampaignTypes> extends GameTypes {
  readonly state: C['state']
  readonly action: C['action'] | SaidMatch
  readonly event: C['event']
  readonly options: C['options']
  readonly tables: C['tables']
}

/** The name that the match which is due goes by among the seats. */
const MATCH = 'match'

/**
 * A campaign as case files see it: besides its own seat there is one named `match`, to act when a match is due. Its
 * action says how the match ended: `{"outcome": {…}, "change": {"/sides/0/hull": 12}}`.
 */
export function campaignInCases<C extends CampaignTypes>(campaign: Campaign<C>): Game<CaseTypes<C>> {
  const { battles } = campaign
  return {
    ...campaign,
    action: v.lazy(given => (isSaidMatch(given) ? saidMatch : campaign.action)),
    load(options) {
      const rules = campaign.load(options)
      const match = rules.seats.length
      /** The match as it is said to have ended; an `InputError` where no match of the game can end like that. */
      const last = (battle: C['battle']['options'], { change = {}, outcome }: SaidMatch) => {
        const inMatch = battles.load(battle)
        const seats = inMatch.seats.length
        if (outcome.scores.length !== seats)
          throw saidWrongly('/outcome/scores', `found ${outcome.scores.length}, the match has ${seats} seats`)
        const first = inMatch.setup(SeededDice.from('case'), () => undefined)
        const state = below('/change', () => parseShape(battles.state, withValues(first, change, SAID), SAID))
        return { state, flaws: inMatch.flaws?.(state) ?? [] }
      }
      return {
        ...passedOn(rules),
        seats: [...rules.seats, MATCH],
        tables: rules.tables,
        toAct: state => (rules.battle(state) ? [match] : rules.toAct(state)),
        legal: (state, seat) => (seat === match ? [] : rules.legal(state, seat)),
        check(state, seat, action) {
          if (isSaidMatch(action) === (seat === match))
            return isSaidMatch(action) ? whyNotSettled(rules, action.end) : rules.check(state, seat, action)
          const message = `${MATCH} says how the match ended, the others decide.`
          return { code: 'not-of-this-seat', message }
        },
        apply(state, seat, action, dice, emit) {
          if (!isSaidMatch(action)) return rules.apply(state, seat, action, dice, emit)
          const battle = rules.battle(state)
          if (!battle) throw new Error('no match is due')
          const { outcome, events = [], end } = action
          const ended = { outcome, events, seat: battle.seat, ...(end && { end }) }
          const { state: left, flaws } = last(battle.options, action)
          try {
            rules.settle(state, { ...ended, state: left }, dice, emit)
          } catch (error) {
            throw whyNotSettledAsSaid(error, flaws, events)
          }
        },
        view: (state, viewer) => rules.view(state, viewer === match ? 'spectator' : viewer),
        forecast: (view, seat, action) =>
          (isSaidMatch(action) ? undefined : rules.forecast?.(view, seat, action)) ?? { odds: [] },
      }
    },
  }
}

/** Where flaws of a said match are, as long as nobody has said in which case. */
const SAID = 'match'

function saidWrongly(path: string, message: string): InputError {
  return new InputError(SAID, [{ path, message }])
}

/** Flaws are said to be below a place of the match. */
function below<R>(place: string, read: () => R): R {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new InputError(SAID, flawsBelow(place, error.flaws))
  }
}

function flawsBelow(place: string, flaws: readonly Flaw[]): Flaw[] {
  return flaws.map(({ path, message }) => ({ path: path === '/' ? place : `${place}${path}`, message }))
}

/**
 * A case may say less of a match than a whole one has, as long as the campaign looks at nothing else. Where its rules cannot do with
 * that, it is what was said that is looked at first.
 */
function whyNotSettledAsSaid(error: unknown, flaws: readonly Flaw[], events: readonly unknown[]): unknown {
  if (error instanceof InputError || error instanceof ScriptError) return error
  if (flaws.length > 0) return new InputError(SAID, flawsBelow('/change', flaws))
  if (events.length === 0) return error
  const why = error instanceof Error ? error.message : String(error)
  return saidWrongly(
    '/events',
    `the campaign cannot settle a match in which this happened (${why}): each event needs the fields that the match gives it`,
  )
}

/** Decisions are tagged; what says how a match ended has an outcome instead. */
function isSaidMatch(action: unknown): action is SaidMatch {
  return typeof action === 'object' && action !== null && 'outcome' in action && !('type' in action)
}
