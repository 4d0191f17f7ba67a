import type { Campaign, CampaignTypes } from '../campaign/campaign.ts'
import { type CampaignRecord, readCampaignRecord, writeCampaignRecord } from '../campaign/record.ts'
import { replayCampaign, resumeCampaign, verifyCampaignDice } from '../campaign/replay.ts'
import type { CampaignRun } from '../campaign/run.ts'
import { SeededDice } from '../dice/seeded-dice.ts'
import { startMatch } from '../match/match.ts'
import { copyPlain, samePlain } from '../plain/plain.ts'
import { type MatchRecord, recordedActions } from '../record/record.ts'
import { ensure, fail } from './check.ts'
import { playBattle, playCampaign } from './random-campaign.ts'

/** A campaign, written down and read again, replays entry for entry with the promised dice; so it does twice. */
export function campaignReplays<C extends CampaignTypes>(
  campaign: Campaign<C>,
  options: C['options'],
  seed: number,
): void {
  const run = playCampaign(campaign, options, seed)
  const text = writeCampaignRecord(run.record())
  const record = readCampaignRecord(text, 'record')
  const again = replayCampaign(campaign, record)
  if (!again.ok) fail(`entry ${again.entry}: ${again.message} ${again.differences.join('; ')}`)
  ensure(
    samePlain(again.journal.rules.view(again.journal.state, 0), run.state()),
    () => 'the replay ends elsewhere',
  )
  const dice = verifyCampaignDice(campaign, record)
  if (!dice.ok) fail(`entry ${dice.entry}: ${dice.message}`)
  const twin = playCampaign(campaign, options, seed)
  ensure(writeCampaignRecord(twin.record()) === text, () => 'two campaigns from one seed differ')
}

/** A campaign saved in the middle, even of a match, goes on as if it had not been. */
export function campaignResumes<C extends CampaignTypes>(
  campaign: Campaign<C>,
  options: C['options'],
  seed: number,
): void {
  const whole = playCampaign(campaign, options, seed)
  const matches = whole.record().entries.filter(({ kind }) => kind === 'match')
  const dice = SeededDice.from(`pause ${seed}`)
  const pauses = [Math.floor(whole.seq / 2), ...(matches.length > 0 ? [dice.pick(matches).seq - 1] : [])]
  for (const pause of pauses) {
    const first = playCampaign(campaign, options, seed, pause)
    const next = whole.record().entries[pause]
    if (first.battle && next?.kind === 'match') {
      const match = first.beginBattle()
      const actions = recordedActions(next.record)
      for (const { seat, action } of actions.slice(0, actions.length / 2)) match.submit(seat, action)
    }
    const saved = readCampaignRecord(writeCampaignRecord(first.save()), 'save')
    const resumed = resumeCampaign(campaign, saved)
    for (const entry of whole.record().entries.slice(pause)) enter(resumed, entry)
    ensure(
      writeCampaignRecord(resumed.record()) === writeCampaignRecord(whole.record()),
      () => `a campaign resumed after entry ${pause} comes out differently`,
    )
  }
}

/** Whatever is changed in a record of a campaign is found out. */
export function tamperingShows<C extends CampaignTypes>(
  campaign: Campaign<C>,
  options: C['options'],
  seed: number,
): void {
  const record = playCampaign(campaign, options, seed).record()
  const dice = SeededDice.from(`tampering ${seed}`)
  for (const [what, tamper] of Object.entries(tamperings)) {
    const changed = copyPlain(record)
    tamper(changed, dice)
    if (samePlain(changed, record)) continue
    ensure(!verifyCampaignDice(campaign, changed).ok, () => `nobody notices it: ${what}`)
  }
}

const tamperings: Readonly<Record<string, (record: CampaignRecord, dice: SeededDice) => void>> = {
  'another hash': ({ entries }, dice) => {
    if (entries.length > 0) dice.pick(entries).hash = '0123456789abcdef'
  },
  'an entry left out': record => {
    record.entries = record.entries.slice(0, -1)
  },
  'dice that fell otherwise': ({ entries }) => {
    for (const entry of entries) entry.dice = entry.dice.map(turned)
  },
  'another outcome': record => {
    record.outcome = { scores: [1], reason: 'forged' }
  },
  'another seed': record => {
    record.seed = 'forged'
  },
  'dice of a match that fell otherwise': ({ entries }) => {
    for (const entry of entries)
      if (entry.kind === 'match')
        for (const step of recordedActions(entry.record)) step.dice = step.dice.map(turned)
  },
  'a match without its last step': ({ entries }) => {
    for (const entry of entries) if (entry.kind === 'match') entry.record.steps.pop()
  },
}

function turned(face: number | boolean): number | boolean {
  return typeof face === 'boolean' ? !face : face === 1 ? 2 : 1
}

/** Only the match that is due is settled, with the dice that are due to it and played to its end. */
export function onlyTheMatchDue<C extends CampaignTypes>(
  campaign: Campaign<C>,
  options: C['options'],
  seed: number,
): void {
  playCampaign(campaign, options, seed, undefined, run => {
    if (!run.battle) return
    const { battles } = campaign
    const due = run.battle.options
    const stray: Record<string, MatchRecord> = {
      'with other dice': playBattle(startMatch(battles, { options: due, seed: 'stray' }), 'stray'),
      'not over': playBattle(run.beginBattle(), 'stray', 0),
    }
    for (const [what, record] of Object.entries(stray)) refused(run, record, what)
  })
}

function refused<C extends CampaignTypes>(run: CampaignRun<C>, record: MatchRecord, what: string): void {
  const before = run.record()
  const settled = run.settle(record)
  if (settled.ok) fail(`at entry ${run.seq} a match ${what} was settled`)
  ensure(
    settled.refusal.code !== '' && settled.refusal.message !== '',
    () => `the refusal of a match ${what} lacks a code or a sentence`,
  )
  ensure(samePlain(run.record(), before), () => `a match ${what} was refused and changed the campaign`)
}

function enter<C extends CampaignTypes>(run: CampaignRun<C>, entry: CampaignRecord['entries'][number]): void {
  const entered = entry.kind === 'match' ? run.settle(entry.record) : run.submit(entry.action)
  if (!entered.ok) fail(`entry ${entry.seq} is refused after resuming: ${entered.refusal.message}`)
}
