import { type ReadonlySignal, signal } from '@preact/signals'

/** A sentence at the edge of the page that goes away by itself, unless it stays until it has been read. */
export interface Notice {
  readonly text: string
  readonly tone: 'neutral' | 'good' | 'bad'
  readonly stays?: boolean
  readonly action?: { readonly label: string; run(): void }
}

export interface ShownNotice extends Notice {
  readonly number: number
}

const LASTS = 6000
let last = 0
const current = signal<readonly ShownNotice[]>([])
export const notices: ReadonlySignal<readonly ShownNotice[]> = current

/** Returns its number, to dismiss it. */
export function notify(notice: Notice): number {
  const number = ++last
  const others = current.value.filter(({ text }) => text !== notice.text)
  current.value = [...others, { ...notice, number }].slice(-3)
  if (!notice.stays) setTimeout(() => dismiss(number), LASTS)
  return number
}

export function dismiss(number: number): void {
  current.value = current.value.filter(notice => notice.number !== number)
}

const spoken = signal('')
/** What screen readers announce next. */
export const announcement: ReadonlySignal<string> = spoken

/** Says something to screen readers; the same sentence twice is said twice. */
export function announce(text: string): void {
  if (text === '') return
  spoken.value = spoken.peek() === text ? `${text}\u00a0` : text
}
