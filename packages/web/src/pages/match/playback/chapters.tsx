import { type Catalogue, say } from '@sextant/scene'
import type { Playback, Timeline } from '@sextant/session'
import { Pause, Play, RotateCcw, SkipForward, StepBack, StepForward } from 'lucide'
import { t } from '../../../i18n/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import './chapters.css'

interface ChaptersProps {
  readonly playback: Playback
  readonly timeline: Timeline
  readonly catalogue: Catalogue
}

/** The chapters of the step that is played or was played last: pause, step, go back, see it again. */
export function Chapters({ playback, timeline, catalogue }: ChaptersProps) {
  const { names, at, playing } = timeline
  const over = at === names.length
  const nameOf = (chapter: number) => {
    const name = names[chapter]
    return name === undefined ? t('playback.begin') : say(name, catalogue)
  }
  return (
    <section class="chapters" aria-label={t('playback.title')}>
      <p class="chapter-name" aria-live="polite">
        <span>{over ? t('playback.over') : nameOf(at)}</span>
        <span class="figures muted">
          {t('match.of', { value: Math.min(at + 1, names.length), max: names.length })}
        </span>
      </p>
      <ol class="chapter-marks">
        {names.map((_, chapter) => (
          <li key={chapter} aria-current={chapter === at ? 'step' : undefined} data-seen={chapter < at}>
            <button
              type="button"
              aria-label={nameOf(chapter)}
              title={nameOf(chapter)}
              onClick={() => playback.jump(chapter)}
            />
          </li>
        ))}
      </ol>
      <div class="row chapter-controls">
        <button
          type="button"
          class="quiet"
          aria-label={t('playback.again')}
          title={t('playback.again')}
          onClick={playback.again}
        >
          <Icon of={RotateCcw} />
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={t('playback.back')}
          title={t('playback.back')}
          aria-keyshortcuts=","
          aria-disabled={at === 0 && !timeline.moving}
          onClick={playback.back}
        >
          <Icon of={StepBack} />
        </button>
        <button
          type="button"
          aria-label={t(playing ? 'replay.pause' : 'replay.play')}
          title={t(playing ? 'replay.pause' : 'replay.play')}
          onClick={playing ? playback.pause : playback.play}
        >
          <Icon of={playing ? Pause : Play} />
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={t('playback.forward')}
          title={t('playback.forward')}
          aria-keyshortcuts="."
          aria-disabled={over}
          onClick={playback.forward}
        >
          <Icon of={StepForward} />
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={t('playback.skip')}
          title={t('playback.skip')}
          aria-disabled={over}
          onClick={playback.skip}
        >
          <Icon of={SkipForward} />
        </button>
      </div>
    </section>
  )
}
