import type { CampaignRecord, Claim, Finding, MatchRecord } from '@sextant/engine'
import { findGame } from '@sextant/games/list'
import { verdictOfCampaign, verdictOfMatch } from '@sextant/session'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../i18n/texts.ts'
import { campaignOf } from '../store/find-campaign.ts'

interface FairDiceProps<R> {
  readonly record: R
  /** The commitment that was shown at the start, where this page has shown it. */
  readonly commitment?: string
}

/** Plays a match that is over again from its seed, and says whether its dice and terms are those that were promised. */
export function FairDice({ record, commitment }: FairDiceProps<MatchRecord>) {
  const findings = useVerdict(async () => {
    const box = await findGame(record.game)?.load()
    return box && verdictOfMatch(box, record, commitment)
  }, record)
  return (
    <p class="fair-dice muted" data-checked={holds(findings)}>
      {inWords(findings)}
      {record.start.given && ` ${t('match.given')}`}
    </p>
  )
}

/** The same of a campaign, with all its matches. */
export function FairCampaign({ record, commitment }: FairDiceProps<CampaignRecord>) {
  const findings = useVerdict(async () => {
    const box = await findGame(record.game)?.load()
    return box && verdictOfCampaign(await campaignOf(box, record.campaign), record, commitment)
  }, record.entries.length)
  return (
    <p class="fair-dice muted" data-checked={holds(findings)}>
      {inWords(findings)}
    </p>
  )
}

/** Once the page has been drawn: a long match takes a moment. */
function useVerdict(
  check: () => Promise<readonly Finding[] | undefined>,
  of: unknown,
): readonly Finding[] | undefined {
  const [findings, setFindings] = useState<readonly Finding[]>()
  useEffect(() => {
    let open = true
    const later = setTimeout(async () => {
      const found = await check()
      if (open) setFindings(found)
    })
    return () => {
      open = false
      clearTimeout(later)
    }
  }, [of])
  return findings
}

function holds(findings: readonly Finding[] | undefined): boolean {
  return findings?.every(({ ok }) => ok !== false) ?? false
}

function inWords(findings: readonly Finding[] | undefined): string {
  if (!findings) return t('fair.checking')
  const older = findings.some(({ of, ok }) => of === 'terms' && ok === null)
  const wrong = findings.find(({ of, ok }) => ok === false && !(older && of === 'promise'))
  if (wrong) return t('fair.wrong', { what: claimed(wrong.of) })
  const signed = findings.some(({ of, ok }) => of === 'moves' && ok === true)
  return `${older ? t('fair.older') : t('fair.checked')} ${signed ? t('fair.signed') : t('fair.moves')}`
}

function claimed(of: Claim): string {
  switch (of) {
    case 'states':
      return t('fair.of.states')
    case 'whole':
      return t('fair.of.whole')
    case 'dice':
      return t('fair.of.dice')
    case 'moves':
    case 'signatures':
      return t('fair.of.signatures')
    case 'terms':
    case 'promise':
    case 'start':
    case 'players':
      return t('fair.of.terms')
  }
}
