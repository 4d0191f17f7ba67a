import type { Claim, Finding, MatchRecord } from '@sextant/engine'
import { findGame } from '@sextant/games/list'
import { verdictOfMatch } from '@sextant/session'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../i18n/texts.ts'

interface FairDiceProps {
  readonly record: MatchRecord
  /** The commitment that was shown at the start, where this page has shown it. */
  readonly commitment?: string
}

/** Plays a match that is over again from its seed, and says whether its dice and terms are those that were promised. */
export function FairDice({ record, commitment }: FairDiceProps) {
  const [findings, setFindings] = useState<readonly Finding[]>()
  useEffect(() => {
    let open = true
    // After the page has been drawn: a long match takes a moment.
    const later = setTimeout(async () => {
      const box = await findGame(record.game)?.load()
      if (open && box) setFindings(verdictOfMatch(box, record, commitment))
    })
    return () => {
      open = false
      clearTimeout(later)
    }
  }, [record])
  const wrong = findings?.find(({ ok }) => ok === false)
  return (
    <p class="fair-dice muted" data-checked={findings !== undefined && !wrong}>
      {!findings
        ? t('fair.checking')
        : wrong
          ? t('fair.wrong', { what: claimed(wrong.of) })
          : t('fair.checked')}
      {findings?.some(({ of, ok }) => of === 'terms' && ok === null) && ` ${t('fair.older')}`}
      {record.start.given && ` ${t('match.given')}`}
    </p>
  )
}

function claimed(of: Claim): string {
  switch (of) {
    case 'states':
      return t('fair.of.states')
    case 'whole':
      return t('fair.of.whole')
    case 'terms':
    case 'promise':
      return t('fair.of.terms')
    case 'dice':
      return t('fair.of.dice')
    case 'start':
    case 'players':
      return t('fair.of.terms')
  }
}
