import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HexStage, MEANINGS, type Piece, type Scene, SIDE_SHAPES } from '../../src/index.ts'
import {
  columnsOf,
  type RenderOptions,
  renderLegend,
  renderScene,
  stripAnsi,
} from '../../src/terminal/index.ts'
import { at, blue, firefight, hexagon, neutral, pool, red, ships, skin, skirmish } from '../scenes.ts'

const options: RenderOptions = { skin, catalogue: { turn: '{side} to move' }, width: 120 }

const small: HexStage = hexagon('pointy', 1, () => ({ terrain: 'plain' }))
const tank: Piece = { id: 'tank', at: 3, side: 0, icon: 'tank', name: 'Tank' }

function draw(change: Partial<Scene>, more: Partial<RenderOptions> = {}): string {
  return renderScene(
    { stage: small, sides: [red, blue, neutral], pieces: [], status: 'S', ...change },
    { ...options, ...more },
  )
}

/** What stands before `needle` on its line. */
function columnOf(text: string, needle: string): number {
  const line = text.split('\n').find(row => row.includes(needle)) ?? ''
  return line.includes(needle) ? columnsOf(line.slice(0, line.indexOf(needle))) : -1
}

describe('a board', () => {
  it('of pointy hexes is staggered by half a cell from row to row', () => {
    expect(
      draw({ pieces: [{ ...tank, facing: 0, bars: [{ kind: 'health', name: 'H', value: 2, max: 9 }] }] }),
    ).toMatchInlineSnapshot(`
      "S

         0,-1   ·     ·    1,-1

      -1,0   ·   ( T→)   ·    1,0
                  ▂2
         -1,1   ·     ·    0,1
      "
    `)
  })

  it('of flat hexes is staggered by one line from column to column', () => {
    const stage = hexagon('flat', 1, () => ({ terrain: 'forest' }))
    expect(draw({ stage, pieces: [{ ...tank, facing: 0 }] })).toMatchInlineSnapshot(`
      "S

             0,-1
       -1,0   ♣    1,-1
        ♣           ♣
            ( T↑)
        ♣           ♣
              ♣
       -1,1        1,0
             0,1"
    `)
  })

  it('of 25 rows and 15 columns fits 120 columns, one row in two lines', () => {
    const board = renderScene({ ...pool(), panels: [], arrows: [] }, options).split('\n')
    expect(Math.max(...board.map(columnsOf))).toBeLessThanOrEqual(120)
    expect(board.filter(line => line.includes(' ~ '))).toHaveLength(25)
  })

  it.each([120, 80])('fits %i columns, panels and all', width => {
    for (const scene of [skirmish(), pool(), firefight(), ships()])
      for (const line of renderScene(scene, { ...options, width }).split('\n'))
        expect(columnsOf(line)).toBeLessThanOrEqual(width)
  })

  it('names the first and the last cell of each row, and every cell when asked', () => {
    const plain = draw({})
    expect(plain).toMatch(/0,-1 .*· .*1,-1/)
    expect(plain).toMatch(/-1,0 .* 1,0/)
    expect(plain).not.toContain('0,0')
    const numbered = draw({ pieces: [tank] }, { numbers: true })
    for (const { q, r } of small.cells) expect(numbered).toMatch(new RegExp(`(^|[ \\d])${q},${r}( |$)`, 'm'))
  })

  it('writes names short where not every one fits, and what a piece stands on beside it', () => {
    const stage = hexagon('pointy', 7, q => ({ terrain: q === -5 ? 'forest' : 'plain' }))
    const place = (q: number) => stage.cells.findIndex(cell => cell.q === q && cell.r === 0)
    const scene = {
      stage,
      pieces: [
        { ...tank, at: place(-5), readiness: 'ready' },
        { ...tank, id: 'b', at: place(4) },
      ],
    } as const
    const lines = draw(scene, { numbers: true, width: 80 }).split('\n')
    const row = lines.findIndex(line => line.startsWith(' -7,0 '))
    // The forest under the first tank, for which its name leaves no room.
    expect(lines[row]).toContain('(T)♣')
    expect(lines[row + 1]?.trim().split(/ +/)).toEqual('-7 -6 -5° -4 -3 -2 -1 0 1 2 3 4 5 6 7'.split(' '))
  })

  it('numbers its regions on their usual ground, and says which they are', () => {
    const ground = hexagon('pointy', 1, q => ({ terrain: q === 1 ? 'forest' : 'plain' }))
    const cells = ground.cells.map((_, cell) => cell)
    const regions = [
      { name: 'North', cells: cells.slice(0, 3) },
      { name: 'South', cells: cells.slice(3) },
    ]
    const scene: Scene = { stage: { ...ground, regions }, sides: [red], pieces: [], status: 'S' }
    const written = renderScene(scene, options)
    expect(written).toMatch(/0,-1 +1 +♣ +1,-1/)
    expect(written).toMatch(/-1,1 +2 +2 +0,1/)
    expect(renderLegend(scene, options)).toMatch(/Regions +1 North +2 South/)
  })
})

