import { h, options } from 'preact'
import { afterEach, expect, test } from 'vitest'
import { guardTexts } from '../../src/app/safe-text.ts'
import { isolated, withoutMarks } from '../../src/i18n/direction.ts'

const OVERRIDE = '\u202e'

const before = options.vnode
afterEach(() => {
  if (before) options.vnode = before
  else delete options.vnode
})

test('a value of letters that run to the left is isolated, others stay as they are', () => {
  expect(isolated('Ada')).toBe('Ada')
  expect(isolated('艾达')).toBe('艾达')
  expect(isolated('עדה')).toBe('\u2068עדה\u2069')
})

test('no mark of a value turns the rest of the sentence around, nor ends the isolation', () => {
  expect(isolated(`${OVERRIDE}Ada`)).toBe('Ada')
  expect(isolated('\u2067\u2066Ada\u2069\u2069\u200f\u061c')).toBe('Ada')
  expect(isolated('עדה\u2069)')).toBe('\u2068עדה)\u2069')
})

test('what is joined by its letters stays whole', () => {
  for (const text of ['👩‍🚀', 'نمی‌خواهم', 'a\u00adb']) expect(withoutMarks(text)).toBe(text)
})

test('texts and names of all that is shown have no marks; what is typed stays', () => {
  guardTexts()
  const shown = h('button', { title: `${OVERRIDE}gpj.exe`, 'aria-label': 'a\u2067b', id: `x${OVERRIDE}` })
  expect(shown.props).toMatchObject({ title: 'gpj.exe', 'aria-label': 'ab', id: `x${OVERRIDE}` })
  const typed = h('input', { value: `${OVERRIDE}Ada` })
  expect(typed.props).toMatchObject({ value: `${OVERRIDE}Ada` })
  // As Preact makes a node of a text.
  const text = { ...h('p', null), type: null, props: `Ada${OVERRIDE} wins` } as never
  options.vnode?.(text)
  expect(text).toMatchObject({ props: 'Ada wins' })
})
