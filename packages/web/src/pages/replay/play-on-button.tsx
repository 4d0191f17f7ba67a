import type { MatchRecord } from '@sextant/engine'
import { Swords } from 'lucide'
import { t } from '../../i18n/texts.ts'
import { goTo } from '../../routes/navigate.ts'
import { pageStore } from '../../store/page-store.ts'
import { canPlayOn, playOn } from '../../store/play-on.ts'
import { Icon } from '../../ui/icon.tsx'

interface PlayOnButtonProps {
  readonly record: MatchRecord
  readonly step: number
  /** From this step on the record is of other rules. */
  readonly trouble: number | undefined
}

/** Goes on from the step that is looked at, as a match of its own. */
export function PlayOnButton({ record, step, trouble = Number.POSITIVE_INFINITY }: PlayOnButtonProps) {
  return (
    <button
      type="button"
      disabled={!canPlayOn(record, step) || step >= trouble}
      onClick={async () => goTo({ page: 'match', id: await playOn(pageStore(), record, step) })}
    >
      <Icon of={Swords} />
      {t('replay.playOn')}
    </button>
  )
}
