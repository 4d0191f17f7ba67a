import type { Report } from '@sextant/scene'
import type { Session } from '@sextant/session'
import { ChartLine } from 'lucide'
import { useState } from 'preact/hooks'
import { Dialog } from '../parts/dialog.tsx'
import { Icon } from '../parts/icon.tsx'
import { lazy } from '../parts/lazy.tsx'
import { catalogueOf } from '../words/game-words.ts'
import { t } from '../words/words.ts'

const ReportView = lazy(async () => (await import('../report/report-view.tsx')).ReportView)

/** A button that opens what the match adds up to so far; added up only when it is asked for. */
export function WholeReport({ session }: { readonly session: Session }) {
  const [report, setReport] = useState<Report>()
  const { info, snapshot } = session
  return (
    <>
      <button type="button" onClick={() => setReport(session.report())}>
        <Icon of={ChartLine} />
        {t('report.whole')}
      </button>
      {report && (
        <Dialog title={t('report.title')} class="wide" onClose={() => setReport(undefined)}>
          <ReportView
            report={report}
            scene={snapshot.value.scene}
            skin={info.skin}
            catalogue={catalogueOf(info.texts)}
          />
        </Dialog>
      )}
    </>
  )
}
