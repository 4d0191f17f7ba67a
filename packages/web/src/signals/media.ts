import { type ReadonlySignal, signal } from '@preact/signals'

/** Whether a media query fits, now and whenever that changes. */
export function mediaSignal(query: string): ReadonlySignal<boolean> {
  if (typeof matchMedia === 'undefined') return signal(false)
  const list = matchMedia(query)
  const matches = signal(list.matches)
  list.addEventListener('change', () => {
    matches.value = list.matches
  })
  return matches
}
