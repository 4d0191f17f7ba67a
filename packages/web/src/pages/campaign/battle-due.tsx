import { say } from '@sextant/scene'
import type { CampaignSession } from '@sextant/session'
import { Swords } from 'lucide'
import { useEffect, useRef } from 'preact/hooks'
import { campaignText } from '../../i18n/campaign-texts.ts'
import { catalogueOf } from '../../i18n/game-texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { lastLines } from './last-lines.ts'

/** A match must be played before anything else can be decided: what has led to it, and the way into it. */
export function BattleDue({ session }: { readonly session: CampaignSession }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  const catalogue = catalogueOf(session.decisions.info.texts)
  return (
    <section class="guide card campaign-notice" aria-label={campaignText(catalogue, 'campaign.due')}>
      <h2>{campaignText(catalogue, 'campaign.due')}</h2>
      {lastLines(session.decisions).map((line, number) => (
        <p key={number}>{say(line.text, catalogue)}</p>
      ))}
      <button ref={button} type="button" class="primary" onClick={session.beginBattle}>
        <Icon of={Swords} />
        {campaignText(catalogue, 'campaign.battle')}
      </button>
    </section>
  )
}
