import { diceOfStep } from '../dice/seeded-dice.ts'
import type { Forecast, GameTypes, Outcome, Refusal } from '../game/game.ts'
import { checkShape } from '../input/schema.ts'
import { type Journal, openJournal } from '../journal/journal.ts'
import { type Acted, type Match, matchAt, startMatch } from '../match/match.ts'
import { resumeMatch } from '../match/replay.ts'
import type { MatchRecord } from '../record/record.ts'
import { checkRecordable } from '../record/recordable.ts'
import { battleOptions, battleSeed, whyNotDue } from './battle-due.ts'
import type { Battle, Campaign, CampaignRules, CampaignTypes } from './campaign.ts'
import { type CampaignAsGame, campaignAsGame, type EntryTypes } from './campaign-as-game.ts'
import type { CampaignEntry } from './entry.ts'
import {
  type CampaignPromise,
  type CampaignRecord,
  campaignRecordOf,
  newCampaignCommitment,
} from './record.ts'

/**
 * One campaign under way: decisions are made on it, the matches that become due are played beside it, here or
 * elsewhere, and settled with their records. Whatever is refused changes nothing.
 */
export interface CampaignRun<C extends CampaignTypes> {
  readonly campaign: Campaign<C>
  readonly rules: CampaignRules<C>
  readonly options: C['options']
  /** Whose campaign it is. */
  readonly player: string
  /** How many entries there are: decisions and matches. */
  readonly seq: number
  readonly toAct: readonly number[]
  readonly outcome: Outcome | undefined
  /** The promise of campaign, rules, options, player and seed. */
  readonly commitment: string
  /** The seed of the dice that a bot draws for a decision; see `Match`. */
  botSeed(decision: readonly (string | number)[]): string
  /** The state as the player may see it; a copy. */
  state(): C['state']
  /** What has happened, from the set-up (entry 0) or a later entry on. */
  heard(fromEntry?: number): C['event'][]
  /** What may be decided now; nothing while a match is due. */
  legal(): readonly C['action'][]
  forecast(action: C['action']): Forecast | undefined
  /** Makes a decision, or refuses. Throws a `GameFault` where the rules fail; the campaign stands as it stood. */
  decide(action: C['action']): Acted<C['event']>
  /** The same for data from outside, which is checked to be a decision first. */
  submit(action: unknown): Acted<C['event']>
  /** Takes the last decision back, up to the last dice, reveal or match. */
  undo(): Refusal | undefined
  /** Why `undo` would be refused, or nothing. */
  whyNoUndo(): Refusal | undefined
  redo(): Acted<C['event']>

  /** The match that is due. */
  readonly battle: Battle<C['battle']> | undefined
  /** The match under way as it was saved, until it is begun again or settled. */
  readonly fighting: MatchRecord | undefined
  /**
   * What the match due is started with by those who start it elsewhere, such as in a worker. Its seed follows from
   * the campaign's and the number of the entry. To ask for it is to begin it: no decision before it can be taken
   * back. Nothing when none is due.
   */
  battleSetup(players?: readonly string[]): BattleSetup<C['battle']> | undefined
  /** Begins the match due, or goes on with the one that was saved. Throws when none is due. */
  beginBattle(players?: readonly string[]): Match<C['battle']>
  /** Enters the match due, played to its end, and what comes of it. A record that is not of that match is refused. */
  settle(record: MatchRecord): Acted<C['event']>

  /** The campaign as a document; it names the seed once it is over. */
  record(): CampaignRecord
  /** The record with the seed and the match under way: `fighting`, or else the one that was begun here. */
  save(fighting?: MatchRecord): CampaignRecord
}

export interface CampaignSetup<C extends CampaignTypes> {
  readonly options: C['options']
  /** Any text; campaigns from the same seed and options can be compared. */
  readonly seed: string
  /** The name of whose campaign it is; the seat's own if not said. */
  readonly player?: string
}

export interface BattleSetup<T extends GameTypes> {
  readonly options: T['options']
  readonly seed: string
  readonly players: readonly string[]
}

export function startCampaign<C extends CampaignTypes>(
  campaign: Campaign<C>,
  { options, seed, player }: CampaignSetup<C>,
): CampaignRun<C> {
  checkRecordable(
    { data: { options }, seed, players: player === undefined ? [] : [player] },
    `${campaign.id} campaign`,
  )
  const adapted = campaignAsGame(campaign)
  const journal = openJournal(adapted.game, options, { dice: diceOfStep(seed, 0) })
  return campaignAt(campaign, adapted, journal, { seed, ...(player !== undefined && { player }) })
}

