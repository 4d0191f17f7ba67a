import type { Catalogue } from '@sextant/scene'
import type { Playback } from '@sextant/session'
import { t } from '../../../i18n/texts.ts'
import { Chapters } from './chapters.tsx'

interface PlaybackBarProps {
  readonly playback: Playback
  readonly catalogue: Catalogue
}

/** The chapters of a step, once one with chapters is played: there are none before the first. */
export function PlaybackBar({ playback, catalogue }: PlaybackBarProps) {
  const timeline = playback.timeline.value
  if (!timeline) return <section class="chapters" aria-label={t('playback.title')} hidden />
  return <Chapters playback={playback} timeline={timeline} catalogue={catalogue} />
}
