import { signal } from '@preact/signals'
import { type GuideView, PERSON, type Snapshot } from '@sextant/session'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { silentBots } from '../../../session/test/fixtures.ts'
import { openTestSession } from '../../../session/test/open-test-session.ts'
import { skirmishBox } from '../../../session/test/skirmish.ts'
import { guided } from '../../src/pages/match/guide/guide.ts'

beforeEach(() => {
  for (const place of ['sessionStorage', 'localStorage']) {
    const stored = new Map<string, string>()
    vi.stubGlobal(place, {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    })
  }
})

/** A match told by what happened in each of its steps; a step of the guide waits for one word. */
function story(words: readonly string[]) {
  const { session } = openTestSession(skirmishBox, [PERSON, PERSON], { scenario: 'sure', bots: silentBots })
  const happened: string[] = []
  const first = session.snapshot.peek()
  const snapshot = signal<Snapshot>({ ...first, seq: 0, actor: 0 })
  const show = (more: Partial<Snapshot> = {}) => {
    snapshot.value = { ...first, seq: happened.length, actor: 0, ...more }
  }
  const guide = words.map(
    (word): GuideView => ({
      text: word,
      targets: () => [],
      done: since => happened.slice(since).includes(word),
    }),
  )
  return {
    open: () => guided({ guide, players: signal([PERSON, 'bot']), snapshot }, 'game', 'match'),
    does(word: string, more?: Partial<Snapshot>) {
      happened.push(word)
      show(more)
    },
    undoes() {
      happened.pop()
      show()
    },
  }
}

describe('a step of the guide', () => {
  test('is done by what happens after it was shown', () => {
    const match = story(['plan', 'commit'])
    const { step } = match.open()
    match.does('commit')
    expect(step.value?.number).toBe(1)
    match.does('plan')
    expect(step.value?.number).toBe(2)
    match.does('commit')
    expect(step.value).toBeUndefined()
  })

  test('counts what is done after an undo', () => {
    const match = story(['plan', 'commit', 'puck'])
    const { step } = match.open()
    match.does('plan')
    expect(step.value?.number).toBe(2)
    match.undoes()
    match.does('commit')
    expect(step.value?.number).toBe(3)
  })

  test('counts what led to a battle when its page is opened again after it', () => {
    const match = story(['sail', 'meet', 'prize'])
    const before = match.open()
    match.does('sail')
    match.does('meet', { actor: undefined })
    expect(before.step.value?.number).toBe(2)
    before.end()
    match.does('settled')
    const after = match.open()
    expect(after.step.value?.number).toBe(3)
  })
})
