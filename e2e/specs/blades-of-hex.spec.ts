import { readBoard } from '../board.ts'
import { expect, test } from '../fixtures.ts'
import { PLAYABLE } from '../game.ts'
import { moveSomePiece, openTable, readLog, startGame, turnOf } from '../person.ts'

const TITLE = 'Blades of Hex'

test.skip(() => !PLAYABLE.includes(TITLE), 'is to come')

test('a turn of Blades of Hex: move, be warned, end it, be answered', async ({ page, hand }) => {
  await openTable(page)
  await startGame(page, hand, TITLE)
  const ready = async () => (await readBoard(page)).filter(({ name }) => /^Red .*ready/.test(name)).length
  const atFirst = await ready()
  const { from, to } = await moveSomePiece(page, hand, 'Red')
  expect(to).not.toBe(from)
  await expect.poll(ready).toBe(atFirst - 1)

  const end = page.getByRole('button', { name: /^End turn/ })
  await hand.press(end)
  await expect(end).toContainText('could still act. Again to end the turn.')
  await hand.press(end)
  await expect(turnOf(page, 'Blue').or(page.getByText('round 2 of')).first()).toBeVisible()
  await expect(page.getByText('Red to act, round 2 of')).toBeVisible({ timeout: 20_000 })
  expect((await readLog(page)).some(line => line.includes('Blue'))).toBe(true)
})
