import { expect, test } from 'vitest'
import { isPicture, LONGEST_PICTURE } from '../src/index.ts'

test.each([
  'data:image/png;base64,AAAA',
  'data:image/jpeg;base64,AAAA',
  'data:image/webp;base64,AAAA',
  'data:image/svg+xml,%3Csvg%3E',
  '/images/rifle.png',
  '/images/a/b.SVG',
])('%s is a picture', text => expect(isPicture(text)).toBe(true))

test.each([
  '',
  'rifle',
  'rifle.png',
  'https://example.org/a.png',
  '//example.org/a.png',
  '/\\example.org/a.png',
  '/a.png?visitor=7',
  '/page.html',
  'javascript:alert(1)//.png',
  'data:text/html,<b>',
  'data:image/gif;base64,AAAA',
  'blob:abc.png',
])('%s is none', text => expect(isPicture(text)).toBe(false))

test('a data URL above the limit is none', () => {
  const head = 'data:image/png;base64,'
  expect(isPicture(head + 'A'.repeat(LONGEST_PICTURE - head.length))).toBe(true)
  expect(isPicture(head + 'A'.repeat(LONGEST_PICTURE + 1 - head.length))).toBe(false)
})
