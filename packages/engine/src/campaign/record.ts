import * as v from 'valibot'
import { checkDocument, type DocumentKind, outOfOrder, type Upgrades } from '../input/document.ts'
import { LIMITS } from '../input/limits.ts'
import { readDocument } from '../input/read-document.ts'
import type { Flaw } from '../input/schema.ts'
import { nameText, wholeNumber } from '../input/schema-parts.ts'
import type { Journal } from '../journal/journal.ts'
import { canonicalJson } from '../plain/canonical.ts'
import type { Plain } from '../plain/plain.ts'
import { commitmentTo, flawOfPromise } from '../record/commitment.ts'
import { flawsOfContributions } from '../record/commitment-schema.ts'
import { contributionsOf } from '../record/contributions.ts'
import { flawsOfPromiseFormat } from '../record/promise-format.ts'
import {
  flawsBesideLimits,
  type MatchRecord,
  olderPromise,
  packedRecord,
  recordedActions,
  recordedIn,
  recordParts,
  recordSchema,
  recordUpgrades,
} from '../record/record.ts'
import { flawOfLimits } from '../record/record-limits.ts'
import { RECORD_VERSION } from '../record/record-of.ts'
import { type RecordedStates, statesOnward } from '../record/recorded-states.ts'
import type { Campaign, CampaignTypes } from './campaign.ts'
import type { EntryTypes } from './campaign-as-game.ts'
import type { CampaignEntry } from './entry.ts'

/** The version of the format of campaigns that this code writes. */
export const CAMPAIGN_RECORD_VERSION = 4

const FORMAT = 'sextant.campaign'

const { dice, changes, stateHash: hash } = recordParts
const seq = wholeNumber

/**
 * A campaign, whole: its decisions and the records of its matches, in the order they came. As with matches, dice
 * and changes are stored with each entry.
 */
export const campaignRecordSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(CAMPAIGN_RECORD_VERSION),
  campaign: nameText,
  /** What its matches are matches of. */
  game: nameText,
  /** The versions of the campaign's rules and of the game's. */
  rules: v.strictObject({ campaign: wholeNumber, game: wholeNumber }),
  options: v.unknown(),
  /** The name of the seat, and of its player. */
  seat: nameText,
  player: nameText,
  promiseFormat: recordParts.promiseFormat,
  commitment: recordParts.commitment,
  contributions: recordParts.contributions,
  seed: recordParts.seed,
  start: v.strictObject({ dice, state: v.unknown(), hash }),
  entries: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('decision'), seq, action: v.unknown(), dice, changes, hash }),
        v.strictObject({ kind: v.literal('match'), seq, record: recordSchema, dice, changes, hash }),
      ]),
    ),
    v.maxLength(LIMITS.steps),
  ),
  /** In a save: the match under way. */
  fighting: v.exactOptional(recordSchema),
  outcome: recordParts.outcome,
})

export type CampaignRecord = v.InferOutput<typeof campaignRecordSchema>

export function writeCampaignRecord(record: CampaignRecord): string {
  return `${canonicalJson(packedCampaignRecord(record))}\n`
}

