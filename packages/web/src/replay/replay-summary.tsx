import { type Outcome, winners } from '@sextant/engine'
import type { Catalogue, Scene } from '@sextant/scene'
import type { RecordedMatch } from '@sextant/session'
import { ChartLine, Download } from 'lucide'
import { useState } from 'preact/hooks'
import { sideName } from '../match/seat-name.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Icon } from '../parts/icon.tsx'
import { ReportView } from '../report/report-view.tsx'
import { named, spelled } from '../words/game-words.ts'
import { t } from '../words/words.ts'
import { exportMatch } from './exchange.ts'

interface ReplaySummaryProps {
  readonly id: string
  /** Which match of a campaign, from 1. */
  readonly fight?: number
  readonly reel: RecordedMatch
  readonly scene: Scene
  readonly catalogue: Catalogue
}

/** How it ended, with the report of the whole match and the match as a file. */
export function ReplaySummary({ id, fight, reel, scene, catalogue }: ReplaySummaryProps) {
  const [reading, setReading] = useState(false)
  const { outcome } = reel
  const report = reading ? reel.report() : undefined
  return (
    <div class="replay-summary">
      {outcome && (
        <p>
          {reel.info.seats.length > 1 && whoWon(outcome, reel, scene, catalogue)}{' '}
          <span class="muted">{named(catalogue, 'reason', outcome.reason, spelled(outcome.reason))}</span>
        </p>
      )}
      <div class="row">
        <button type="button" onClick={() => setReading(true)}>
          <Icon of={ChartLine} />
          {t('report.title')}
        </button>
        <button type="button" onClick={() => exportMatch(id, fight)}>
          <Icon of={Download} />
          {t('export.title')}
        </button>
      </div>
      {reading && (
        <Dialog title={t('report.title')} class="wide" onClose={() => setReading(false)}>
          {report ? (
            <ReportView report={report} scene={scene} skin={reel.info.skin} catalogue={catalogue} />
          ) : (
            <p class="muted">{t('report.none')}</p>
          )}
        </Dialog>
      )}
    </div>
  )
}

function whoWon(outcome: Outcome, { info }: RecordedMatch, scene: Scene, catalogue: Catalogue): string {
  const won = winners(outcome)
  if (won.length === info.seats.length) return t('victory.draw')
  return t('victory.wins', {
    name: won.map(seat => sideName(scene, seat, catalogue, info.seats)).join(', '),
  })
}
