import { readBoard } from '../board.ts'
import { eventually, expect, ONCE, test } from '../fixtures.ts'
import { GAME, QUICK_BOT } from '../game.ts'
import { moveSomePiece, openHome, piecesOf, readLog, setUpMatch, startGame, turnOf } from '../person.ts'

const PERSONS = { [GAME.own]: 'You', [GAME.other]: 'Human' }

test('a reload comes back to the same position', async ({ page, hand }) => {
  await openHome(page)
  await startGame(page, hand)
  await moveSomePiece(page, hand, GAME.own)
  await eventually(async () => (await readLog(page)).length).toBe(2)
  await expect(turnOf(page, GAME.own)).toBeVisible()
  const names = async () => (await readBoard(page)).map(({ name }) => name)
  const before = { log: await readLog(page), board: await names() }
  await page.reload()
  await expect(page.getByRole('grid')).toHaveAccessibleName(GAME.title)
  expect({ log: await readLog(page), board: await names() }).toEqual(before)
  await moveSomePiece(page, hand, GAME.own)
  await eventually(async () => (await readLog(page)).length).toBeGreaterThan(2)
})

test(
  'a match is open in one tab at a time, and goes on in the other when that is closed',
  ONCE,
  async ({ page, hand, context }) => {
    await openHome(page)
    await startGame(page, hand)
    await moveSomePiece(page, hand, GAME.own)
    await eventually(async () => (await readLog(page)).length).toBe(2)
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByRole('heading', { name: 'Open in another tab' })).toBeVisible()
    await page.close()
    await expect(other.getByRole('grid')).toHaveAccessibleName(GAME.title)
    expect(await readLog(other)).toHaveLength(2)
  },
)

test('a move can be taken back and done again', async ({ page, hand }) => {
  await setUpMatch(page, PERSONS)
  const before = await piecesOf(page, GAME.own)
  await moveSomePiece(page, hand, GAME.own)
  await expect(turnOf(page, GAME.other)).toBeVisible()
  const after = await piecesOf(page, GAME.own)
  expect(after).not.toEqual(before)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(turnOf(page, GAME.own)).toBeVisible()
  expect(await piecesOf(page, GAME.own)).toEqual(before)
  expect(await readLog(page)).toEqual([])

  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(turnOf(page, GAME.other)).toBeVisible()
  expect(await piecesOf(page, GAME.own)).toEqual(after)
})

test(
  'what the other side has answered cannot be taken back, and the page says why',
  ONCE,
  async ({ page, hand }) => {
    await setUpMatch(page, { [GAME.other]: QUICK_BOT })
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeDisabled()
    await moveSomePiece(page, hand, GAME.own)
    await eventually(async () => (await readLog(page)).length).toBe(2)
    const log = await readLog(page)
    await expect(undo).toBeDisabled()
    await undo.click({ force: true })
    await expect(page.getByRole('status').getByText('has acted since.')).toBeVisible()
    expect(await readLog(page)).toEqual(log)
  },
)

test('Escape deselects a chosen piece, and so does choosing it again', async ({ page, hand }) => {
  await setUpMatch(page, PERSONS)
  const selected = async () =>
    (await readBoard(page)).filter(({ states }) => states.includes('selected')).length
  const [piece = ''] = await piecesOf(page, GAME.own)
  await hand.choose(piece)
  expect(await selected()).toBe(1)
  await page.keyboard.press('Escape')
  await eventually(selected).toBe(0)
  await hand.choose(piece)
  await eventually(selected).toBe(1)
  await hand.choose(piece)
  await eventually(selected).toBe(0)
})

test('the seat of a bot can be taken over', ONCE, async ({ page, hand }) => {
  await openHome(page)
  await startGame(page, hand)
  const seat = (side: string) => page.getByRole('combobox', { name: `Who plays ${side}` })
  const player = (side: string) => seat(side).locator('option:checked')
  await expect(player(GAME.own)).toHaveText('You')
  await seat(GAME.other).selectOption({ label: 'Human' })
  // With two people at one screen neither is more "you" than the other.
  await expect(player(GAME.own)).toHaveText('Human')
  await expect(player(GAME.other)).toHaveText('Human')
  await moveSomePiece(page, hand, GAME.own)
  await expect(turnOf(page, GAME.other)).toBeVisible()
  await moveSomePiece(page, hand, GAME.other)
  await expect(turnOf(page, GAME.own)).toBeVisible()
})
