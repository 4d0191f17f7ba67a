import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HexStage, Highlight, Piece, Scene } from '../../src/index.ts'
import { columnsOf, type RenderOptions, renderScene, TERMINAL_TEXTS } from '../../src/terminal/index.ts'
import { at, blue, hexagon, red, skin } from '../scenes.ts'

const options: RenderOptions = { skin, catalogue: {}, width: 80 }
const wide = hexagon('pointy', 12, () => ({ terrain: 'plain' }))

const tank = (stage: HexStage, q: number, r: number): Piece => ({
  id: `${q},${r}`,
  at: at(stage, q, r),
  side: 0,
  icon: 'tank',
  name: `Tank of ${q},${r}`,
})

function draw(stage: HexStage, change: Partial<Scene>, more: Partial<RenderOptions> = {}): string[] {
  const scene: Scene = { stage, sides: [red, blue], pieces: [], status: 'S', ...change }
  return renderScene(scene, { ...options, ...more }).split('\n')
}

describe('a board wider than the screen', () => {
  it('is shown around what is going on, and says what lies beyond', () => {
    const pieces = [tank(wide, 9, 0), tank(wide, 10, 0), tank(wide, -11, 0)]
    const lines = draw(wide, { pieces })
    for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(80)
    expect(lines.join('\n').match(/\(T\)(?! Tank)/g)).toHaveLength(2)
    expect(lines).toContain('Too wide to show, to the left: cells 141, pieces 1')
    expect(lines.join('\n')).not.toContain('to the right')
    expect(draw(wide, { pieces }, { catalogue: TERMINAL_TEXTS.zh })).toContain('左侧未显示：格子 141，棋子 1')
  })

  it('notes the pieces that it cannot show', () => {
    expect(draw(wide, { pieces: [tank(wide, 9, 0), tank(wide, 10, 0), tank(wide, -11, 0)] })).toContain(
      '-11,0 (T) Tank of -11,0',
    )
  })

  it('names the first and the last cell of each row as they are seen', () => {
    const highlights: Highlight[] = [{ cell: at(wide, 0, 0), meaning: 'selected' }]
    const row = draw(wide, { highlights }).find(line => line.includes('·') && /,0 .*,0$/.test(line)) ?? ''
    const [, first, last] = /^ *(-?\d+),0 .* (-?\d+),0$/.exec(row) ?? []
    expect(row.match(/·/g)).toHaveLength(Number(last) - Number(first) + 1)
    expect(Number(last) + Number(first)).toBeCloseTo(0, -0.5)
  })

  it('has the middle of the action in its middle, or its own where there is none', () => {
    const spots = (cells: readonly (readonly [number, number])[]): Highlight[] =>
      cells.map(([q, r]) => ({ cell: at(wide, q, r), meaning: 'target' }))
    const seen = (highlights: Highlight[]) => {
      const cut = draw(wide, { highlights }).filter(line => line.startsWith('Too wide'))
      return cut.map(line => Number(/cells (\d+)/.exec(line)?.[1]))
    }
    const [left = 0, right = 0] = seen([])
    expect(Math.abs(left - right)).toBeLessThan(20)
    expect(seen(spots([[0, 0]]))).toEqual([left, right])
    const [more = 0, less = 0] = seen(
      spots([
        [2, 0],
        [3, 0],
        [-12, 0],
      ]),
    )
    expect(more).toBeGreaterThan(left)
    expect(less).toBeLessThan(right)
  })

  it('is whole as soon as it fits, in smaller cells if need be', () => {
    const text = (width: number) => draw(wide, { pieces: [tank(wide, -11, 0)] }, { width }).join('\n')
    expect(text(114)).not.toContain('Too wide')
    expect(text(114).match(/[·T]/g)).toHaveLength(469)
    expect(text(113)).toContain('Too wide')
  })

  it('never runs over the edge of the screen, and loses no piece', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('pointy', 'flat'),
        fc.integer({ min: 1, max: 16 }),
        fc.integer({ min: 40, max: 130 }),
        fc.boolean(),
        fc.uniqueArray(fc.nat(816), { maxLength: 5 }),
        (orientation, radius, width, numbers, places) => {
          const stage = hexagon(orientation, radius, () => ({ terrain: 'plain' }))
          const pieces = [...new Set(places.map(place => place % stage.cells.length))].map(
            (place): Piece => ({ id: `${place}`, at: place, side: 0, icon: 'tank', name: `Tank ${place}!` }),
          )
          const lines = draw(stage, { pieces }, { width, numbers })
          for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(width)
          const drawn =
            lines
              .filter(line => !line.includes('!'))
              .join('\n')
              .match(/\( ?T/g) ?? []
          const noted = lines.filter(line => /Tank \d+!/.test(line))
          expect(drawn.length + noted.length).toBe(pieces.length)
        },
      ),
      { numRuns: 150 },
    )
  })
})
