import type { Report } from '@sextant/scene'
import type { Session } from '@sextant/session'
import { catalogueOf } from '../../../i18n/game-texts.ts'
import { t } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ReportView } from '../../../ui/report/report-view.tsx'

interface Props {
  readonly session: Session
  readonly report: Report
  readonly onClose: () => void
}

/** What the match adds up to so far. */
export function ReportDialog({ session: { info, snapshot }, report, onClose }: Props) {
  return (
    <Dialog title={t('report.title')} class="wide" onClose={onClose}>
      <ReportView
        report={report}
        scene={snapshot.value.scene}
        skin={info.skin}
        catalogue={catalogueOf(info.texts)}
      />
    </Dialog>
  )
}
