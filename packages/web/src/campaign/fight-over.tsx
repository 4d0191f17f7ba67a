import { say } from '@sextant/scene'
import type { CampaignSession, MatchSession } from '@sextant/session'
import { ArrowRight } from 'lucide'
import { useEffect, useRef } from 'preact/hooks'
import { isLoss } from '../match/loss.ts'
import { refusalText } from '../match/refusal-text.ts'
import { Icon } from '../parts/icon.tsx'
import { notify } from '../parts/notice.ts'
import { playSound } from '../sound/sound.ts'
import { capitalized, catalogueOf, named, spelled } from '../words/game-words.ts'
import { campaignWord } from './campaign-words.ts'
import { lastLines } from './last-lines.ts'

interface FightOverProps {
  readonly voyage: CampaignSession
  readonly fight: MatchSession
}

/** How a match of a campaign ended, in the game's words, and the way back. */
export function FightOver({ voyage, fight }: FightOverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { outcome } = fight.snapshot.value
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
    if (outcome) playSound(isLoss(fight) ? 'defeat' : 'victory')
  }, [])
  if (!outcome) return null
  const catalogue = catalogueOf(fight.info.texts)
  const ofCampaign = catalogueOf(voyage.decisions.info.texts)

  function goOn(): void {
    const refusal = voyage.settle()
    if (refusal) notify({ tone: 'bad', text: refusalText(fight, refusal, ofCampaign), stays: true })
  }

  return (
    <section
      class="guide card campaign-notice"
      role="status"
      aria-label={campaignWord(ofCampaign, 'campaign.fought')}
    >
      <h2>{capitalized(named(catalogue, 'reason', outcome.reason, spelled(outcome.reason)))}</h2>
      {lastLines(fight).map((line, number) => (
        <p key={number}>{say(line.text, catalogue)}</p>
      ))}
      <button ref={button} type="button" class="primary" onClick={goOn}>
        {campaignWord(ofCampaign, 'campaign.on')}
        <Icon of={ArrowRight} />
      </button>
    </section>
  )
}
