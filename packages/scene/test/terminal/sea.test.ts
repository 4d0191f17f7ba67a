import { describe, expect, it } from 'vitest'
import { columnsOf, type RenderOptions, renderScene, stripAnsi } from '../../src/terminal/index.ts'
import { duel, skin } from '../scenes.ts'

const options: RenderOptions = { skin, catalogue: {}, width: 80 }

describe('a sea', () => {
  it('shows two ships on a rope with marks', () => {
    expect(renderScene({ ...duel(), panels: [], arrows: [], floats: [] }, options)).toMatchInlineSnapshot(`
      "Your turn · 2 actions


       »[ F ]                            ( K )
      ~  ~~ ~   ~  ~~ ~   ~  ~~ ~   ~  ~~ ~   ~  ~~ ~   ~  ~~ ~   ~  ~~ ~   ~  ~~ ~
          ●━━━━━━━━━━┿━━━━━━━━━━┿━━━━━━━━━━●┄┄┄┄┄┄┄┄┄┄┼┄┄┄┄┄┄┄┄┄┄┼┄┄┄┄┄┄┄┄┄┄┼
          0          1          2          3          4          5          6
          Distance 3 of 6

      [ F ] Resolute                          ( K ) Pirate brig
      Hull ███████░░░░░ 62/100                Hull ███░░░░░░░░░ 20/80
      Crew █████████░░░ 38/50                 Crew ██░░░░░░░░░░ 12/60
      ¤ Grape ×4
      ≡ Braced"
    `)
  })

  it('puts the other ship over the mark of its distance', () => {
    for (const distance of [2, 3, 4, 5, 6]) {
      const lines = renderScene(duel(distance), options).split('\n')
      const ship = lines.find(line => line.includes('( K )'))?.indexOf('( K )') ?? -1
      const marks = lines.find(line => /^ *0 +1 +2 /.test(line)) ?? ''
      expect(marks[ship + 2]).toBe(String(distance))
    }
  })

  it('shows both side by side when they are board to board', () => {
    expect(renderScene({ ...duel(0), arrows: [] }, options)).toContain('[ F ] ( K )')
  })

  it('shows shots from either side, numbers above, and marks beside', () => {
    const shot = renderScene(duel(), options)
    expect(shot).toMatch(/»\[ F \]∙+→\( K \)/)
    expect(shot).toContain('-11')
    expect(shot).toContain('Blue line of fire Resolute → Pirate brig:')
    expect(renderScene({ ...duel(), arrows: [{ kind: 'attack', path: [1, 0] }] }, options)).toMatch(
      /F \]←═+\( K/,
    )
  })

  it('tells of all they have', () => {
    const text = renderScene(duel(), options)
    for (const part of ['62/100', '38/50', '20/80', '12/60', '¤ Grape ×4', '≡ Braced', 'Pirate brig'])
      expect(text).toContain(part)
  })

  it('keeps to its width, with colours as without', () => {
    for (const width of [50, 80, 120]) {
      const plain = renderScene(duel(4), { ...options, width })
      for (const line of plain.split('\n')) expect(columnsOf(line)).toBeLessThanOrEqual(width)
      expect(stripAnsi(renderScene(duel(4), { ...options, width, colour: 'ansi256' }))).toBe(plain)
    }
  })
})
