import { findGame } from '@sextant/games'
import { expect, test } from 'vitest'
import { lookOf } from '../../src/board/draw/look.ts'
import { PALETTES } from '../../src/board/draw/palette.ts'

test.each(['light', 'dark'] as const)(
  '%s: a skin says what lies under bars and between cells, else the board does',
  async theme => {
    const box = await findGame('firefight')?.load()
    if (!box) throw new Error('firefight is gone')
    const { skin } = box.open(({ show }) => show)
    const { palette } = lookOf(skin, {}, theme, () => {})
    expect(palette.barLost).toBe(skin.barBed?.[theme])
    expect(palette.line).toBe(skin.cellLine?.[theme])
    for (const grey of [palette.barLost, palette.line]) expect(spread(grey)).toBeLessThan(20)
    const { barBed: _bed, cellLine: _line, ...plain } = skin
    const usual = lookOf(plain, {}, theme, () => {}).palette
    expect([usual.barLost, usual.line]).toEqual([PALETTES[theme].barLost, PALETTES[theme].line])
  },
)

/** How far a colour is from grey. */
function spread(colour: string): number {
  const parts = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  return Math.max(...parts) - Math.min(...parts)
}
