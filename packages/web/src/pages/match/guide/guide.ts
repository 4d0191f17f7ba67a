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

/** What the guide reads of a session. */
type GuidedSession = Pick<Session, 'guide' | 'players' | 'snapshot'>

/** Guides a person through the first match of a game; once seen or skipped it does not come again. */
export function guided(session: GuidedSession, game: string, match: string): Guided {
  const { guide } = session
  const wanted = guide.length > 0 && session.players.peek().includes(PERSON) && !seen().includes(game)
  const { seq: opened, outcome: over } = session.snapshot.peek()
  const start = reached(match, opened)
  const at = signal(wanted && !over ? start.number : guide.length)
  // What counts for a step happened after this step of the match.
  let since = start.since

  function go(number: number): void {
    since = session.snapshot.peek().seq
    reach(match, { number, since })
    if (number >= guide.length) remember(game)
    at.value = number
  }

  const end = effect(() => {
    const { actor, outcome, seq } = session.snapshot.value
    const step = guide[at.value]
    // What is done again after an undo counts, so nothing is awaited beyond where the match stands now.
    since = Math.min(since, seq)
    if (!step || actor === undefined) return
    if (outcome || (seq > since && step.done(since))) go(outcome ? guide.length : at.peek() + 1)
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

interface Reached {
  readonly number: number
  /** The step of the match at which it was shown. */
  readonly since: number
}

/**
 * The step of the guide a match has come to, for as long as its tab is open. It outlasts the page: the decisions of a
 * campaign leave the page for a battle, and what led to it counts when they are back.
 */
function reached(match: string, seq: number): Reached {
  try {
    const [number = 0, since = seq] = (sessionStorage.getItem(`${PLACE}.${match}`) ?? '')
      .split('/')
      .filter(part => /^\d+$/.test(part))
      .map(Number)
    return { number, since: Math.min(since, seq) }
  } catch {
    return { number: 0, since: seq }
  }
}

function reach(match: string, { number, since }: Reached): void {
  try {
    sessionStorage.setItem(`${PLACE}.${match}`, `${number}/${since}`)
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
