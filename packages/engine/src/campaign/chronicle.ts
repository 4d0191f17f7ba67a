import * as v from 'valibot'
import type { Game, Refusal } from '../game.ts'
import { samePlain } from '../plain.ts'
import { type MatchRecord, recordSchema } from '../record.ts'
import { type Replay, replayFromSeed } from '../replay.ts'
import { whyNotDue } from './battle-due.ts'
import type { Battle, Campaign, CampaignRules } from './campaign.ts'
import type { CampaignEntry } from './entry.ts'
import { passedOn } from './passed-on.ts'

/** A campaign as it is kept and replayed: a game whose actions are the entries of the campaign's record. */
export interface Chronicle<CS, CA, CE, CO, S, O> {
  readonly game: Game<CS, CampaignEntry<CA>, CE, CO>
  /** The campaign's own rules, once a table has been opened on the game. */
  readonly rules: CampaignRules<CS, CA, CE, S, O>
}

/** How matches come about where the chronicle itself must list one, as a check that plays at random needs it. */
export interface Fights<CS, O> {
  seed(state: CS): string
  record(state: CS, battle: Battle<O>): MatchRecord
}

/**
 * Tables, records, replays and undo work on it as on any game: a decision is applied as the campaign's rules say,
 * a match is checked to be the one due and played again from its seed, and what came of it settled.
 */
export function chronicleOf<CS, CA, CE, CO, S, A, E, O>(
  campaign: Campaign<CS, CA, CE, CO, S, A, E, O>,
  fights?: Fights<CS, O>,
): Chronicle<CS, CA, CE, CO, S, O> {
  const playedAgain = rememberLast((record: MatchRecord) => replayFromSeed(campaign.battles, record))
  let loaded: CampaignRules<CS, CA, CE, S, O> | undefined
  const game: Game<CS, CampaignEntry<CA>, CE, CO> = {
    id: campaign.id,
    title: campaign.title,
    version: campaign.version,
    about: campaign.about,
    options: campaign.options,
    state: campaign.state,
    action: v.variant('kind', [
      v.strictObject({ kind: v.literal('decision'), action: campaign.action }),
      v.strictObject({ kind: v.literal('match'), record: recordSchema }),
    ]),
    scenarios: campaign.scenarios,
    load(options) {
      const rules = campaign.load(options)
      loaded = rules
      return {
        ...passedOn(rules),
        seats: rules.seats,
        toAct: state => (rules.battle(state) ? [0] : rules.toAct(state)),
        legal(state, seat) {
          const battle = rules.battle(state)
          if (!battle) return rules.legal(state, seat).map(action => ({ kind: 'decision', action }) as const)
          return fights && seat === 0 ? [{ kind: 'match', record: fights.record(state, battle) }] : []
        },
        check(state, seat, entry) {
          const battle = rules.battle(state)
          if (entry.kind === 'decision') return battle ? battleFirst : rules.check(state, seat, entry.action)
          if (!battle) return noBattle
          const refusal = whyNotDue(campaign.battles, battle, fights?.seed(state), entry.record)
          return refusal ?? whyNotSettled(entry.record, playedAgain(entry.record))
        },
        apply(state, seat, entry, dice, emit) {
          if (entry.kind === 'decision') return rules.apply(state, seat, entry.action, dice, emit)
          const again = playedAgain(entry.record)
          const battle = rules.battle(state)
          const outcome = again.ok ? again.table.rules.outcome(again.table.state) : undefined
          if (!again.ok || !battle || !outcome) throw new Error('a match is settled that was not checked')
          const last = again.table.rules.copy(again.table.state)
          rules.settle(state, { outcome, state: last, seat: battle.seat }, emit)
        },
      }
    },
  }
  return {
    game,
    get rules() {
      if (!loaded) throw new Error(`${campaign.id}: no table has been opened on this chronicle`)
      return loaded
    },
  }
}

const battleFirst: Refusal = { code: 'battle-due', message: 'A match is due before anything is decided.' }
const noBattle: Refusal = { code: 'no-battle-due', message: 'No match is due now.' }

function whyNotSettled<S, A, E, O>(record: MatchRecord, again: Replay<S, A, E, O>): Refusal | undefined {
  if (!again.ok) {
    const { step, message } = again
    return {
      code: 'match-differs',
      message: `Step ${step} of the match does not play again as recorded: ${message}.`,
      values: { step, why: message },
    }
  }
  return record.outcome ? undefined : { code: 'match-not-over', message: 'The match is not over yet.' }
}

/** A match is checked and then settled: it is played again once for both. */
function rememberLast<T, R>(work: (given: T) => R): (given: T) => R {
  let last: { readonly given: T; readonly result: R } | undefined
  return given => {
    if (!last || !samePlain(last.given, given)) last = { given, result: work(given) }
    return last.result
  }
}
