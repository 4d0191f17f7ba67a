import { type Catalogue, say } from '@sextant/scene'
import type { RecordedMatch, ReplayPlayer } from '@sextant/session'
import { useMemo } from 'preact/hooks'
import { t } from '../../i18n/texts.ts'

interface LandmarksProps {
  readonly recorded: RecordedMatch
  readonly player: ReplayPlayer
  readonly catalogue: Catalogue
}

/** Steps worth jumping to. */
export function Landmarks({ recorded, player, catalogue }: LandmarksProps) {
  const viewer = player.viewer.value
  const landmarks = useMemo(() => recorded.landmarks(viewer), [recorded, viewer])
  if (landmarks.length === 0) return null
  return (
    <select
      class="landmarks"
      aria-label={t('replay.landmarks')}
      value=""
      onChange={event => {
        player.pause()
        player.jump(Number(event.currentTarget.value))
        event.currentTarget.value = ''
      }}
    >
      <option value="">{t('replay.landmarks')}</option>
      {landmarks.map((line, number) => (
        <option key={number} value={String(line.step)}>
          {t('replay.landmark', { step: line.step, text: say(line.text, catalogue) })}
        </option>
      ))}
    </select>
  )
}
