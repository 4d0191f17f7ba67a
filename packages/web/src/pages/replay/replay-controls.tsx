import type { RecordedMatch, ReplayPlayer } from '@sextant/session'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import { useEffect } from 'preact/hooks'
import { speedName } from '../../i18n/speed-name.ts'
import { t } from '../../i18n/texts.ts'
import { change, SPEEDS, settings } from '../../settings/settings.ts'
import { Icon } from '../../ui/icon.tsx'

interface ReplayControlsProps {
  readonly recorded: RecordedMatch
  readonly player: ReplayPlayer
}

/** The controls: scrub, step, play, and how fast. */
export function ReplayControls({ recorded, player }: ReplayControlsProps) {
  const step = player.step.value
  const playing = player.playing.value
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key } = event
      const within = (places: string) => target instanceof HTMLElement && target.closest(places) !== null
      if (event.ctrlKey || event.metaKey || event.altKey || within('input, select, dialog')) return
      if (key === ',') player.playback.back()
      else if (key === '.') player.playback.forward()
      else if (key === ' ' && !within('button, a, summary')) toggle(player)
      else if (key === 'ArrowRight' && !within('.board')) void player.forward()
      else if (key === 'ArrowLeft' && !within('.board')) player.jump(player.step.peek() - 1)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [player])
  return (
    <div class="reels">
      <label class="scrub">
        <span class="unseen">{t('replay.step')}</span>
        <input
          type="range"
          min={0}
          max={recorded.length}
          value={step}
          aria-valuetext={t('replay.at', { step, of: recorded.length })}
          onInput={event => {
            player.pause()
            player.jump(event.currentTarget.valueAsNumber)
          }}
        />
        <span class="figures">{t('match.of', { value: step, max: recorded.length })}</span>
      </label>
      <div class="row">
        <button type="button" class="quiet" aria-label={t('replay.first')} onClick={() => player.jump(0)}>
          <Icon of={ChevronFirst} />
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={t('replay.back')}
          onClick={() => {
            player.pause()
            player.jump(step - 1)
          }}
        >
          <Icon of={ChevronLeft} />
        </button>
        <button
          type="button"
          class="primary"
          aria-label={t(playing ? 'replay.pause' : 'replay.play')}
          onClick={playing ? player.pause : player.play}
        >
          <Icon of={playing ? Pause : Play} />
        </button>
        <button type="button" class="quiet" aria-label={t('replay.forward')} onClick={() => player.forward()}>
          <Icon of={ChevronRight} />
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={t('replay.last')}
          onClick={() => player.jump(recorded.length)}
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

function toggle(player: ReplayPlayer): void {
  if (player.playing.peek()) player.pause()
  else player.play()
}
