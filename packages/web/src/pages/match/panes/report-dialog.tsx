import type { Session } from '@sextant/session'
import { useState } from 'preact/hooks'
import { catalogueOf } from '../../../i18n/game-texts.ts'
import { t } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ReportView } from '../../../ui/report/report-view.tsx'

interface ReportDialogProps {
  readonly session: Session
  readonly onClose: () => void
}

/** What the match adds up to so far, as it stands when it is opened. */
export function ReportDialog({ session, onClose }: ReportDialogProps) {
  const [report] = useState(session.report)
  const { info, snapshot } = session
  return (
    <Dialog title={t('report.title')} class="wide" onClose={onClose}>
      {report && (
        <ReportView
          report={report}
          scene={snapshot.value.scene}
          skin={info.skin}
          catalogue={catalogueOf(info.texts)}
        />
      )}
    </Dialog>
  )
}
