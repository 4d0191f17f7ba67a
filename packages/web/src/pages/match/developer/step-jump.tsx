import { recordedStates } from '@sextant/engine'
import type { MatchSession } from '@sextant/session'
import { useEffect, useState } from 'preact/hooks'
import { goTo } from '../../../routes/navigate.ts'
import type { StoredMatch } from '../../../store/store.ts'
import { developerText as text } from './developer-texts.ts'
import { startFrom } from './start-from.ts'

interface StepJumpProps {
  readonly session: MatchSession
  readonly match: StoredMatch
  /** The number of the last step. */
  readonly last: number
}

/** To any step of the match: to watch from there, or to play on in another match. */
export function StepJump({ session, match, last }: StepJumpProps) {
  const [step, setStep] = useState(last)
  useEffect(() => setStep(last), [last])

  async function branch(): Promise<void> {
    const record = session.record()
    const position = recordedStates(record, record.game).at(step)
    await startFrom(session, match, position)
  }

  return (
    <p class="row">
      <label class="row">
        <span>{text('step')}</span>
        <input
          type="number"
          min={0}
          max={last}
          value={step}
          onInput={event =>
            setStep(Math.max(0, Math.min(last, Math.trunc(event.currentTarget.valueAsNumber || 0))))
          }
        />
      </label>
      <button type="button" onClick={() => goTo({ page: 'replay', id: match.meta.id, step })}>
        {text('watch')}
      </button>
      <button type="button" onClick={branch}>
        {text('branch')}
      </button>
    </p>
  )
}
