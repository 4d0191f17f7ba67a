import * as v from 'valibot'
import type { Game, GameTypes, Refusal, Seat } from '../game/game.ts'
import type { Journal } from '../journal/journal.ts'
import { type Replay, replayFromSeed } from '../match/replay.ts'
import { samePlain } from '../plain/plain.ts'
import { type MatchRecord, recordSchema } from '../record/record.ts'
import { whyNotDue } from './battle-due.ts'
import type { Battle, Campaign, CampaignRules, CampaignTypes, Played } from './campaign.ts'
import { whyNotSettled } from './ended-early.ts'
import type { CampaignEntry } from './entry.ts'
import { passedOn } from './passed-on.ts'

/** The types of a campaign seen as a game: its actions are its entries. */
export interface EntryTypes<C extends CampaignTypes> extends GameTypes {
  readonly state: C['state']
  readonly action: CampaignEntry<C['action']>
  readonly event: C['event']
  readonly options: C['options']
  readonly tables: C['tables']
}

/** A campaign seen as a game whose actions are the entries of the campaign's record. */
export interface CampaignAsGame<C extends CampaignTypes> {
  readonly game: Game<EntryTypes<C>>
  /** The campaign's own rules, once a journal has been opened on the game. */
  readonly rules: CampaignRules<C>
}

/** Where `legal` must list battles too, as checks that play at random need it: the record of the battle due. */
export interface Battles<C extends CampaignTypes> {
  seed(state: C['state']): string
  record(state: C['state'], battle: Battle<C['battle']>): MatchRecord
}

/**
 * Journals, records, replays and undo work on it as on any game: a decision is applied as the campaign's rules say,
 * a match is checked to be the one due and played again from its seed, and what came of it settled.
 */
export function campaignAsGame<C extends CampaignTypes>(
  campaign: Campaign<C>,
  battles?: Battles<C>,
): CampaignAsGame<C> {
  const playedAgain = rememberLast((record: MatchRecord) => replayFromSeed(campaign.battles, record))
  let loaded: CampaignRules<C> | undefined
  const game: Game<EntryTypes<C>> = {
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
    ...(campaign.names && { names: campaign.names }),
    flaws: options => campaign.flaws?.(options) ?? [],
    load(options) {
      const rules = campaign.load(options)
      loaded = rules
      return {
        ...passedOn(rules),
        seats: rules.seats,
        tables: rules.tables,
        toAct: state => (rules.battle(state) ? [0] : rules.toAct(state)),
        legal(state, seat) {
          const battle = rules.battle(state)
          if (!battle) return rules.legal(state, seat).map(action => ({ kind: 'decision', action }) as const)
          return battles && seat === 0 ? [{ kind: 'match', record: battles.record(state, battle) }] : []
        },
        check(state, seat, entry) {
          const battle = rules.battle(state)
          if (entry.kind === 'decision') return battle ? battleFirst : rules.check(state, seat, entry.action)
          if (!battle) return noBattle
          const refusal = whyNotDue(campaign.battles, battle, battles?.seed(state), entry.record)
          return refusal ?? whyNotPlayed(rules, entry.record, playedAgain(entry.record))
        },
        apply(state, seat, entry, dice, emit) {
          if (entry.kind === 'decision') return rules.apply(state, seat, entry.action, dice, emit)
          const again = playedAgain(entry.record)
          const battle = rules.battle(state)
          if (!again.ok || !battle) throw new Error('a match is settled that was not checked')
          rules.settle(state, playedIn(again.journal, battle.seat), dice, emit)
        },
      }
    },
  }
  return {
    game,
    get rules() {
      if (!loaded) throw new Error(`${campaign.id}: no journal has been opened on it as a game`)
      return loaded
    },
  }
}

const battleFirst: Refusal = { code: 'battle-due', message: 'Play the battle that is due first.' }
const noBattle: Refusal = { code: 'no-battle-due', message: 'No battle is due now.' }

/** A match that is over, as `settle` is handed it; `seat` is the campaign's player's. */
export function playedIn<T extends GameTypes>(
  { rules, start, steps, state, outcome }: Journal<T>,
  seat: Seat,
): Played<T> {
  if (!outcome) throw new Error('a match is settled that is not over')
  const last = steps.at(-1)
  return {
    outcome,
    state: rules.copy(state),
    events: [...start.events, ...steps.flatMap(step => step.events)],
    seat,
    ...(last?.kind === 'end' && { end: last.end }),
  }
}

function whyNotPlayed<C extends CampaignTypes>(
  rules: CampaignRules<C>,
  record: MatchRecord,
  again: Replay<C['battle']>,
): Refusal | undefined {
  if (!again.ok) {
    const { step, message } = again
    return {
      code: 'match-differs',
      message: `Step ${step} of the match does not play again as recorded: ${message}.`,
      values: { step, why: message },
    }
  }
  if (!record.outcome) return { code: 'match-not-over', message: 'The match is not over yet.' }
  const last = record.steps.at(-1)
  return whyNotSettled(rules, last && 'end' in last ? last.end : undefined)
}

/** A match is checked and then settled: it is played again once for both. */
function rememberLast<T, R>(work: (given: T) => R): (given: T) => R {
  let last: { readonly given: T; readonly result: R } | undefined
  return given => {
    if (!last || !samePlain(last.given, given)) last = { given, result: work(given) }
    return last.result
  }
}
