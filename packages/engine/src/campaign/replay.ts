import { InputError } from '../input/schema.ts'
import type { Journal } from '../journal/journal.ts'
import { drawsIn, flawInWords, type Replay, replay, replayFromSeed, replayWithSeed } from '../match/replay.ts'
import type { Deviation } from '../record/deviation.ts'
import type { MatchRecord } from '../record/record.ts'
import { battleSeed } from './battle-due.ts'
import { flawOfBattleTerms } from './battle-terms.ts'
import type { Campaign, CampaignTypes } from './campaign.ts'
import { campaignAsGame, type EntryTypes } from './campaign-as-game.ts'
import { flawOfFighting } from './fighting.ts'
import { type CampaignRecord, entriesRecordOf, flawOfCampaignCommitment } from './record.ts'
import { type CampaignRun, campaignAt } from './run.ts'

/** A campaign that came out as recorded, or the first entry where it did not. */
export type CampaignReplay<C extends CampaignTypes> =
  | { readonly ok: true; readonly journal: Journal<EntryTypes<C>> }
  | ({ readonly ok: false } & CampaignDeviation)

export interface CampaignDeviation {
  /** 0 is the set-up. */
  readonly entry: number
  /** Where it is inside the entry's match that something differs: the step of that match. */
  readonly step?: number
  readonly message: string
  readonly differences: readonly string[]
}

/**
 * Plays a campaign again: its decisions with their recorded dice, its matches each from its own seed, and compares
 * every state with the record's.
 */
export function replayCampaign<C extends CampaignTypes>(
  campaign: Campaign<C>,
  record: CampaignRecord,
  upTo = record.entries.length,
): CampaignReplay<C> {
  const game = campaignAsGame(campaign).game
  return reported(campaign, record, () => replay(game, entriesRecordOf(record), upTo))
}

export type CampaignDiceVerdict =
  | { readonly ok: true; readonly draws: number }
  | ({ readonly ok: false } & CampaignDeviation)

/** Whether all the dice of a campaign, those of its matches too, come from the seed that was promised. */
export function verifyCampaignDice<C extends CampaignTypes>(
  campaign: Campaign<C>,
  record: CampaignRecord,
): CampaignDiceVerdict {
  const game = campaignAsGame(campaign).game
  const { seed, entries } = record
  if (seed === undefined) return deviation(0, 'the seed has not been revealed')
  const broken = flawOfCampaignCommitment(record)
  if (broken) return deviation(0, flawInWords(broken))
  const again = reported(campaign, record, () => replayWithSeed(game, entriesRecordOf(record), seed))
  if (!again.ok) return again
  const stray = matchWithOtherSeed(record, seed)
  if (stray) return deviation(stray.seq, OTHER_SEED)
  const draws = entries.map(entry =>
    entry.kind === 'match' ? drawsIn(entry.record) + entry.dice.length : entry.dice.length,
  )
  return { ok: true, draws: draws.reduce((sum, count) => sum + count, record.start.dice.length) }
}

/** A campaign that goes on from where a saved record ends, with the seed it was saved with. */
export function resumeCampaign<C extends CampaignTypes>(
  campaign: Campaign<C>,
  record: CampaignRecord,
  source = 'record',
): CampaignRun<C> {
  const unusable = (path: string, message: string) => new InputError(source, [{ path, message }])
  const { seed, player, fighting } = record
  if (seed === undefined) throw unusable('/seed', 'is missing: the campaign cannot go on without it')
  const broken = flawOfCampaignCommitment(record)
  if (broken) throw new InputError(source, [broken])
  const otherwise = flawOfBattleTerms(campaign, record)
  if (otherwise) throw unusable(otherwise.path, otherwise.message)
  const adapted = campaignAsGame(campaign)
  // The dice to come are those of the seed, so those that fell must be, too.
  const played = reported(campaign, record, () => replayWithSeed(adapted.game, entriesRecordOf(record), seed))
  if (!played.ok) {
    const path = played.entry === 0 ? '/start' : `/entries/${played.entry - 1}`
    throw unusable(path, [played.message, ...played.differences].join('\n  '))
  }
  const stray = matchWithOtherSeed(record, seed)
  if (stray) throw unusable(`/entries/${stray.seq - 1}/record/seed`, OTHER_SEED)
  const flaw = flawOfFighting(campaign, adapted.rules, played.journal.state, record)
  if (flaw) throw unusable(flaw.path, flaw.message)
  const { commitment, promiseFormat, contributions, rules, options } = record
  const promised = {
    commitment,
    rules,
    options,
    ...(promiseFormat !== undefined && { promiseFormat }),
    ...(contributions && { contributions }),
  }
  return campaignAt(campaign, adapted, played.journal, {
    seed,
    player,
    promised,
    ...(fighting && { fighting }),
  })
}

const OTHER_SEED = "the seed of the match does not follow from the campaign's"

/** The first match whose seed is not the one that is due to its entry. */
function matchWithOtherSeed({ entries }: CampaignRecord, seed: string) {
  return entries.find(entry => entry.kind === 'match' && entry.record.seed !== battleSeed(seed, entry.seq))
}

/** The replay of the campaign as a game, in the words of campaigns. */
function reported<C extends CampaignTypes>(
  campaign: Campaign<C>,
  record: CampaignRecord,
  play: () => Replay<EntryTypes<C>>,
): CampaignReplay<C> {
  if (record.campaign !== campaign.id)
    return deviation(0, `the record is of ${record.campaign}, not of ${campaign.id}`)
  if (record.game !== campaign.battles.id)
    return deviation(0, `its matches are of ${record.game}, not of ${campaign.battles.id}`)
  const again = play()
  if (again.ok) return again
  const entry = record.entries[again.step - 1]
  const inside = entry?.kind === 'match' ? insideMatch(campaign, entry.record) : undefined
  if (!inside) return { ok: false, entry: again.step, message: again.message, differences: again.differences }
  return { ...inside, ok: false, entry: again.step, message: `in its match: ${inside.message}` }
}

/** Where the match of an entry deviates by itself. */
function insideMatch<C extends CampaignTypes>(
  { battles }: Campaign<C>,
  record: MatchRecord,
): Deviation | undefined {
  const again = replayFromSeed(battles, record)
  return again.ok ? undefined : again
}

function deviation(entry: number, message: string): { ok: false } & CampaignDeviation {
  return { ok: false, entry, message, differences: [] }
}
