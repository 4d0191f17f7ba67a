import type { RecordedMatch, ReplayPlayer } from '@sextant/session'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import { useEffect } from 'preact/hooks'
import { Icon } from '../parts/icon.tsx'
import { change, SPEEDS, settings } from '../settings/settings.ts'
import { speedName } from '../settings/speed-name.ts'
import { t } from '../words/words.ts'

interface ReelsProps {
  readonly reel: RecordedMatch
  readonly projector: ReplayPlayer
}

/** The controls: scrub, step, play, and how fast. */
export function Reels({ reel, projector }: ReelsProps) {
  const step = projector.step.value
  const playing = projector.playing.value
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key } = event
      const within = (places: string) => target instanceof HTMLElement && target.closest(places) !== null
      if (event.ctrlKey || event.metaKey || event.altKey || within('input, select, dialog')) return
      if (key === ',') projector.playback.back()
      else if (key === '.') projector.playback.forward()
      else if (key === ' ' && !within('button, a, summary')) toggle(projector)
      else if (key === 'ArrowRight' && !within('.board')) void projector.forward()
      else if (key === 'ArrowLeft' && !within('.board')) projector.jump(projector.step.peek() - 1)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [projector])
  return (
    <div class="reels">
      <label class="scrub">
        <span class="unseen">{t('replay.step')}</span>
        <input
          type="range"
          min={0}
          max={reel.length}
          value={step}
          aria-valuetext={t('replay.at', { step, of: reel.length })}
          onInput={event => {
            projector.pause()
            projector.jump(event.currentTarget.valueAsNumber)
          }}
        />
        <span class="figures">{t('match.of', { value: step, max: reel.length })}</span>
      </label>
      <div class="row">
        <button type="button" class="quiet" aria-label={t('replay.first')} onClick={() => projector.jump(0)}>
          <Icon of={ChevronFirst} />
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={t('replay.back')}
          onClick={() => {
            projector.pause()
            projector.jump(step - 1)
          }}
        >
          <Icon of={ChevronLeft} />
        </button>
        <button
          type="button"
          class="primary"
          aria-label={t(playing ? 'replay.pause' : 'replay.play')}
          onClick={playing ? projector.pause : projector.play}
        >
          <Icon of={playing ? Pause : Play} />
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={t('replay.forward')}
          onClick={() => projector.forward()}
        >
          <Icon of={ChevronRight} />
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={t('replay.last')}
          onClick={() => projector.jump(reel.length)}
        >
          <Icon of={ChevronLast} />
        </button>
        <select
          aria-label={t('settings.speed')}
          value={String(settings.value.speed)}
          onChange={event => change({ speed: Number(event.currentTarget.value) })}
        >
          {SPEEDS.map(speed => (
            <option key={speed} value={String(speed)}>
              {speedName(speed)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

function toggle(projector: ReplayPlayer): void {
  if (projector.playing.peek()) projector.pause()
  else projector.play()
}
