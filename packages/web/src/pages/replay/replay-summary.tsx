import type { Catalogue, Scene } from '@sextant/scene'
import type { RecordedMatch } from '@sextant/session'
import { ChartLine, Download } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { reasonText, resultText } from '../../i18n/result-text.ts'
import { sideName } from '../../i18n/seat-name.ts'
import { t } from '../../i18n/texts.ts'
import { exportMatch } from '../../store/files/exchange.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ReportView } from '../../ui/report/report-view.tsx'
import { StandingsTable } from '../../ui/standings-table.tsx'

interface ReplaySummaryProps {
  readonly id: string
  /** Which match of a campaign, from 1. */
  readonly battle?: number
  readonly recorded: RecordedMatch
  readonly scene: Scene
  readonly catalogue: Catalogue
  /** What else can be done with it. */
  readonly children?: ComponentChildren
}

/** How it ended, with the report of the whole match and the match as a file. */
export function ReplaySummary({ id, battle, recorded, scene, catalogue, children }: ReplaySummaryProps) {
  const [reading, setReading] = useState(false)
  const { outcome } = recorded
  const { seats, skin } = recorded.info
  const report = reading ? recorded.report() : undefined
  return (
    <div class="replay-summary">
      {outcome && (
        <p>
          {seats.length > 1 && (
            <strong>
              {resultText(
                outcome,
                seats.map((_, seat) => sideName(scene, seat, catalogue, seats)),
              )}
            </strong>
          )}{' '}
          <span class="muted">{reasonText(outcome, catalogue)}</span>
        </p>
      )}
      <div class="row wrap">
        {children}
        <button type="button" onClick={() => setReading(true)}>
          <Icon of={ChartLine} />
          {t('report.title')}
        </button>
        <button type="button" onClick={() => exportMatch(id, battle)}>
          <Icon of={Download} />
          {t('export.title')}
        </button>
      </div>
      {reading && (
        <Dialog title={t('report.title')} class="wide" onClose={() => setReading(false)}>
          {outcome && (
            <StandingsTable outcome={outcome} seats={seats} scene={scene} skin={skin} catalogue={catalogue} />
          )}
          {report ? (
            <ReportView report={report} scene={scene} skin={skin} catalogue={catalogue} />
          ) : (
            <p class="muted">{t('report.none')}</p>
          )}
        </Dialog>
      )}
    </div>
  )
}