/** The record as it is written: the steps of its matches packed. */
export function packedCampaignRecord(record: CampaignRecord): Plain {
  const { entries, fighting } = record
  return {
    ...record,
    entries: entries.map(entry =>
      entry.kind === 'match' ? { ...entry, record: packedRecord(entry.record) } : entry,
    ),
    ...(fighting && { fighting: packedRecord(fighting) }),
  } as Plain
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

function flawsOf(record: CampaignRecord): Flaw[] {
  const { start, entries, fighting, contributions = [] } = record
  const tooMuch = flawOfLimits([
    { place: '', list: 'entries', start: start.state, steps: entries },
    ...entries.flatMap((entry, at) =>
      entry.kind === 'match' ? [recordedIn(entry.record, `/entries/${at}/record`)] : [],
    ),
    ...(fighting ? [recordedIn(fighting, '/fighting')] : []),
  ])
  return [
    ...(tooMuch ? [tooMuch] : []),
    // A campaign has no hash of its own.
    ...flawsOfPromiseFormat({ ...record, hash: '' }),
    ...(contributions.length > 1
      ? [{ path: '/contributions', message: 'a campaign has one contribution, of the host' }]
      : flawsOfContributions(contributions, 0)),
    ...outOfOrder(entries, 'entries'),
    ...entries.flatMap((entry, at) =>
      entry.kind === 'match' ? below(`/entries/${at}/record`, flawsBesideLimits(entry.record)) : [],
    ),
    ...(fighting ? below('/fighting', flawsBesideLimits(fighting)) : []),
  ]
}

function below(place: string, flaws: readonly Flaw[]): Flaw[] {
  return flaws.map(({ path, message }) => ({ path: `${place}${path}`, message }))
}

/**
 * Version 1 drew no dice when a match was settled. The matches of versions 1 and 2 were of the same version of their own
 * format, and the commitment was of the seed alone; version 3 had no domains of hashes.
 */
const campaignUpgrades: Upgrades = {
  1: document => withMatches(document, 1, { dice: [] }),
  2: document => withMatches(document, 2, {}),
  3: document => ({ ...withMatches(document, 3, {}), ...olderPromise(document) }),
}

/** The document with its matches brought from this version to the next. */
function withMatches(
  { entries, fighting, ...document }: Record<string, unknown>,
  version: number,
  added: object,
): Record<string, unknown> {
  const next = (record: unknown) =>
    isObject(record) && record.version === version
      ? { ...recordUpgrades[version]?.(record), version: version + 1 }
      : record
  const entered = (entry: unknown) =>
    isObject(entry) && entry.kind === 'match' ? { ...entry, ...added, record: next(entry.record) } : entry
  return {
    ...document,
    entries: Array.isArray(entries) ? entries.map(entered) : entries,
    ...(fighting !== undefined && { fighting: next(fighting) }),
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The states of a campaign from the set-up on as recorded, whatever the rules say today. */
export function recordedCampaignStates(record: CampaignRecord, source: string): RecordedStates {
  return statesOnward(record.start.state, record.entries, source, 'entries')
}

/** What was promised of a campaign at its start. */
export type CampaignPromise = Pick<
  CampaignRecord,
  'commitment' | 'promiseFormat' | 'contributions' | 'rules' | 'options'
>

/** What a campaign that begins now promises. */
export function newCampaignCommitment<C extends CampaignTypes>(
  campaign: Campaign<C>,
  { options, rules }: Journal<EntryTypes<C>>,
  seed: string,
  player: string,
): CampaignPromise {
  const contributions = contributionsOf(seed)
  const versions = { campaign: campaign.version, game: campaign.battles.version }
  const commitment = commitmentTo('sextant.campaign', {
    campaign: campaign.id,
    game: campaign.battles.id,
    rules: versions,
    options,
    seat: rules.seats[0] ?? '',
    player,
    contributions,
  })
  return { commitment, contributions, rules: versions, options }
}

/** Why a record is not what was promised of the campaign, or nothing. */
export function flawOfCampaignCommitment(record: CampaignRecord): Flaw | undefined {
  return flawOfPromise(record, () => {
    const { campaign, game, rules, options, seat, player, contributions = [] } = record
    const terms = { campaign, game, rules, options, seat, player, contributions }
    return commitmentTo('sextant.campaign', terms, record.promiseFormat)
  })
}

/** The record of a campaign as a game, turned into the campaign's own document. */
export function campaignRecordOf<C extends CampaignTypes>(
  campaign: Campaign<C>,
  entries: MatchRecord,
  { commitment, promiseFormat, contributions, rules, options }: CampaignPromise,
  fighting?: MatchRecord,
): CampaignRecord {
  const { start, seats, seed, outcome } = entries
  return {
    format: FORMAT,
    version: CAMPAIGN_RECORD_VERSION,
    campaign: campaign.id,
    game: campaign.battles.id,
    rules,
    options,
    seat: seats[0]?.name ?? '',
    player: seats[0]?.player ?? '',
    ...(promiseFormat !== undefined && { promiseFormat }),
    commitment,
    ...(contributions && { contributions }),
    ...(seed !== undefined && { seed }),
    start: { dice: start.dice, state: start.state },
    entries: recordedActions(entries).map(({ seq, action, dice, changes }) => {
      const entry = action as CampaignEntry<unknown>
      return entry.kind === 'match'
        ? { kind: 'match', seq, record: entry.record, dice, changes }
        : { kind: 'decision', seq, action: entry.action, dice, changes }
    }),
    ...(fighting && { fighting }),
    ...(outcome && { outcome }),
  }
}

/** The way back: the record of the campaign as a game. It promises nothing: the campaign's own promise is checked apart. */
export function entriesRecordOf(record: CampaignRecord): MatchRecord {
  const { start, entries, options, seed, outcome } = record
  return {
    format: 'sextant.match',
    version: RECORD_VERSION,
    game: record.campaign,
    rules: record.rules.campaign,
    options,
    seats: [{ name: record.seat, player: record.player }],
    commitment: record.commitment,
    ...(seed !== undefined && { seed }),
    start: { given: false, ...start },
    steps: entries.map(entry => {
      const { seq, dice, changes } = entry
      const action =
        entry.kind === 'match'
          ? { kind: entry.kind, record: entry.record }
          : { kind: entry.kind, action: entry.action }
      return { seq, seat: 0, action, dice, changes, ...(entry.hash !== undefined && { hash: entry.hash }) }
    }),
    ...(outcome && { outcome }),
  }
}
