import { beforeAll, expect, test } from 'vitest'
import { speak } from '../../src/i18n/texts.ts'
import { resignText } from '../../src/pages/match/resign/resign-text.ts'

beforeAll(() => speak('en'))

test('resigning says what it costs', () => {
  expect(resignText('match', 2)).toMatch(/your opponent wins/)
  expect(resignText('match', 3)).toMatch(/the others share the win/)
  expect(resignText('battle', 2)).toMatch(/lose the battle/)
})
