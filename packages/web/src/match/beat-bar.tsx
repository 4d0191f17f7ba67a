import { type Catalogue, say } from '@sextant/scene'
import type { Playback } from '@sextant/session'
import { Pause, Play, RotateCcw, SkipForward, StepBack, StepForward } from 'lucide'
import './beats.css'
import { Icon } from '../parts/icon.tsx'
import { t } from '../words/words.ts'

interface BeatBarProps {
  readonly playback: Playback
  readonly catalogue: Catalogue
}

/** The beats of what is or was just shown: pause, step, go back, see it again. */
export function BeatBar({ playback, catalogue }: BeatBarProps) {
  const timeline = playback.timeline.value
  if (!timeline) return <section class="beats" aria-label={t('beat.title')} hidden />
  const { names, at, playing } = timeline
  const over = at === names.length
  const nameOf = (beat: number) => {
    const name = names[beat]
    return name === undefined ? t('beat.begin') : say(name, catalogue)
  }
  return (
    <section class="beats" aria-label={t('beat.title')}>
      <p class="beat-name" aria-live="polite">
        <span>{over ? t('beat.over') : nameOf(at)}</span>
        <span class="figures muted">
          {t('match.of', { value: Math.min(at + 1, names.length), max: names.length })}
        </span>
      </p>
      <ol class="beat-marks">
        {names.map((_, beat) => (
          <li key={beat} aria-current={beat === at ? 'step' : undefined} data-seen={beat < at}>
            <button
              type="button"
              aria-label={nameOf(beat)}
              title={nameOf(beat)}
              onClick={() => playback.jump(beat)}
            />
          </li>
        ))}
      </ol>
      <div class="row beat-controls">
        <button
          type="button"
          class="quiet"
          aria-label={t('beat.again')}
          title={t('beat.again')}
          onClick={playback.again}
        >
          <Icon of={RotateCcw} />
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={t('beat.back')}
          title={t('beat.back')}
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
          aria-label={t('beat.forward')}
          title={t('beat.forward')}
          aria-keyshortcuts="."
          aria-disabled={over}
          onClick={playback.forward}
        >
          <Icon of={StepForward} />
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={t('beat.skip')}
          title={t('beat.skip')}
          aria-disabled={over}
          onClick={playback.skip}
        >
          <Icon of={SkipForward} />
        </button>
      </div>
    </section>
  )
}
