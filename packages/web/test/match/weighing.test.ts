import { signal } from '@preact/signals'
import type { Advice } from '@sextant/session'
import { describe, expect, test } from 'vitest'
import { openDrill } from '../../../session/test/drill-session.ts'
import { choiceOverlay } from '../../src/pages/match/advice/choice-overlay.ts'
import { screenOf } from '../../src/pages/match/selection/screen.ts'
import { createWeighing } from '../../src/pages/match/selection/weighing.ts'

describe('a choice that is weighed beside the board', () => {
  test('is armed by the first tap and taken by the second', () => {
    const { session } = openDrill(['person', 'b'])
    const screen = screenOf(session)
    const [choice, other] = session.snapshot.value.choices
    if (!choice || !other) throw new Error('there are choices')
    expect(screen.arm(choice)).toBe(true)
    expect(screen.considered.value).toBe(choice)
    expect(screen.arm(other)).toBe(true)
    expect(screen.armed.value).toBe(other)
    expect(screen.arm(other)).toBe(false)
    screen.release()
    expect(screen.armed.value).toBeUndefined()
  })

  test('gives way to advice that is asked for', () => {
    const { session } = openDrill(['person', 'b'])
    const [choice] = session.snapshot.value.choices
    if (!choice) throw new Error('there are choices')
    const state = signal<Advice['state']['value']>({ kind: 'none' })
    const advice = { state } as unknown as Advice
    const weighing = createWeighing({ snapshot: session.snapshot, advice })
    weighing.arm(choice)
    expect(weighing.beside.value).toBe(choice)
    state.value = { kind: 'thinking' }
    expect(weighing.beside.value).toBeUndefined()
  })

  test('is shown on the board: what it is done with, and where it leads', () => {
    const { session } = openDrill(['person', 'b'])
    const { choices, scene } = session.snapshot.value
    const planned = choices.find(({ gesture }) => gesture.kind === 'pick')
    if (planned?.gesture.kind !== 'pick') throw new Error('a swim can be planned')
    const { highlights, arrows } = choiceOverlay(planned, scene, () => undefined)
    const last = planned.gesture.picks.at(-1)
    expect(highlights[0]?.meaning).toBe('selected')
    expect(highlights[1]).toMatchObject({ meaning: planned.gesture.meaning, ...last })
    expect(arrows[0]).toMatchObject({ kind: 'move' })
    expect(arrows[0]?.path.at(-1)).toBe(last && 'cell' in last ? last.cell : undefined)
  })

  test('lights a cell that is pointed at by its name, and nothing else', () => {
    const { session } = openDrill(['person', 'b'])
    const screen = screenOf(session)
    screen.pointAtCell(3)
    expect(screen.overlay.value.highlights).toEqual([{ cell: 3, meaning: 'hover' }])
    expect(screen.inspected.value).toBeUndefined()
    screen.pointAtCell(undefined)
    expect(screen.overlay.value.highlights).toEqual([])
  })
})

test('advice that is pointed at is told from a button that is', () => {
  const { session } = openDrill(['person', 'b'])
  const screen = screenOf(session)
  const [choice] = session.snapshot.value.choices
  screen.weigh(choice, 'advice')
  expect(screen.besideIn.value).toBe('advice')
  screen.weigh(choice)
  expect(screen.besideIn.value).toBe('actions')
  screen.weigh(undefined)
  expect(screen.besideIn.value).toBeUndefined()
})
