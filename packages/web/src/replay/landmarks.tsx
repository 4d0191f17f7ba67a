import { type Catalogue, say } from '@sextant/scene'
import type { RecordedMatch, ReplayPlayer } from '@sextant/session'
import { useMemo } from 'preact/hooks'
import { t } from '../words/words.ts'

interface LandmarksProps {
  readonly reel: RecordedMatch
  readonly projector: ReplayPlayer
  readonly catalogue: Catalogue
}

/** Steps worth jumping to. */
export function Landmarks({ reel, projector, catalogue }: LandmarksProps) {
  const viewer = projector.viewer.value
  const landmarks = useMemo(() => reel.landmarks(viewer), [reel, viewer])
  if (landmarks.length === 0) return null
  return (
    <select
      class="landmarks"
      aria-label={t('replay.landmarks')}
      value=""
      onChange={event => {
        projector.pause()
        projector.jump(Number(event.currentTarget.value))
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
