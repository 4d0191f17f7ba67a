import type { Forecast, Outcome, Refusal } from '../game.ts'
import { type Acted, type Match, matchAt, startMatch } from '../match.ts'
import type { MatchRecord } from '../record.ts'
import { resumeMatch } from '../replay.ts'
import { checkShape } from '../schema.ts'
import { diceOfStep } from '../seeded-dice.ts'
import { openTable, type Table } from '../table.ts'
import { battleOptions, battleSeed, whyNotDue } from './battle-due.ts'
import type { Battle, Campaign, CampaignRules } from './campaign.ts'
import { type Chronicle, chronicleOf } from './chronicle.ts'
import type { CampaignEntry } from './entry.ts'
import { type CampaignRecord, campaignRecordOf } from './record.ts'

/**
 * One campaign under way: decisions are made on it, the matches that become due are played beside it, here or
 * elsewhere, and settled with their records. Whatever is refused changes nothing.
 */
export interface CampaignRun<CS, CA, CE, CO, S, A, E, O> {
  readonly campaign: Campaign<CS, CA, CE, CO, S, A, E, O>
  readonly rules: CampaignRules<CS, CA, CE, S, O>
  readonly options: CO
  /** Whose campaign it is. */
  readonly player: string
  /** How many entries there are: decisions and matches. */
  readonly seq: number
  readonly toAct: readonly number[]
  readonly outcome: Outcome | undefined
  /** The promise of the seed. */
  readonly commitment: string
  /** The state as the player may see it; a copy. */
  state(): CS
  /** What has happened, from the set-up (entry 0) or a later entry on. */
  heard(fromEntry?: number): CE[]
  /** What may be decided now; nothing while a match is due. */
  legal(): readonly CA[]
  forecast(action: CA): Forecast | undefined
  /** Makes a decision, or refuses. Throws a `GameFault` where the rules fail; the campaign stands as it stood. */
  decide(action: CA): Acted<CE>
  /** The same for data from outside, which is checked to be a decision first. */
  submit(action: unknown): Acted<CE>
  /** Takes the last decision back, up to the last dice, reveal or match. */
  undo(): Refusal | undefined
  /** Why `undo` would be refused, or nothing. */
  whyNoUndo(): Refusal | undefined
  redo(): Acted<CE>

  /** The match that is due. */
  readonly battle: Battle<O> | undefined
  /** The match under way as it was saved, until it is begun again or settled. */
  readonly fighting: MatchRecord | undefined
  /**
   * What the match due is started with by those who start it elsewhere, such as in a worker. Its seed follows from
   * the campaign's and the number of the entry. To ask for it is to begin it: no decision before it can be taken
   * back. Nothing when none is due.
   */
  battleSetup(players?: readonly string[]): BattleSetup<O> | undefined
  /** Begins the match due, or goes on with the one that was saved. Throws when none is due. */
  beginBattle(players?: readonly string[]): Match<S, A, E>
  /** Enters the match due, played to its end, and what comes of it. A record that is not of that match is refused. */
  settle(record: MatchRecord): Acted<CE>

  /** The campaign as a document; its seed is told once it is over. */
  record(): CampaignRecord
  /** The record with the seed and the match under way: `fighting`, or else the one that was begun here. */
  save(fighting?: MatchRecord): CampaignRecord
}

export interface CampaignSetup<CO> {
  readonly options: CO
  /** Any text; voyages from the same seed and options can be compared. */
  readonly seed: string
  /** The name of whose campaign it is; the seat's own if not said. */
  readonly player?: string
}

export interface BattleSetup<O> {
  readonly options: O
  readonly seed: string
  readonly players: readonly string[]
}

export function startCampaign<CS, CA, CE, CO, S, A, E, O>(
  campaign: Campaign<CS, CA, CE, CO, S, A, E, O>,
  { options, seed, player }: CampaignSetup<CO>,
): CampaignRun<CS, CA, CE, CO, S, A, E, O> {
  const chronicle = chronicleOf(campaign)
  const table = openTable(chronicle.game, options, { dice: diceOfStep(seed, 0) })
  return campaignAt(campaign, chronicle, table, { seed, ...(player !== undefined && { player }) })
}

