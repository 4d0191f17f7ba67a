import { caseOfPosition, caseOfStep, type Inspection, type MatchSession } from '@sextant/session'
import { X } from 'lucide'
import { useState } from 'preact/hooks'
import { notify } from '../../../notices/notice.ts'
import type { StoredMatch } from '../../../store/store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import './developer.css'
import { cellNumbers, panelOpen } from './developer-state.ts'
import { developerText as text } from './developer-texts.ts'
import { jsonText } from './json-text.ts'
import { PositionEditor } from './position-editor.tsx'
import { StepJump } from './step-jump.tsx'

const TABS = ['state', 'actions', 'events', 'position'] as const

interface DeveloperPanelProps {
  readonly session: MatchSession
  readonly match: StoredMatch
}

/** What the rules know of the match: state, legal actions, events; ways to other positions and to case files. */
export function DeveloperPanel({ session, match }: DeveloperPanelProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]>('state')
  // Read to follow the match.
  session.snapshot.value
  const inspected = session.inspect?.()
  if (!inspected) return null
  const lastStep = () => caseOfStep(session.record(), inspected.step, inspected.events)
  return (
    <section class="developer card" aria-label={text('title')}>
      <header class="row">
        <h2>{text('title')}</h2>
        <label class="row">
          <input
            type="checkbox"
            checked={cellNumbers.value}
            onChange={event => {
              cellNumbers.value = event.currentTarget.checked
            }}
          />
          <span>{text('numbers')}</span>
        </label>
        <button
          type="button"
          class="quiet"
          aria-label={text('close')}
          onClick={() => {
            panelOpen.value = false
          }}
        >
          <Icon of={X} />
        </button>
      </header>
      <StepJump session={session} match={match} last={inspected.step} />
      <Tabs
        names={TABS}
        label={name => text(`tab.${name}`)}
        current={tab}
        onChoose={setTab}
        class="developer-tabs"
      />
      {tab === 'position' ? (
        <PositionEditor key={inspected.step} session={session} match={match} state={inspected.state} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        <pre class="detail" tabIndex={0}>
          {shownIn(tab, inspected)}
        </pre>
      )}
      <footer class="row">
        <button type="button" onClick={() => copy(caseOfPosition(session.record(), inspected.step))}>
          {text('copyCase')}
        </button>
        <button type="button" disabled={lastStep() === undefined} onClick={() => copy(lastStep())}>
          {text('copyStep')}
        </button>
      </footer>
    </section>
  )
}

function shownIn(tab: 'state' | 'actions' | 'events', { state, toAct, events }: Inspection): string {
  switch (tab) {
    case 'state':
      return jsonText(state)
    case 'events':
      return events.map(event => JSON.stringify(event)).join('\n')
    case 'actions':
      if (toAct.length === 0) return text('over')
      return toAct
        .flatMap(({ seat, actions }) => [
          text('actions.of', { seat, count: actions.length }),
          ...actions.map(action => `  ${JSON.stringify(action)}`),
        ])
        .join('\n')
  }
}

async function copy(document: unknown): Promise<void> {
  const copied = await navigator.clipboard.writeText(`${jsonText(document)}\n`).then(
    () => true,
    () => false,
  )
  notify({ tone: copied ? 'good' : 'bad', text: text(copied ? 'copied' : 'notCopied') })
}
