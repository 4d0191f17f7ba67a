import * as v from 'valibot'
import { canonicalJson } from '../canonical.ts'
import { checkDocument, type DocumentKind, outOfOrder, type Upgrades } from '../document.ts'
import { readDocument } from '../read-document.ts'
import {
  flawsOfRecord,
  type MatchRecord,
  RECORD_VERSION,
  recordedActions,
  recordParts,
  recordSchema,
  recordUpgrades,
} from '../record.ts'
import { statesOnward } from '../recorded-states.ts'
import type { Flaw } from '../schema.ts'
import type { Campaign, CampaignTypes } from './campaign.ts'
import type { CampaignEntry } from './entry.ts'

/** The version of the format of campaigns that this code writes. */
export const CAMPAIGN_RECORD_VERSION = 2

const FORMAT = 'sextant.campaign'

const { dice, changes, hash } = recordParts
const seq = v.number()

/**
 * A campaign, whole: its decisions and the records of its matches, in the order they came. As with matches, dice,
 * changes and hashes are stored with each entry.
 */
export const campaignRecordSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(CAMPAIGN_RECORD_VERSION),
  campaign: v.string(),
  /** What its matches are matches of. */
  game: v.string(),
  /** The versions of the campaign's rules and of the game's. */
  rules: v.strictObject({ campaign: v.number(), game: v.number() }),
  options: v.unknown(),
  /** The name of the seat, and of its player. */
  seat: v.string(),
  player: v.string(),
  commitment: recordParts.commitment,
  seed: recordParts.seed,
  start: v.strictObject({ dice, state: v.unknown(), hash }),
  entries: v.array(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('decision'), seq, action: v.unknown(), dice, changes, hash }),
      v.strictObject({ kind: v.literal('match'), seq, record: recordSchema, dice, changes, hash }),
    ]),
  ),
  /** In a save: the match under way. */
  fighting: v.exactOptional(recordSchema),
  outcome: recordParts.outcome,
})

export type CampaignRecord = v.InferOutput<typeof campaignRecordSchema>

export function writeCampaignRecord(record: CampaignRecord): string {
  return `${canonicalJson(record)}\n`
}

/** A record out of a text; an `InputError` says what is wrong with it. */
export function readCampaignRecord(text: string, source: string): CampaignRecord {
  return readDocument(text, source, campaignDocument(), flawsOf)
}

/** The same of data that has been parsed already, such as what a database gives back. */
export function campaignRecordFrom(data: unknown, source: string): CampaignRecord {
  return checkDocument(data, source, campaignDocument(), flawsOf)
}

function campaignDocument(): DocumentKind<CampaignRecord> {
  return {
    format: FORMAT,
    version: CAMPAIGN_RECORD_VERSION,
    schema: campaignRecordSchema,
    upgrades: campaignUpgrades,
  }
}

function flawsOf({ entries, fighting }: CampaignRecord): Flaw[] {
  return [
    ...outOfOrder(entries, 'entries'),
    ...entries.flatMap((entry, at) =>
      entry.kind === 'match' ? below(`/entries/${at}/record`, flawsOfRecord(entry.record)) : [],
    ),
    ...(fighting ? below('/fighting', flawsOfRecord(fighting)) : []),
  ]
}

function below(place: string, flaws: readonly Flaw[]): Flaw[] {
  return flaws.map(({ path, message }) => ({ path: `${place}${path}`, message }))
}

/** Version 1 drew no dice when a match was settled, and its matches were of the first version of their format. */
const campaignUpgrades: Upgrades = {
  1: ({ entries, fighting, ...document }) => ({
    ...document,
    entries: Array.isArray(entries) ? entries.map(upgradedEntry) : entries,
    ...(fighting !== undefined && { fighting: upgradedRecord(fighting) }),
  }),
}

function upgradedEntry(entry: unknown): unknown {
  if (!isObject(entry) || entry.kind !== 'match') return entry
  return { ...entry, dice: [], record: upgradedRecord(entry.record) }
}

function upgradedRecord(record: unknown): unknown {
  return isObject(record) && record.version === 1 ? { ...recordUpgrades[1]?.(record), version: 2 } : record
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The states of a campaign from the set-up on as recorded, whatever the rules say today. */
export function recordedCampaignStates(record: CampaignRecord, source: string): unknown[] {
  return statesOnward(record.start.state, record.entries, source, 'entries')
}

/** The record of a campaign as a game, turned into the campaign's own document. */
export function campaignRecordOf<C extends CampaignTypes>(
  campaign: Campaign<C>,
  entries: MatchRecord,
  fighting?: MatchRecord,
): CampaignRecord {
  const { start, seats, options, commitment, seed, outcome } = entries
  return {
    format: FORMAT,
    version: CAMPAIGN_RECORD_VERSION,
    campaign: campaign.id,
    game: campaign.battles.id,
    rules: { campaign: campaign.version, game: campaign.battles.version },
    options,
    seat: seats[0]?.name ?? '',
    player: seats[0]?.player ?? '',
    commitment,
    ...(seed !== undefined && { seed }),
    start: { dice: start.dice, state: start.state, hash: start.hash },
    entries: recordedActions(entries).map(({ seq, action, dice, changes, hash }) => {
      const entry = action as CampaignEntry<unknown>
      return entry.kind === 'match'
        ? { kind: 'match', seq, record: entry.record, dice, changes, hash }
        : { kind: 'decision', seq, action: entry.action, dice, changes, hash }
    }),
    ...(fighting && { fighting }),
    ...(outcome && { outcome }),
  }
}

/** The way back: the record of the campaign as a game. */
export function entriesRecordOf(record: CampaignRecord): MatchRecord {
  const { start, entries, options, commitment, seed, outcome } = record
  return {
    format: 'sextant.match',
    version: RECORD_VERSION,
    game: record.campaign,
    rules: record.rules.campaign,
    options,
    seats: [{ name: record.seat, player: record.player }],
    commitment,
    ...(seed !== undefined && { seed }),
    start: { given: false, ...start },
    steps: entries.map(entry => {
      const { seq, dice, changes, hash } = entry
      const action =
        entry.kind === 'match'
          ? { kind: entry.kind, record: entry.record }
          : { kind: entry.kind, action: entry.action }
      return { seq, seat: 0, action, dice, changes, hash }
    }),
    ...(outcome && { outcome }),
  }
}