describe('without colours', () => {
  it('a side is told by the brackets of its pieces and cells', () => {
    const held = hexagon('pointy', 1, q => ({ terrain: 'plain', side: q + 1 }))
    const text = draw({ stage: held, pieces: [tank, { ...tank, id: 'b', at: 0, side: 1 }] })
    for (const part of ['( T )', '[ T ]', '(·)', '[·]', '<·>']) expect(text).toContain(part)
  })

  it('each facing has its arrow, in both orientations', () => {
    for (const [orientation, arrows] of [
      ['pointy', '→↘↙←↖↗'],
      ['flat', '↑↗↘↓↙↖'],
    ] as const) {
      const stage = hexagon(orientation, 1, () => ({ terrain: 'plain' }))
      for (const [facing, arrow] of [...arrows].entries())
        expect(draw({ stage, pieces: [{ ...tank, facing }] })).toContain(`( T${arrow})`)
    }
  })

  it('a ghost is not a piece', () => {
    expect(draw({ pieces: [{ ...tank, ghost: true }] })).toContain('( T ?')
    expect(draw({ pieces: [tank] })).not.toContain('?')
  })

  it('readiness and level are seen', () => {
    const of = (piece: Partial<Piece>) => draw({ pieces: [{ ...tank, ...piece }] })
    expect(of({ readiness: 'ready' })).toContain('( T°)')
    expect(of({ readiness: 'moved' })).toContain('( T-)')
    expect(of({ readiness: 'done' })).toContain('( T=)')
    expect(of({ level: -1 })).toContain('▾')
    expect(of({ level: 1 })).toContain('▴')
  })

  it('bars have a height and the first of them its figure', () => {
    const bar = (value: number) => ({ kind: 'health', name: 'Health', value, max: 120 }) as const
    expect(draw({ pieces: [{ ...tank, bars: [bar(120)] }] })).toContain('█120')
    expect(draw({ pieces: [{ ...tank, bars: [bar(1)] }] })).toContain('▁1')
    expect(draw({ pieces: [{ ...tank, bars: [bar(60), bar(0), bar(120)] }] })).toContain('▄60_█')
  })

  it('badges and their texts are seen', () => {
    expect(draw({ pieces: [{ ...tank, badges: [{ icon: 'brace', name: 'Speed', text: '3' }] }] })).toContain(
      '≡3',
    )
  })

  it('two on a hex are both seen, the upper above, and what they have is noted', () => {
    const bars = [{ kind: 'breath', name: 'Breath', value: 7, max: 20 }] as const
    const lines = draw({
      pieces: [
        { ...tank, level: -1, bars },
        { ...tank, id: 'b', side: 1, icon: 'infantry', name: 'Foot' },
      ],
    }).split('\n')
    const upper = lines.findIndex(line => line.includes('[ I ]'))
    expect(lines[upper + 1]).toContain('( T )')
    expect(lines.join('\n')).toContain('0,0 (T) Tank: below the surface, Breath 7/20')
  })

  it('three on a hex are counted', () => {
    const crowd = [0, 1, 2].map(level => ({ ...tank, id: `${level}`, level, name: `Tank ${level}` }))
    const text = draw({ pieces: crowd })
    expect(text).toContain('+2')
    for (const { name } of crowd) expect(text).toContain(name)
  })

  it('the terrain beneath a piece is told unless it is the common one', () => {
    const stage = {
      ...small,
      cells: small.cells.map(cell => (cell.q || cell.r ? cell : { ...cell, terrain: 'rock' })),
    }
    expect(draw({ stage, pieces: [tank] })).toContain('▲')
    expect(draw({ pieces: [tank] })).toMatch(/\( T \)[^\n]*\n\s*\n/)
  })

  it('labels are written on cells, and beneath pieces', () => {
    const stage = { ...small, cells: small.cells.map(cell => ({ ...cell, label: '★' })) }
    expect(draw({ stage }).match(/★/g)).toHaveLength(7)
    expect(draw({ stage, pieces: [tank] }).match(/★/g)).toHaveLength(7)
  })

  it('each meaning has a mark of its own, on cells and on pieces', () => {
    const marks = MEANINGS.map(meaning => {
      const empty = draw({ highlights: [{ cell: 3, meaning }] })
      const filled = draw({ pieces: [tank], highlights: [{ cell: 3, meaning }] })
      const mark = [...empty].find(char => !draw({}).includes(char)) ?? '·'
      expect(draw({ pieces: [tank] })).not.toContain(mark)
      expect(filled).toContain(mark)
      return mark
    })
    expect(new Set(marks).size).toBe(MEANINGS.length)
  })

  it('what a highlight says is noted with its cell', () => {
    expect(draw({ highlights: [{ cell: 3, meaning: 'good', label: 'Counter ↑' }] })).toContain(
      '✓ 0,0 Counter ↑',
    )
  })

  it('a path is drawn from cell to cell and noted', () => {
    const path = [at(small, -1, 0), at(small, 0, 0), at(small, 0, 1)]
    const text = draw({ arrows: [{ kind: 'move', path, side: 1 }] })
    expect(text).toContain('·─────·')
    expect(text).toContain('↘')
    expect(text).toContain('─→ Blue move -1,0 → 0,0 → 0,1')
  })

  it('a line of fire is dotted and hides nothing', () => {
    const scene = firefight()
    const text = renderScene(scene, options)
    expect(text).toContain('∙')
    const without = renderScene({ ...scene, arrows: [] }, options).split('\n')
    for (const [number, line] of text.split('\n').slice(0, 40).entries())
      for (const [column, char] of [...(without[number] ?? '')].entries())
        if (char !== ' ') expect([...line][column]).toBe(char)
  })

  it('numbers float over cells and pieces', () => {
    const floats = [{ at: 3, text: '-35', tone: 'bad' }] as const
    expect(draw({ floats })).toContain('-35')
    expect(draw({ floats, pieces: [tank] })).toContain('-35')
  })

  it('wide glyphs keep what follows in line', () => {
    const wide = draw({ pieces: [{ ...tank, icon: 'squad' }] })
    expect(wide).toContain('( 步)')
    expect(columnOf(wide, '1,0')).toBe(columnOf(draw({ pieces: [tank] }), '1,0'))
  })

  it('names cannot steer the terminal', () => {
    expect(draw({ status: 'Bob\u001b[2J\u0007' })).not.toMatch(/\p{Cc}(?<!\n)/u)
  })
})

