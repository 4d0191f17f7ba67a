import { diceFrom, diceLater, isWhole, promiseOf, termsOf, unsigned } from '../match/verdict.ts'
import type { Finding } from '../record/finding.ts'
import { flawOfBattleTerms, underLaterRules } from './battle-terms.ts'
import type { Campaign, CampaignTypes } from './campaign.ts'
import { flawOfFighting } from './fighting.ts'
import { type CampaignRecord, flawOfCampaignCommitment } from './record.ts'
import { type CampaignDeviation, replayCampaign, verifyCampaignDice } from './replay.ts'

/** What the record of a campaign proves and what it does not. `commitment` is the one that was noted at its start. */
export function campaignVerdictOn<C extends CampaignTypes>(
  campaign: Campaign<C>,
  record: CampaignRecord,
  commitment?: string,
): Finding[] {
  const states = statesIn(campaign, record)
  return [
    states,
    ...wholeness(record),
    termsOf(record, flawOfCampaignCommitment(record)?.message, TERMS),
    ...battleTermsIn(campaign, record),
    ...(states.ok ? [diceIn(campaign, record)] : []),
    promiseOf(record, commitment, 'campaign'),
    unsigned('decisions were made', ['/entries', '/outcome']),
    ...battlersIn(record),
  ]
}

const TERMS = ['/campaign', '/game', '/rules', '/options', '/seat', '/player']

function statesIn<C extends CampaignTypes>(campaign: Campaign<C>, record: CampaignRecord): Finding {
  const again = replayCampaign(campaign, record)
  if (!again.ok) return untrue('states', again)
  const { options, state } = again.journal
  const flaw = flawOfFighting(campaign, campaign.load(options), state, record)
  if (flaw) {
    const step = record.entries.length + 1
    return { of: 'states', ok: false, step, message: `${flaw.path}: ${flaw.message}` }
  }
  const matches = record.entries.filter(({ kind }) => kind === 'match').length
  const ending = record.outcome ? 'it ended as recorded' : 'it is not finished, as recorded'
  const message = `${record.entries.length + 1} states and ${matches} matches are as recorded; ${ending}`
  return { of: 'states', ok: true, message }
}

/** The first match that was changed or damaged after it was written. */
function wholeness({ entries, fighting }: CampaignRecord): Finding[] {
  const matches = entries.flatMap(entry => (entry.kind === 'match' ? [{ ...entry, step: entry.seq }] : []))
  const all = fighting ? [...matches, { record: fighting, step: entries.length + 1 }] : matches
  const damaged = all.find(({ record }) => !isWhole(record))
  if (!damaged) return []
  const message = 'its match was changed or damaged after it was written: its hash does not fit'
  return [{ of: 'whole', ok: false, step: damaged.step, message }]
}

function diceIn<C extends CampaignTypes>(campaign: Campaign<C>, record: CampaignRecord): Finding {
  if (record.seed === undefined && record.outcome === undefined) return diceLater('campaign')
  const verdict = verifyCampaignDice(campaign, record)
  if (!verdict.ok) return untrue('dice', verdict)
  return diceFrom(record, verdict.draws, ['/seed', '/commitment', '/start/dice', '/entries'])
}

/** A match has terms of its own, which must be those of the campaign. */
function battleTermsIn<C extends CampaignTypes>(campaign: Campaign<C>, record: CampaignRecord): Finding[] {
  const flaw = flawOfBattleTerms(campaign, record)
  if (flaw) return [{ of: 'terms', ok: false, step: flaw.entry, message: `${flaw.path}: ${flaw.message}` }]
  const later = underLaterRules(record)
  if (later.length === 0) return []
  const entries = later.map(({ entry }) => entry).join(', ')
  const message = `not proven: the rules of the matches of entries ${entries}; they are later than those that were promised`
  return [{ of: 'rules', ok: null, message, places: later.map(({ place }) => `${place}/rules`) }]
}

/** A battle promises its own players, and nobody has noted that promise. */
function battlersIn({ entries, fighting }: CampaignRecord): Finding[] {
  if (!fighting && entries.every(({ kind }) => kind === 'decision')) return []
  const places = ['/entries/*/record', '/fighting'].flatMap(place => [
    `${place}/seats`,
    `${place}/firstPlayers`,
  ])
  return [{ of: 'players', ok: null, message: 'not proven: who played the matches in it', places }]
}

function untrue(of: Finding['of'], found: CampaignDeviation): Finding {
  const { entry, step, message, differences } = found
  return {
    of,
    ok: false,
    step: entry,
    message: step === undefined ? message : `step ${step} ${message}`,
    differences,
  }
}
