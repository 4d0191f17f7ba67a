import { type Flaw, parseJson } from '@sextant/engine'
import type { MatchSession } from '@sextant/session'
import { useState } from 'preact/hooks'
import type { StoredMatch } from '../../../store/store.ts'
import { developerText as text } from './developer-texts.ts'
import { jsonText } from './json-text.ts'
import { positionFlaws } from './position-flaws.ts'
import { startFrom } from './start-from.ts'

interface PositionEditorProps {
  readonly session: MatchSession
  readonly match: StoredMatch
  readonly state: unknown
}

/** The position as text that can be changed, to start a match from it. All that is wrong with it is listed. */
export function PositionEditor({ session, match, state }: PositionEditorProps) {
  const [written, setWritten] = useState(() => jsonText(state))
  const [flaws, setFlaws] = useState<readonly Flaw[]>([])

  async function start(): Promise<void> {
    try {
      await startFrom(session, match, parseJson(written, match.meta.game))
    } catch (error) {
      setFlaws(positionFlaws(error))
    }
  }

  function write(changed: string): void {
    setWritten(changed)
    setFlaws([])
  }

  return (
    <>
      <textarea
        class="figures"
        aria-label={text('position')}
        spellcheck={false}
        value={written}
        onInput={event => write(event.currentTarget.value)}
      />
      {flaws.length > 0 && (
        <ul class="developer-flaws" role="alert">
          {flaws.map(({ path, message }, number) => (
            <li key={number}>
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
      <p class="row">
        <button type="button" class="primary" onClick={start}>
          {text('start')}
        </button>
        <button type="button" onClick={() => write(jsonText(state))}>
          {text('reset')}
        </button>
      </p>
    </>
  )
}