/** A campaign on a table that may already have seen some entries. */
export function campaignAt<CS, CA, CE, CO, S, A, E, O>(
  campaign: Campaign<CS, CA, CE, CO, S, A, E, O>,
  chronicle: Chronicle<CS, CA, CE, CO, S, O>,
  table: Table<CS, CampaignEntry<CA>, CE, CO>,
  kept: { readonly seed: string; readonly player?: string; readonly fighting?: MatchRecord },
): CampaignRun<CS, CA, CE, CO, S, A, E, O> {
  const { rules } = chronicle
  const { seed, player = rules.seats[0] ?? campaign.id } = kept
  const entries = matchAt(table, seed, [player])
  const { battles } = campaign
  /** The match under way, if it has begun: as it was saved, as it is played here, or only that it was begun. */
  let begun: { readonly saved?: MatchRecord; readonly match?: Match<S, A, E> } | undefined =
    kept.fighting && { saved: kept.fighting }

  function whyNoUndo(): Refusal | undefined {
    if (!rules.outcome(table.state) && table.steps.at(-1)?.action.kind === 'match') return battleFought
    return begun ? battleBegun : worded(entries.whyNoUndo(0))
  }

  function entered(acted: Acted<CE>): Acted<CE> {
    return acted.ok ? acted : { ok: false, refusal: worded(acted.refusal) ?? acted.refusal }
  }

  function setupOf(battle: Battle<O>, players?: readonly string[]): BattleSetup<O> {
    return {
      options: battleOptions(battles, battle),
      seed: battleSeed(seed, table.steps.length + 1),
      players: players ?? battle.programs.map((program, seat) => (seat === battle.seat ? player : program)),
    }
  }

  const run: CampaignRun<CS, CA, CE, CO, S, A, E, O> = {
    campaign,
    rules,
    options: table.options,
    player,
    get seq() {
      return table.steps.length
    },
    get toAct() {
      return rules.toAct(table.state)
    },
    get outcome() {
      return rules.outcome(table.state)
    },
    commitment: entries.commitment,
    state: () => entries.view(0),
    heard: fromEntry => entries.heard(0, fromEntry),
    legal: () => (rules.toAct(table.state).includes(0) ? rules.legal(table.state, 0) : []),
    forecast: action => rules.forecast?.(rules.view(table.state, 0), 0, action),
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
      return rules.battle(table.state)
    },
    get fighting() {
      return begun?.saved
    },
    battleSetup(players) {
      const battle = rules.battle(table.state)
      if (!battle) return undefined
      begun ??= {}
      return setupOf(battle, players)
    },
    beginBattle(players) {
      const battle = rules.battle(table.state)
      if (!battle) throw new Error(`${campaign.id}: no match is due after entry ${table.steps.length}`)
      const match = begun?.saved
        ? resumeMatch(battles, begun.saved, 'the match under way')
        : startMatch(battles, setupOf(battle, players))
      begun = { match }
      return match
    },
    settle(record) {
      const battle = rules.battle(table.state)
      const due = battle && setupOf(battle)
      const refusal = battle && whyNotDue(battles, battle, due?.seed, record)
      if (refusal) return { ok: false, refusal }
      const acted = entered(entries.act(0, { kind: 'match', record }))
      if (acted.ok) begun = undefined
      return acted
    },
    record: () => campaignRecordOf(campaign, entries.record()),
    save(fighting = begun?.match?.save() ?? begun?.saved) {
      return campaignRecordOf(campaign, entries.save(), fighting)
    },
  }
  return run
}

const battleFought: Refusal = { code: 'battle-fought', message: 'The match has been fought; that stands.' }
const battleBegun: Refusal = { code: 'battle-begun', message: 'The match has begun; it must be fought.' }

/** What a table says of matches, said of a campaign. */
function worded(refusal: Refusal | undefined): Refusal | undefined {
  return refusal?.code === 'match-over'
    ? { code: 'campaign-over', message: 'The campaign is over.' }
    : refusal
}
