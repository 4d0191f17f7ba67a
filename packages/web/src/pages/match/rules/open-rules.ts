import { signal } from '@preact/signals'

/** Whether the rules of the match are open. */
export const rulesOpen = signal(false)

export function openRules(): void {
  rulesOpen.value = true
}

export function closeRules(): void {
  rulesOpen.value = false
}