/** A campaign on a journal that may already have seen some entries. */
export function campaignAt<C extends CampaignTypes>(
  campaign: Campaign<C>,
  { rules }: CampaignAsGame<C>,
  journal: Journal<EntryTypes<C>>,
  saved: {
    readonly seed: string
    readonly player?: string
    readonly fighting?: MatchRecord
    /** At its start, where it goes on. */
    readonly promised?: CampaignPromise
  },
): CampaignRun<C> {
  const { seed, player = rules.seats[0] ?? campaign.id } = saved
  const promised = saved.promised ?? newCampaignCommitment(campaign, journal, seed, player)
  // The run's own promise covers more than that of its entries as a match.
  const entries = matchAt(journal, { seed, players: [player], commitment: promised.commitment })
  const { battles } = campaign
  /** The match under way, if it has begun: as it was saved, as it is played here, or only that it was begun. */
  let begun: { readonly saved?: MatchRecord; readonly match?: Match<C['battle']> } | undefined =
    saved.fighting && { saved: saved.fighting }

  function whyNoUndo(): Refusal | undefined {
    if (!rules.outcome(journal.state) && lastEntry(journal)?.kind === 'match') return battlePlayed
    return begun ? battleBegun : worded(entries.whyNoUndo(0))
  }

  function entered(acted: Acted<C['event']>): Acted<C['event']> {
    return acted.ok ? acted : { ok: false, refusal: worded(acted.refusal) ?? acted.refusal }
  }

  function setupOf(battle: Battle<C['battle']>, players?: readonly string[]): BattleSetup<C['battle']> {
    return {
      options: battleOptions(battles, battle),
      seed: battleSeed(seed, journal.steps.length + 1),
      players: players ?? battle.bots.map((bot, seat) => (seat === battle.seat ? player : bot)),
    }
  }

  const run: CampaignRun<C> = {
    campaign,
    rules,
    options: journal.options,
    player,
    get seq() {
      return journal.steps.length
    },
    get toAct() {
      return rules.toAct(journal.state)
    },
    get outcome() {
      return rules.outcome(journal.state)
    },
    commitment: entries.commitment,
    botSeed: entries.botSeed,
    state: () => entries.view(0),
    heard: fromEntry => entries.heard(0, fromEntry),
    legal: () => (rules.toAct(journal.state).includes(0) ? rules.legal(journal.state, 0) : []),
    forecast: action => rules.forecast?.(rules.view(journal.state, 0), 0, action),
    decide: action => entered(entries.act(0, { kind: 'decision', action })),
    submit(action) {
      const checked = checkShape(campaign.action, action)
      if (checked.ok) return run.decide(checked.value)
      const [flaw] = checked.flaws
      const message = `This is not a decision of ${campaign.title}: ${flaw?.path} ${flaw?.message}.`
      return { ok: false, refusal: { code: 'not-an-action', message } }
    },
    whyNoUndo,
    undo: () => whyNoUndo() ?? entries.undo(0),
    redo: () => entered(entries.redo(0)),
    get battle() {
      return rules.battle(journal.state)
    },
    get fighting() {
      return begun?.saved
    },
    battleSetup(players) {
      const battle = rules.battle(journal.state)
      if (!battle) return undefined
      begun ??= {}
      return setupOf(battle, players)
    },
    beginBattle(players) {
      const battle = rules.battle(journal.state)
      if (!battle) throw new Error(`${campaign.id}: no match is due after entry ${journal.steps.length}`)
      const match = begun?.saved
        ? resumeMatch(battles, begun.saved, 'the match under way')
        : startMatch(battles, setupOf(battle, players))
      begun = { match }
      return match
    },
    settle(record) {
      const battle = rules.battle(journal.state)
      const due = battle && setupOf(battle)
      const refusal = battle && whyNotDue(battles, battle, due?.seed, record)
      if (refusal) return { ok: false, refusal }
      const acted = entered(entries.act(0, { kind: 'match', record }))
      if (acted.ok) begun = undefined
      return acted
    },
    record: () => campaignRecordOf(campaign, entries.record(), promised),
    save(fighting = begun?.match?.save() ?? begun?.saved) {
      return campaignRecordOf(campaign, entries.save(), promised, fighting)
    },
  }
  return run
}

function lastEntry<C extends CampaignTypes>({
  steps,
}: Journal<EntryTypes<C>>): CampaignEntry<C['action']> | undefined {
  const last = steps.at(-1)
  return last?.kind === 'action' ? last.action : undefined
}

const battlePlayed: Refusal = {
  code: 'battle-fought',
  message: "Undo isn't possible: the battle has been fought.",
}
const battleBegun: Refusal = { code: 'battle-begun', message: 'The battle has begun. Finish it first.' }

/** What a journal says of matches, said of a campaign. */
function worded(refusal: Refusal | undefined): Refusal | undefined {
  return refusal?.code === 'match-over'
    ? { code: 'campaign-over', message: 'The campaign is over.' }
    : refusal
}
