import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEANINGS, type Scene } from '../../src/index.ts'
import { MARKS } from '../../src/terminal/glyphs.ts'
import { columnsOf, type RenderOptions, renderScene, stripAnsi } from '../../src/terminal/index.ts'
import { duel, skin } from '../scenes.ts'

const options: RenderOptions = { skin, catalogue: {}, width: 80 }

function drawSea(
  { distance, farthest }: { readonly distance: number; readonly farthest: number },
  width: number,
  change: Partial<Scene> = {},
): string[] {
  const scene: Scene = { ...duel(), arrows: [], floats: [], panels: [], ...change }
  return renderScene({ ...scene, stage: { kind: 'sea', distance, farthest } }, { ...options, width }).split(
    '\n',
  )
}

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

  it('keeps the numbers of its marks apart, and each under its place, on a long rope', () => {
    for (const [farthest, width] of [
      [40, 60],
      [40, 40],
      [7.5, 50],
      [120, 44],
      [9999, 80],
      [1_000_000, 40],
    ] as const) {
      const lines = drawSea({ farthest, distance: farthest }, width)
      for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(width)
      const numbers = lines.findIndex(line => /^ +0 /.test(line))
      const [rope = '', labels = ''] = lines.slice(numbers - 1)
      const marks = [...labels.matchAll(/\d+/g)].map(({ 0: text, index }) => ({ mark: Number(text), index }))
      expect(marks.length).toBeGreaterThan(1)
      for (const { mark, index } of marks) {
        expect(rope[index]).toMatch(/[●┿┼]/)
        const share = (index - rope.indexOf('●')) / (rope.lastIndexOf('●') - rope.indexOf('●'))
        expect(Math.abs(share - mark / farthest) * rope.length).toBeLessThan(1.5)
      }
      expect(marks.map(({ mark }) => mark)).toEqual(marks.map((_, step) => step * (marks[1]?.mark ?? 0)))
    }
  })

  it('shows every mark and number there is, at any width from 40 and any distance', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 130 }),
        fc.integer({ min: 1, max: 500 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(fc.tuple(fc.nat(1), fc.constantFrom(...MEANINGS)), { maxLength: 24 }),
        (width, farthest, share, marked) => {
          const highlights = marked.map(([cell, meaning]) => ({ cell, meaning }))
          const floats = [0, 1].flatMap(at => [
            { at, text: '-11', tone: 'bad' as const },
            { at, text: '-3 crew', tone: 'bad' as const },
          ])
          const distance = Math.round(share * farthest)
          const lines = drawSea({ farthest, distance }, width, { highlights, floats })
          for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(width)
          const ships = lines.find(line => line.includes('[ F ]') && line.includes('( K )')) ?? ''
          const [left = '', right = ''] = [ships.split('[ F ]')[0], ships.split('( K )')[1]]
          for (const [cell, meaning] of marked) expect(cell === 0 ? left : right).toContain(MARKS[meaning])
          expect(lines.join('\n').match(/-11 -3 crew/g)).toHaveLength(2)
          for (const part of ['62/100', '38/50', '20/80', '12/60']) expect(lines.join('\n')).toContain(part)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('shortens gauges, then names, so that figures of narrow columns stay whole', () => {
    const bars = [{ kind: 'health', name: 'Seaworthiness', value: 620, max: 1000 }] as const
    const pieces = duel().pieces.map(piece => ({ ...piece, bars, badges: [] }))
    const text = drawSea({ farthest: 6, distance: 3 }, 40, { pieces }).join('\n')
    expect(text).toContain('Seaworth… 620/1000  Seaworth… 620/1000')
    expect(drawSea({ farthest: 6, distance: 3 }, 54, { pieces }).join('\n')).toMatch(
      /Seaworthiness █░ 620\/1000 +Seaworthiness █░ 620\/1000/,
    )
  })

  it('cuts a sentence that is too long rather than breaking the line', () => {
    const highlights = MEANINGS.map(meaning => ({ cell: 0, meaning }))
    const lines = drawSea({ farthest: 20 / 3, distance: 4 / 3 }, 40, { highlights })
    expect(lines).toContain('             Distance 1.333333333333333…')
  })

  it('stacks ships at one place from the water up, those not really there on top', () => {
    const [ship] = duel().pieces
    if (!ship) throw new Error('the duel has lost its ships')
    const pieces = [
      { ...ship, id: 'ghost', icon: 'tank', ghost: true, level: -1 },
      { ...ship, id: 'upper', icon: 'cavalry', level: 1 },
      { ...ship, id: 'lower', icon: 'infantry' },
    ]
    const text = drawSea({ farthest: 6, distance: 3 }, 80, { pieces, highlights: [] }).join('\n')
    expect(text).toMatch(/\[ T \?\n +\[ C \]\n +\[ I \]\n~/)
  })

  it('keeps to its width, with colours as without', () => {
    for (const width of [50, 80, 120]) {
      const plain = renderScene(duel(4), { ...options, width })
      for (const line of plain.split('\n')) expect(columnsOf(line)).toBeLessThanOrEqual(width)
      expect(stripAnsi(renderScene(duel(4), { ...options, width, colour: 'ansi256' }))).toBe(plain)
    }
  })
})
