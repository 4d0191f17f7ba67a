import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Target, Text } from '@sextant/scene'
import { PERSON, type Session } from '@sextant/session'

/** A newcomer's way through the first turns of a game. */
export interface Guided {
  readonly step: ReadonlySignal<
    { readonly text: Text; readonly number: number; readonly of: number } | undefined
  >
  /** What the step points at. */
  readonly targets: ReadonlySignal<readonly Target[]>
  next(): void
  skip(): void
  end(): void
}

const PLACE = 'sextant.guided'

/** Guides a person through the first match of a game; once seen or skipped it does not come again. */
export function guided(session: Session, game: string, match: string): Guided {
  const { guide } = session
  const wanted = guide.length > 0 && session.players.peek().includes(PERSON) && !seen().includes(game)
  const at = signal(wanted && !session.snapshot.peek().outcome ? reached(match) : guide.length)
  const since = signal(session.snapshot.peek().seq)

  function go(number: number): void {
    since.value = session.snapshot.peek().seq
    at.value = number
    reach(match, number)
    if (number >= guide.length) remember(game)
  }

  const end = effect(() => {
    const { actor, outcome, seq } = session.snapshot.value
    const step = guide[at.value]
    if (!step || actor === undefined) return
    if (outcome || (seq > since.value && step.done(since.value))) go(outcome ? guide.length : at.peek() + 1)
  })

  return {
    step: computed(() => {
      const step = guide[at.value]
      return step && { text: step.text, number: at.value + 1, of: guide.length }
    }),
    targets: computed(() => {
      const { actor } = session.snapshot.value
      return actor === undefined ? [] : (guide[at.value]?.targets() ?? [])
    }),
    next: () => go(at.peek() + 1),
    skip: () => go(guide.length),
    end,
  }
}

/** Every guide is shown again. */
export function forgetGuides(): void {
  try {
    localStorage.removeItem(PLACE)
  } catch {
    // Without storage nothing was remembered.
  }
}

/** The step a match has come to, for as long as its tab is open. */
function reached(match: string): number {
  try {
    const number = Number(sessionStorage.getItem(`${PLACE}.${match}`))
    return Number.isInteger(number) && number > 0 ? number : 0
  } catch {
    return 0
  }
}

function reach(match: string, number: number): void {
  try {
    sessionStorage.setItem(`${PLACE}.${match}`, String(number))
  } catch {
    // Without storage the guide begins again when the page is loaded again.
  }
}

function seen(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

function remember(game: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify([...new Set([...seen(), game])]))
  } catch {
    // Without storage the guide comes again next time.
  }
}
