import type { MatchSession } from '@sextant/session'
import { useEffect } from 'preact/hooks'
import type { StoredMatch } from '../../../store/store.ts'
import { lazy } from '../../../ui/lazy.tsx'
import { cellNumbers, isAskedFor, isPanelKey, panelOpen } from './developer-state.ts'

const DeveloperPanel = lazy(async () => (await import('./developer-panel.tsx')).DeveloperPanel)

interface DeveloperProps {
  readonly session: MatchSession
  readonly match: StoredMatch
}

/** Waits for the key that opens the developer's panel, which is fetched only then. */
export function Developer({ session, match }: DeveloperProps) {
  useEffect(() => {
    if (isAskedFor(location.search)) panelOpen.value = true
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || !isPanelKey(event)) return
      event.preventDefault()
      panelOpen.value = !panelOpen.peek()
    }
    addEventListener('keydown', listen)
    return () => {
      removeEventListener('keydown', listen)
      cellNumbers.value = false
    }
  }, [])
  return panelOpen.value ? <DeveloperPanel session={session} match={match} /> : null
}