describe('with colours', () => {
  const depths = ['ansi16', 'ansi256', 'truecolour'] as const

  it.each(depths)('%s: there are colours, and the layout is that of plain text', colour => {
    for (const scene of [skirmish(), pool(), firefight(), ships()])
      for (const width of [120, 80]) {
        const plain = renderScene(scene, { ...options, width })
        const coloured = renderScene(scene, { ...options, width, colour })
        expect(coloured).toContain('\u001b[')
        expect(trimmed(stripAnsi(coloured))).toBe(plain)
      }
  })

  it.each(depths)('%s: no colour runs on to the next line', colour => {
    for (const line of renderScene(skirmish(), { ...options, colour }).split('\n')) {
      const last = line.split('\u001b[').at(-1) ?? ''
      expect(line.includes('\u001b[') ? last.startsWith('0m') : true).toBe(true)
    }
  })

  it('any scene is laid out as plain text is, and its rows stay in line', () => {
    fc.assert(
      fc.property(anyScene, fc.constantFrom(40, 80, 120), fc.boolean(), (scene, width, numbers) => {
        const plain = renderScene(scene, { ...options, width, numbers })
        for (const colour of depths)
          expect(trimmed(stripAnsi(renderScene(scene, { ...options, width, numbers, colour })))).toBe(plain)
        const empty = renderScene(
          { ...scene, pieces: [], highlights: [], arrows: [] },
          { ...options, width, numbers },
        )
        const [rows, emptyRows] = [plain.split('\n'), empty.split('\n')]
        // With whole addresses on the cells, the edges carry none that could be looked for.
        for (const firstLine of numbers ? [] : [2, 4, 6, 8, 10]) {
          const line = emptyRows[firstLine] ?? ''
          const label = / (\S+)$/.exec(line)?.[1] ?? ''
          expect(label).toMatch(/^-?\d,-?\d$/)
          expect(fromColumn(rows[firstLine] ?? '', columnsOf(line) - label.length)).toMatch(
            new RegExp(`^${label}( |$)`),
          )
        }
      }),
      { numRuns: 60 },
    )
  })

  it('sides differ in colour too', () => {
    const of = (side: number) => draw({ pieces: [{ ...tank, side }] }, { colour: 'ansi16' })
    expect(of(0)).toContain('41m( T )')
    expect(of(1)).toContain('44m[ T ]')
  })
})

