import { say } from '@sextant/scene'
import type { Session } from '@sextant/session'
import { campaignText } from '../../i18n/campaign-texts.ts'
import { catalogueOf } from '../../i18n/game-texts.ts'
import { useMoreBelow } from '../../ui/more-below.ts'

interface BattleResultProps {
  readonly decisions: Session
  readonly onRead: () => void
}

/** What a battle has left behind, once it is settled: in the words of the log, until it is read or something is decided. */
export function BattleResult({ decisions, onRead }: BattleResultProps) {
  const lines = useMoreBelow<HTMLDivElement>()
  const catalogue = catalogueOf(decisions.info.texts)
  const { seq } = decisions.snapshot.value
  const [first, ...rest] = decisions.log.value.filter(({ step }) => step === seq)
  return (
    <section
      class="guide guide-step card battle-result"
      role="status"
      aria-label={campaignText(catalogue, 'campaign.battleOver')}
    >
      <h2>{campaignText(catalogue, 'campaign.battleOver')}</h2>
      <div ref={lines} class="battle-result-lines">
        {first && <p class="battle-result-first">{say(first.text, catalogue)}</p>}
        <div class="battle-result-rest">
          {rest.map((line, number) => (
            <p key={number}>{say(line.text, catalogue)}</p>
          ))}
        </div>
      </div>
      <button type="button" onClick={onRead}>
        {campaignText(catalogue, 'campaign.on')}
      </button>
    </section>
  )
}
