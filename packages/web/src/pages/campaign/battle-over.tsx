import { say } from '@sextant/scene'
import type { CampaignSession, MatchSession } from '@sextant/session'
import { ArrowRight } from 'lucide'
import { useEffect, useRef } from 'preact/hooks'
import { campaignText } from '../../i18n/campaign-texts.ts'
import { catalogueOf } from '../../i18n/game-texts.ts'
import { refusalText } from '../../i18n/refusal-text.ts'
import { reasonText } from '../../i18n/result-text.ts'
import { notify } from '../../notices/notice.ts'
import { playSound } from '../../sound/sound.ts'
import { Icon } from '../../ui/icon.tsx'
import { verdictOf, verdictText } from '../match/ending/verdict.ts'
import { isLoss } from '../match/loss.ts'
import { lastLines, notRepeating } from './last-lines.ts'

interface BattleOverProps {
  readonly session: CampaignSession
  readonly battle: MatchSession
  readonly onSettled: () => void
}

/** How a match of a campaign ended, in the game's words, and the way back. */
export function BattleOver({ session, battle, onSettled }: BattleOverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { outcome, scene } = battle.snapshot.value
  const { ending } = scene
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
    if (outcome) playSound(isLoss(battle) ? 'defeat' : 'victory', battle.info.skin)
  }, [])
  if (!outcome) return null
  const catalogue = catalogueOf(battle.info.texts)
  const ofCampaign = catalogueOf(session.decisions.info.texts)
  const reason = reasonText(outcome, catalogue)
  const verdict = verdictText(verdictOf(outcome, battle.players.value))
  const lines = lastLines(battle).map(({ text }) => say(text, catalogue))

  function goOn(): void {
    onSettled()
    const refusal = session.settle()
    if (refusal) notify({ tone: 'bad', text: refusalText(battle, refusal, ofCampaign), stays: true })
  }

  return (
    <section
      class="guide card campaign-notice"
      role="status"
      aria-label={campaignText(ofCampaign, 'campaign.battleOver')}
    >
      <h2>{ending === undefined ? (verdict ?? reason) : say(ending, catalogue)}</h2>
      {ending === undefined && verdict !== undefined && <p>{reason}</p>}
      {(ending === undefined ? notRepeating(reason, lines) : lines).map((line, number) => (
        <p key={number}>{line}</p>
      ))}
      <button ref={button} type="button" class="primary" onClick={goOn}>
        {campaignText(ofCampaign, 'campaign.on')}
        <Icon of={ArrowRight} />
      </button>
    </section>
  )
}
