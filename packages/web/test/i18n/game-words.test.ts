import { sessionTexts } from '@sextant/session'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catalogueOf, loadTexts } from '../../src/i18n/game-texts.ts'
import { speak, t } from '../../src/i18n/texts.ts'
import { notices } from '../../src/notices/notice.ts'

beforeEach(() => speak('en'))
afterEach(() => speak('en'))

describe("a game's texts", () => {
  test('are loaded when their language is spoken, and English stands in until they are there', async () => {
    let loads = 0
    const texts = {
      en: { red: 'Red', blue: 'Blue' },
      zh: async () => {
        loads++
        return { red: '红' }
      },
    }
    await loadTexts(texts)
    expect(catalogueOf(texts)).toEqual({ ...sessionTexts.en, ...texts.en })
    expect(loads).toBe(0)
    await speak('zh')
    expect(catalogueOf(texts)).toEqual({ ...sessionTexts.zh, ...texts.en })
    await loadTexts(texts)
    expect(catalogueOf(texts)).toEqual({ ...sessionTexts.zh, red: '红', blue: 'Blue' })
    expect(loads).toBe(1)
  })

  test('keep a percent sign on the line of its number', () => {
    expect(catalogueOf({ en: { kill: '{kill} % kill' } }).kill).toBe('{kill}\u00a0% kill')
    expect(t('percent', { value: 12 })).toBe('12\u00a0%')
  })

  test('that cannot be loaded are reported, and asked for again the next time', async () => {
    let fails = true
    const texts = {
      en: { red: 'Red' },
      async zh() {
        if (fails) throw new Error('no network')
        return { red: '红' }
      },
    }
    await speak('zh')
    await loadTexts(texts)
    expect(notices.value.map(({ tone }) => tone)).toEqual(['bad'])
    fails = false
    await loadTexts(texts)
    expect(catalogueOf(texts)).toEqual({ ...sessionTexts.zh, red: '红' })
  })
})
