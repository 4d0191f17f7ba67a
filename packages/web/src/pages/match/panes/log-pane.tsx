import { type Catalogue, say, type Topic } from '@sextant/scene'
import { type LogLine, linesAround } from '@sextant/session'
import { Copy, Eraser } from 'lucide'
import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../../i18n/texts.ts'
import { notify } from '../../../notices/notice.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type PlaceHandlers, Spans } from '../../../ui/spans.tsx'

interface LogPaneProps {
  readonly lines: readonly LogLine[]
  readonly topics: readonly Topic[]
  readonly catalogue: Catalogue
  /** A step that is being looked at; its lines are marked. */
  readonly step?: number
  readonly onStep?: (step: number) => void
  /** The places that lines name light up on the board. */
  readonly handlers?: PlaceHandlers
}

/** The most lines on the page; all of them are copied. */
const MOST_LINES = 400
/** Pixels from the last line at which it is being read. */
const AT_END = 40

/** What happened, to be filtered by topic, copied and cleared. */
export function LogPane({ lines, topics, catalogue, step, onStep, handlers }: LogPaneProps) {
  const list = useRef<HTMLOListElement>(null)
  const [topic, setTopic] = useState('')
  const [clearedAt, setClearedAt] = useState(-1)
  // A step taken back and played otherwise has lines that were not there to be cleared.
  const lastStep = lines.at(-1)?.step ?? -1
  if (lastStep < clearedAt) setClearedAt(lastStep)
  const fitting = lines
    .map((line, place) => ({ ...line, place }))
    .filter(line => line.step > clearedAt && (topic === '' || line.topics.includes(topic)))
  useEffect(() => {
    const box = list.current
    if (!box) return
    const marked = box.querySelector('[aria-current]')
    if (step === undefined) box.scrollTop = box.scrollHeight
    else if (marked instanceof HTMLElement) box.scrollTop = marked.offsetTop - box.clientHeight / 2
  }, [fitting.length, step])
  // Its room changes with what stands beside it: the last line stays in view.
  useEffect(() => {
    const box = list.current
    if (!box) return
    let height = box.clientHeight
    const observer = new ResizeObserver(() => {
      const wasAtEnd = box.scrollHeight - box.scrollTop - height < AT_END
      height = box.clientHeight
      if (wasAtEnd && step === undefined) box.scrollTop = box.scrollHeight
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [step === undefined])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(fitting.map(({ text }) => say(text, catalogue)).join('\n'))
      notify({ tone: 'good', text: t('log.copied') })
    } catch {
      notify({ tone: 'bad', text: t('log.notCopied') })
    }
  }

  return (
    <section class="log" aria-label={t('log.title')}>
      <header class="log-head">
        <h2>{t('log.title')}</h2>
        {topics.length > 0 && (
          <label>
            <span class="unseen">{t('log.filter')}</span>
            <select value={topic} onChange={event => setTopic(event.currentTarget.value)}>
              <option value="">{t('log.all')}</option>
              {topics.map(({ id, name }) => (
                <option key={id} value={id}>
                  {say(name, catalogue)}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="button" class="quiet" aria-label={t('log.copy')} title={t('log.copy')} onClick={copy}>
          <Icon of={Copy} />
        </button>
        {step === undefined && (
          <button
            type="button"
            class="quiet"
            aria-label={t('log.clear')}
            title={t('log.clear')}
            onClick={() => setClearedAt(lastStep)}
          >
            <Icon of={Eraser} />
          </button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <ol ref={list} class="log-lines" tabIndex={0}>
        {linesAround(fitting, step, MOST_LINES).map(line => (
          <li key={line.place} aria-current={line.step === step ? 'step' : undefined}>
            {onStep ? (
              <button type="button" class="log-jump" onClick={() => onStep(line.step)}>
                <Spans text={line.text} catalogue={catalogue} handlers={handlers} inButton />
              </button>
            ) : (
              <Spans text={line.text} catalogue={catalogue} handlers={handlers} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
