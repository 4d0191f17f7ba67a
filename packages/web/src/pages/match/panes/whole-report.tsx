import type { Session } from '@sextant/session'
import { ChartLine } from 'lucide'
import { useState } from 'preact/hooks'
import { catalogueOf, named } from '../../../i18n/game-texts.ts'
import { t } from '../../../i18n/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lazy } from '../../../ui/lazy.tsx'

const ReportDialog = lazy(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** A button that opens what the match adds up to so far; added up only when it is asked for. */
export function WholeReport({ session }: { readonly session: Session }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        <Icon of={ChartLine} />
        {named(catalogueOf(session.info.texts), 'report', 'whole', t('report.whole'))}
      </button>
      {open && <ReportDialog session={session} onClose={() => setOpen(false)} />}
    </>
  )
}
