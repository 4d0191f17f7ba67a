import { describe, expect, test } from 'vitest'
import { aMoment, silentBots } from '../../../session/test/fixtures.ts'
import { openTestSession } from '../../../session/test/open-test-session.ts'
import { FOE, skirmishBox } from '../../../session/test/skirmish.ts'
import { announcement } from '../../src/notices/notice.ts'
import { screenOf } from '../../src/pages/match/selection/screen.ts'

const RIDER = { cell: 0, piece: 'rider' }

function open() {
  const { session } = openTestSession(skirmishBox, ['person', 'person'], {
    scenario: 'sure',
    bots: silentBots,
  })
  return { session, screen: screenOf(session) }
}

const lit = ({ screen }: ReturnType<typeof open>, meaning: string) =>
  screen.overlay.value.highlights.filter(each => each.meaning === meaning).map(({ cell }) => cell)

describe('a piece', () => {
  test('stays selected after its move while it can do more', async () => {
    const { session, screen } = open()
    screen.pick(RIDER, false)
    screen.pick({ cell: FOE - 1 }, false)
    await aMoment()
    expect(session.snapshot.value.seq).toBe(1)
    expect(screen.selection.value.chosen).toEqual([{ piece: 'rider' }])
    screen.pick({ cell: FOE, piece: 'foe' }, false)
    await aMoment()
    expect(session.snapshot.value.seq).toBe(2)
    expect(screen.selection.value.chosen).toEqual([])
  })

  test('that was stepped to stays selected at the first Enter, and is deselected at the second', () => {
    const { screen } = open()
    screen.nextPiece()
    expect(screen.selection.value.chosen).toEqual([{ piece: 'rider' }])
    screen.pick(RIDER, false)
    expect(screen.selection.value.chosen).toEqual([{ piece: 'rider' }])
    screen.pick(RIDER, false)
    expect(screen.selection.value.chosen).toEqual([])
  })

  test('that can do nothing more is let go', async () => {
    const { session, screen } = open()
    screen.pick(RIDER, false)
    screen.pick({ cell: 1 }, false)
    await aMoment()
    expect(session.snapshot.value.seq).toBe(1)
    expect(screen.selection.value.chosen).toEqual([])
  })

  test('moves and strikes with one click, its way and blow shown before', async () => {
    const { session, screen } = open()
    screen.pick(RIDER, false)
    screen.point({ cell: FOE, piece: 'foe' })
    expect(screen.overlay.value.arrows).toEqual([
      { kind: 'move', path: [0, 1, 2] },
      { kind: 'attack', path: [2, FOE] },
    ])
    expect(session.forecast(screen.considered.value?.number ?? -1)?.odds[0]?.outcomes[0]?.value).toBe(12)
    screen.pick({ cell: FOE, piece: 'foe' }, false)
    await aMoment()
    expect(session.snapshot.value.seq).toBe(2)
  })

  test('moves and strikes with the second tap', async () => {
    const { session, screen } = open()
    screen.pick(RIDER, true)
    screen.pick({ cell: FOE, piece: 'foe' }, true)
    await aMoment()
    expect(session.snapshot.value.seq).toBe(0)
    expect(screen.considered.value?.gesture.label).toBe('Charge')
    screen.pick({ cell: FOE, piece: 'foe' }, true)
    await aMoment()
    expect(session.snapshot.value.seq).toBe(2)
  })
})

describe('an impossible click', () => {
  test('says why where it was made, and leaves the piece selected', () => {
    const opened = open()
    const { screen } = opened
    screen.pick(RIDER, false)
    screen.point({ cell: 6 })
    screen.pick({ cell: 6 }, false)
    expect(screen.overlay.value.hints).toContainEqual({ cell: 6, text: 'Too far', tone: 'bad' })
    expect(announcement.value.trim()).toBe('Too far')
    expect(screen.selection.value.chosen).toEqual([{ piece: 'rider' }])
    screen.point({ cell: 5 })
    expect(screen.overlay.value.hints).toEqual([])
  })

  test('that nobody explains deselects', () => {
    const { screen } = open()
    screen.pick({ cell: 6 }, false)
    expect(screen.overlay.value.hints).toEqual([])
    expect(screen.selection.value.chosen).toEqual([])
  })
})

describe('what is lit', () => {
  test('a cell that is pointed at', () => {
    const opened = open()
    opened.screen.point({ cell: 6 })
    expect(lit(opened, 'hover')).toEqual([6])
  })

  test('all that the chosen piece could strike, beside where it can go', () => {
    const opened = open()
    opened.screen.pick(RIDER, false)
    expect(lit(opened, 'strike')).toEqual([1, FOE])
    expect(lit(opened, 'target')).toEqual([FOE])
    expect(lit(opened, 'reach')).toEqual([1, 2])
  })

  test('what opponents threaten, on demand', () => {
    const opened = open()
    expect(lit(opened, 'threat')).toEqual([])
    opened.screen.toggleThreats()
    expect(lit(opened, 'threat')).toEqual([FOE + 1, FOE - 1])
    opened.screen.toggleThreats()
    expect(lit(opened, 'threat')).toEqual([])
  })
})
