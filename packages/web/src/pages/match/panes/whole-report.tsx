import type { Report } from '@sextant/scene'
import type { Session } from '@sextant/session'
import { ChartLine } from 'lucide'
import { useState } from 'preact/hooks'
import { catalogueOf, named } from '../../../i18n/game-texts.ts'
import { t } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazy } from '../../../ui/lazy.tsx'

const ReportView = lazy(async () => (await import('../../../ui/report/report-view.tsx')).ReportView)

/** A button that opens what the match adds up to so far; added up only when it is asked for. */
export function WholeReport({ session }: { readonly session: Session }) {
  const [report, setReport] = useState<Report>()
  const { info, snapshot } = session
  return (
    <>
      <button type="button" onClick={() => setReport(session.report())}>
        <Icon of={ChartLine} />
        {named(catalogueOf(info.texts), 'report', 'whole', t('report.whole'))}
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
