import { findGame } from '@sextant/games'
import { newMatch, openMatchSession } from '@sextant/session'
import { describe, expect, test } from 'vitest'
import { aMoment, silentBots } from '../../../session/test/fixtures.ts'
import type { BoardHandle } from '../../src/board/contract.ts'
import { announcement } from '../../src/notices/notice.ts'
import { screenOf } from '../../src/pages/match/selection/screen.ts'

/** A board that shows nothing and is done at once. */
const idleBoard: BoardHandle = {
  play: async () => {},
  skip() {},
  freeze() {},
  focus() {},
  reveal() {},
  approach() {},
  fit() {},
}

/** A duel of two people, in which each ship has turns of its own. */
async function openDuel() {
  const box = await findGame('hex-ships')?.load()
  if (!box) throw new Error('there is no such game')
  const session = openMatchSession({
    box,
    record: newMatch(box, { scenario: 'duel', players: ['person', 'person'], seed: 'test' }).record,
    bots: silentBots,
    save() {},
    onFailure() {},
    onLog() {},
  })
  session.begin()
  const screen = screenOf(session)
  const acting = () => session.snapshot.value.scene.acting
  return { session, screen, acting }
}

describe('the piece whose turn it is', () => {
  test('is chosen by itself, also after each of its actions, until somebody lets go of it', async () => {
    const { screen, acting } = await openDuel()
    expect(screen.selection.value.chosen).toEqual([{ piece: acting() }])
    const advance = screen.buttonOf('advance')
    if (advance) screen.press(advance)
    await aMoment()
    expect(screen.selection.value.chosen).toEqual([{ piece: acting() }])
    screen.release()
    expect(screen.selection.value.chosen).toEqual([])
  })

  test('Escape drops the hex that was chosen before the piece, and what it can do is meant even after that', async () => {
    const { session, screen, acting } = await openDuel()
    const fly = session.snapshot.value.combinations.find(({ gesture }) => gesture.picks?.length === 3)
    const to = fly?.gesture.picks?.[1]
    if (!to || !('cell' in to)) throw new Error('there is nowhere to fly')
    screen.pick(to, false)
    expect(screen.selection.value.chosen).toEqual([{ piece: acting() }, to])
    screen.release()
    expect(screen.selection.value.chosen).toEqual([{ piece: acting() }])
    screen.release()
    expect(screen.selection.value.chosen).toEqual([])
    screen.pick(to, false)
    expect(screen.selection.value.chosen).toEqual([{ piece: acting() }, to])
  })

  test('flies where it is pointed to, and all of it can be taken back', async () => {
    const { session, screen, acting } = await openDuel()
    const piece = () => session.snapshot.value.scene.pieces.find(({ id }) => id === acting())
    const start = piece()?.at
    const fly = session.snapshot.value.combinations.find(({ gesture }) => {
      const ghost = gesture.kind === 'pick' ? gesture.ghost : undefined
      return ghost !== undefined && ghost.at !== start
    })
    const [, to, towards] = fly?.gesture.picks ?? []
    if (!to || !towards || !('cell' in to && 'cell' in towards)) throw new Error('there is nowhere to fly')
    screen.pick(to, false)
    expect(piece()?.at).toBe(start)
    screen.pick(towards, false)
    await aMoment()
    expect(piece()?.at).toBe(to.cell)
    expect(session.snapshot.value.whyNoUndo).toBeUndefined()
    while (piece()?.at !== start && !session.snapshot.value.whyNoUndo) {
      screen.undo()
      await aMoment()
    }
    expect(piece()?.at).toBe(start)
  })

  test('is what the keyboard goes to, though all it does may be done with buttons, and its course is announced', async () => {
    const { session, screen, acting } = await openDuel()
    const focused: number[] = []
    screen.showOn({ ...idleBoard, focus: place => focused.push(place) })
    screen.nextPiece()
    const piece = session.snapshot.value.scene.pieces.find(({ id }) => id === acting())
    expect(focused).toEqual([piece?.at])
    const to = session.snapshot.value.combinations.find(({ gesture }) => gesture.picks?.length === 3)?.gesture
      .picks?.[1]
    if (!to || !('cell' in to)) throw new Error('there is nowhere to fly')
    screen.point({ cell: to.cell })
    screen.pick(to, false)
    // The texts may not be loaded here.
    expect(announcement.value).toMatch(/^(Fly to |⟨gesture\.fly⟩)/)
  })

  test('a part of its card that is pointed at shows what that part reaches', async () => {
    const { screen, acting } = await openDuel()
    const strikes = () => screen.overlay.value.highlights.filter(({ meaning }) => meaning === 'strike').length
    const all = strikes()
    screen.pointAtPart({ piece: acting() ?? '', part: 'weapon-1' })
    expect(strikes()).toBeGreaterThan(0)
    expect(strikes()).toBeLessThan(all)
    screen.pointAtPart(undefined)
    expect(strikes()).toBe(all)
  })

  test('a button that is not there presses nothing', async () => {
    const { screen } = await openDuel()
    expect(screen.buttonOf('fire')).toBeUndefined()
    expect(screen.buttonOf('left')).toBeDefined()
  })
})
