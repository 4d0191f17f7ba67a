import { beforeAll, expect, test } from 'vitest'
import { speak } from '../src/i18n/texts.ts'
import { seatCountText } from '../src/pages/setup/seat-count.ts'

beforeAll(() => speak('en'))

test('the set-up page says what a seat won between two equal bots', async () => {
  const count = { seat: 'blue', score: 0.494, matches: 1000, bot: 'captain', rules: 2 }
  expect(seatCountText('firefight', count)).toBe(
    'Blue won 49\u00a0% of 1000 matches between two equal bots: Captain Lindqvist',
  )
  await speak('zh')
  expect(seatCountText('firefight', count)).toBe('双方同为电脑“林奎斯特上尉”的 1000 局中，蓝方胜 49%')
  await speak('en')
})
