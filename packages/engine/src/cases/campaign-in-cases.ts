import * as v from 'valibot'
import type { Campaign, CampaignTypes } from '../campaign/campaign.ts'
import { whyNotSettled } from '../campaign/ended-early.ts'
import { passedOn } from '../campaign/passed-on.ts'
import { SeededDice } from '../dice/seeded-dice.ts'
import type { Game, GameTypes, Outcome } from '../game/game.ts'
import { withValues } from '../input/pointer.ts'
import { parseShape } from '../input/schema.ts'
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
  events: v.optional(v.array(v.unknown())),
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
      const last = (battle: C['battle']['options'], change: SaidMatch['change']) => {
        const first = battles.load(battle).setup(SeededDice.from('case'), () => undefined)
        return parseShape(battles.state, withValues(first, change ?? {}, 'change'), 'the match as it ended')
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
          const { outcome, change, events = [], end } = action
          const ended = { outcome, events, seat: battle.seat, ...(end && { end }) }
          rules.settle(state, { ...ended, state: last(battle.options, change) }, dice, emit)
        },
        view: (state, viewer) => rules.view(state, viewer === match ? 'spectator' : viewer),
        forecast: (view, seat, action) =>
          (isSaidMatch(action) ? undefined : rules.forecast?.(view, seat, action)) ?? { odds: [] },
      }
    },
  }
}

/** Decisions are tagged; what says how a match ended has an outcome instead. */
function isSaidMatch(action: unknown): action is SaidMatch {
  return typeof action === 'object' && action !== null && 'outcome' in action && !('type' in action)
}