function fromColumn(line: string, column: number): string {
  const chars = [...line]
  let used = 0
  while (used < column && chars.length > 0) used += columnsOf(chars.shift() ?? '')
  return used === column ? chars.join('') : ''
}

function trimmed(text: string): string {
  return text
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n')
}

const anyPiece = fc.record(
  {
    at: fc.nat(18),
    side: fc.nat(2),
    icon: fc.constantFrom('tank', 'CF', 'squad'),
    facing: fc.nat(5),
    level: fc.integer({ min: -1, max: 1 }),
    ghost: fc.boolean(),
    readiness: fc.constantFrom('ready', 'moved', 'done'),
    bars: fc.array(fc.constant({ kind: 'health', name: '生命', value: 33, max: 50 } as const), {
      maxLength: 4,
    }),
  },
  { requiredKeys: ['at', 'side', 'icon'] },
)

const anyScene: fc.Arbitrary<Scene> = fc
  .record({
    pieces: fc.array(anyPiece, { maxLength: 12 }),
    highlights: fc.array(fc.record({ cell: fc.nat(18), meaning: fc.constantFrom(...MEANINGS) }), {
      maxLength: 9,
    }),
    arrows: fc.array(
      fc.record({
        kind: fc.constantFrom('attack', 'fire', 'pass', 'plan'),
        path: fc.array(fc.nat(18), { minLength: 2, maxLength: 4 }),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ pieces, highlights, arrows }) => ({
    stage: hexagon('pointy', 2, () => ({ terrain: 'plain' })),
    sides: [red, blue, neutral],
    pieces: pieces.map((piece, number) => ({ ...piece, id: String(number), name: `棋子 ${number}` })),
    highlights,
    arrows,
    status: '第一回合',
  }))

describe('what a scene can say of its cells', () => {
  it('marks those of the last action, names them in the notes and in the legend', () => {
    const change = { pieces: [tank], lastAction: [3, 4] }
    expect(draw(change)).toContain(': last action 0,0, 1,0')
    expect(draw(change).match(/:/g)).toHaveLength(3)
    const scene = { stage: small, sides: [red], status: '', ...change }
    expect(renderLegend(scene, options)).toMatch(/^Marks +: last action$/m)
  })

  it('writes what stands on them, from the skin', () => {
    const stage = { ...small, cells: small.cells.map(cell => ({ ...cell, feature: 'city' })) }
    expect(draw({ stage }).match(/★/g)).toHaveLength(7)
    expect(draw({ stage, pieces: [tank] }).match(/★/g)).toHaveLength(7)
    expect(renderLegend({ stage, sides: [], pieces: [], status: '' }, options)).toContain('★ Walled city')
  })

  it('tells six sides apart by their brackets', () => {
    const sides = SIDE_SHAPES.map(shape => ({ ...red, shape }))
    const pieces = sides.map((_, side) => ({ ...tank, id: `${side}`, at: side, side }))
    const tokens = draw({ sides, pieces }).match(/\S T \S/g)
    expect(new Set(tokens).size).toBe(6)
  })
})
