import { findGame } from '@sextant/games'
import { beforeAll, expect, test } from 'vitest'
import { speak } from '../src/i18n/texts.ts'
import { gameSetupOf } from '../src/pages/setup/game-setup.ts'
import { seatCountText } from '../src/pages/setup/seat-count.ts'

beforeAll(() => speak('en'))

test('the set-up page says what a seat scored between two equal bots', async () => {
  const count = { seat: 'blue', score: 0.494, matches: 1000, bot: 'captain', rules: 2, options: '0' }
  expect(seatCountText('firefight', count)).toBe(
    'The seats: Blue scored 49\u00a0% in 1000 matches between two equal bots (Captain Lindqvist), each with the forces of both sides in turn. A draw counts half',
  )
  await speak('zh')
  expect(seatCountText('firefight', count)).toBe(
    '座位：双方同为电脑“林奎斯特上尉”并轮换部队的 1000 局中，蓝方得分率 49%，平局算半分',
  )
  await speak('en')
})

test('and says nothing once anything that was counted is changed', async () => {
  const box = await findGame('firefight')?.load()
  if (!box) throw new Error('there is no Firefight')
  const setup = await gameSetupOf(box)
  const usual = setup.options('flags', {})
  expect(setup.seatCount('flags', usual)).toMatchObject({ seat: 'blue', bot: 'captain' })
  expect(setup.seatCount('flags', setup.options('flags', { '/scenario/rounds': 3 }))).toBeUndefined()
  expect(setup.seatCount('hill', usual)).toBeUndefined()
})
