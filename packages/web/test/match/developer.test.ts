import { expect, test } from 'vitest'
import { isAskedFor, isPanelKey } from '../../src/pages/match/developer/developer-state.ts'
import { developerTexts } from '../../src/pages/match/developer/developer-texts.ts'
import { jsonText } from '../../src/pages/match/developer/json-text.ts'

test('data is indented, short lists stand on one line, and nothing of it changes', () => {
  const data = { cells: [1, 2, 3], units: [{ name: 'a [ b ]', at: [0, -1] }], empty: [], text: '[\n1\n]' }
  const text = jsonText(data)
  expect(text).toContain('"cells": [1, 2, 3]')
  expect(text).toContain('"at": [0, -1]')
  expect(JSON.parse(text)).toEqual(data)
})

test('the panel is opened by ?dev', () => {
  expect(isAskedFor('?dev')).toBe(true)
  expect(isAskedFor('?device=1')).toBe(false)
})

test('the panel is opened by F9 and Ctrl+Shift+D', () => {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false }
  expect(isPanelKey({ ...none, key: 'F9' })).toBe(true)
  expect(isPanelKey({ ...none, key: 'D', ctrlKey: true, shiftKey: true })).toBe(true)
  expect(isPanelKey({ ...none, key: 'd', ctrlKey: true })).toBe(false)
})

test('its texts have the same keys in all languages', () => {
  expect(Object.keys(developerTexts.zh ?? {}).sort()).toEqual(Object.keys(developerTexts.en ?? {}).sort())
})
