import type { Catalogue } from '@sextant/scene'
import type { Session } from '@sextant/session'
import { X } from 'lucide'
import { seatName } from '../../../i18n/seat-name.ts'
import { t } from '../../../i18n/texts.ts'
import { change } from '../../../settings/settings.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Table } from '../../../ui/table-view.tsx'
import { WholeReport } from './whole-report.tsx'
import './turn-report.css'

/** What a turn added up to, in the room of what is pointed at, until it is dismissed or the player goes on. */
export function TurnReportCard({
  session,
  catalogue,
}: {
  readonly session: Session
  readonly catalogue: Catalogue
}) {
  const over = session.turnReport.value
  if (!over) return null
  const names = over.seats.map(seat => seatName(session, seat)).join(', ')
  return (
    <section class="turn-report" aria-label={t('report.turn', { name: names })}>
      <header class="row">
        <h2>{t('report.turn', { name: names })}</h2>
        <button type="button" class="quiet" aria-label={t('action.close')} onClick={session.dismissReport}>
          <Icon of={X} />
        </button>
      </header>
      {over.tables.map(table => (
        <Table
          key={table.id}
          table={table}
          catalogue={catalogue}
          sides={session.snapshot.value.scene.sides}
          skin={session.info.skin}
        />
      ))}
      <footer class="row">
        <WholeReport session={session} />
        <button type="button" class="link" onClick={() => change({ reports: false })}>
          {t('report.never')}
        </button>
      </footer>
    </section>
  )
}
