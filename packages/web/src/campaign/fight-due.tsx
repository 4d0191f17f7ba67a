import { say } from '@sextant/scene'
import type { CampaignSession } from '@sextant/session'
import { Swords } from 'lucide'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../parts/icon.tsx'
import { catalogueOf } from '../words/game-words.ts'
import { campaignWord } from './campaign-words.ts'
import { lastLines } from './last-lines.ts'

/** A match must be played before anything else can be decided: what has led to it, and the way into it. */
export function FightDue({ voyage }: { readonly voyage: CampaignSession }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  const catalogue = catalogueOf(voyage.decisions.info.texts)
  return (
    <section class="guide card campaign-notice" aria-label={campaignWord(catalogue, 'campaign.due')}>
      <h2>{campaignWord(catalogue, 'campaign.due')}</h2>
      {lastLines(voyage.decisions).map((line, number) => (
        <p key={number}>{say(line.text, catalogue)}</p>
      ))}
      <button ref={button} type="button" class="primary" onClick={voyage.beginBattle}>
        <Icon of={Swords} />
        {campaignWord(catalogue, 'campaign.fight')}
      </button>
    </section>
  )
}
