import type { CampaignRecord, Finding, MatchRecord } from '@sextant/engine'
import { findGame } from '@sextant/games/list'
import { verdictOfCampaign, verdictOfMatch } from '@sextant/session'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../i18n/texts.ts'
import { campaignOf } from '../store/find-campaign.ts'
import { unproven, verdictInWords } from './fair-words.ts'
import './fair-dice.css'

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
  return <Findings findings={findings}>{record.start.given && ` ${t('match.given')}`}</Findings>
}

/** The same of a campaign, with all its matches. */
export function FairCampaign({ record, commitment }: FairDiceProps<CampaignRecord>) {
  const findings = useVerdict(async () => {
    const box = await findGame(record.game)?.load()
    return box && verdictOfCampaign(await campaignOf(box, record.campaign), record, commitment)
  }, record.entries.length)
  return <Findings findings={findings} />
}

interface FindingsProps {
  readonly findings: readonly Finding[] | undefined
  readonly children?: ComponentChildren
}

function Findings({ findings, children }: FindingsProps) {
  const open = findings ? unproven(findings) : []
  return (
    <div class="fair-dice muted" data-checked={holds(findings)}>
      <p>
        {findings ? verdictInWords(findings) : t('fair.checking')}
        {children}
      </p>
      {open.length > 0 && (
        <details>
          <summary>{t('fair.open')}</summary>
          <ul>
            {open.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
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
