import { describe, expect, it } from 'vitest'
import type { Panel, Scene } from '../../src/index.ts'
import { columnsOf, renderLegend, renderScene, TERMINAL_TEXTS } from '../../src/terminal/index.ts'
import { duel, hexagon, pool, red, ships, skin, skirmish } from '../scenes.ts'

const panels: Panel[] = [
  {
    kind: 'facts',
    id: 'facts',
    title: 'Purse',
    facts: [
      { name: 'Gold', value: 45, tone: 'gain' },
      { name: 'Mood', value: { key: 'mood' } },
    ],
  },
  {
    kind: 'table',
    id: 'table',
    title: '单位',
    columns: ['Unit', '数'],
    rows: [
      ['骑兵', 12],
      ['Foot', 3],
    ],
  },
  { kind: 'text', id: 'text', title: 'Log', lines: ['Red moves.', 'Blue waits.'] },
]
const scene: Scene = {
  stage: hexagon('pointy', 1, () => ({ terrain: 'plain' })),
  sides: [red],
  pieces: [],
  panels,
  status: '',
}
const render = (width: number) => renderScene(scene, { skin, catalogue: { mood: 'glum' }, width })

describe('panels', () => {
  it('stand beside the board where there is room', () => {
    expect(render(80)).toMatchInlineSnapshot(`
      "
         0,-1   ·     ·    1,-1      ── Purse ──
                                     Gold    45
      -1,0   ·     ·     ·    1,0    Mood  glum

         -1,1   ·     ·    0,1       ── 单位 ───
                                     Unit  数
                                     骑兵  12
                                     Foot   3

                                     ── Log ────
                                     Red moves.
                                     Blue waits."
    `)
  })

  it('stand below it where there is none', () => {
    const lines = render(36).split('\n')
    expect(lines.findIndex(line => line.includes('Purse'))).toBeGreaterThan(
      lines.findLastIndex(line => line.includes('·')),
    )
    for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(36)
  })

  it('mark the rows of a table with the sides they are about', () => {
    const seats: Panel = {
      kind: 'table',
      id: 's',
      title: 'Seats',
      columns: ['Seat', 'Discs'],
      rows: [
        ['Red', 12],
        ['Blue', 7],
      ],
      sides: [0, 1],
    }
    const sides = [red, { ...red, shape: 'square' as const }]
    const look = { skin, catalogue: {}, width: 80 }
    const text = renderScene({ ...scene, sides, panels: [seats] }, look)
    expect(text).toMatch(/Seat +Discs$/m)
    expect(text).toMatch(/\(\) Red +12$/m)
    expect(text).toMatch(/\[\] Blue +7$/m)
  })

  it('cut what is too wide for the screen, and say so', () => {
    const wide: Panel = {
      kind: 'table',
      id: 'w',
      title: 'W',
      columns: ['A', 'B'],
      rows: [['x'.repeat(60), 7]],
    }
    const text = renderScene({ ...scene, panels: [wide] }, { skin, catalogue: {}, width: 40 })
    expect(text).toMatch(/x+… {2}7$/m)
    for (const line of text.split('\n')) expect(columnsOf(line)).toBeLessThanOrEqual(40)
  })
})

describe('the legend', () => {
  it('explains what is in use, and nothing else', () => {
    expect(renderLegend(skirmish(), { skin, catalogue: {}, width: 100 })).toMatchInlineSnapshot(`
      "Sides            ( ) Red   [ ] Blue   < > Neutral
      Terrain          · Plain   ⌂ City   ★ Walled city
      Pieces           I Infantry   C Cavalry   A Artillery   ° can act   - has moved   = has acted
      Bars, in order   1 Health
      Marks            » selected   × target   + in reach
      Arrows           ── move
      Cells            q,r names a cell, as at the edges of the board   → q grows   ↘ r grows"
    `)
  })

  it('explains facings, levels, badges and arrows', () => {
    const text = renderLegend(pool(), { skin, catalogue: {}, width: 100 })
    for (const part of ['→↘↙←↖↗ facing', '▾ below the surface', '● Puck', '╌╌ plan', '∘∘ pass'])
      expect(text).toContain(part)
    expect(renderLegend(ships('flat'), { skin, catalogue: {}, width: 100 })).toContain('↑↗↘↓↙↖ facing')
    expect(renderLegend(duel(), { skin, catalogue: {}, width: 100 })).not.toContain('q,r')
  })

  it('names cells as the game does where it has addresses of its own', () => {
    const { stage, ...rest } = skirmish()
    if (stage.kind !== 'hexes') throw new Error('a skirmish is on hexes')
    const cells = stage.cells.map((cell, number) => ({ ...cell, address: `${number + 1},7` }))
    const text = renderLegend({ ...rest, stage: { ...stage, cells } }, { skin, catalogue: {}, width: 100 })
    expect(text).toMatch(/^Cells +1,7 names a cell/m)
    expect(text).not.toContain('q grows')
  })

  it('keeps to its width', () => {
    for (const line of renderLegend(pool(), { skin, catalogue: {}, width: 60 }).split('\n'))
      expect(columnsOf(line)).toBeLessThanOrEqual(60)
  })

  it('speaks the language of its catalogue', () => {
    expect(renderLegend(pool(), { skin, catalogue: TERMINAL_TEXTS.zh, width: 100 })).toContain('▾ 水下')
    expect(Object.keys(TERMINAL_TEXTS.zh)).toEqual(Object.keys(TERMINAL_TEXTS.en))
  })

  it('that are folded stand with the legend, not beside the board', () => {
    const folded: Panel = {
      kind: 'text',
      id: 'all',
      title: 'For the curious',
      lines: ['T is 3.'],
      folded: true,
    }
    const shown = { ...scene, panels: [folded] }
    const look = { skin, catalogue: {}, width: 80 }
    expect(renderScene(shown, look)).not.toContain('T is 3.')
    expect(renderLegend(shown, look)).toContain('T is 3.')
  })
})

describe('the order in which pieces act', () => {
  it('is a line below the status: who has acted, who acts, who follows', () => {
    const [first, second, third] = ['Owl', 'Fox', 'Hare'].map((name, at) => ({
      id: name,
      at,
      side: 0,
      icon: 'infantry',
      name,
    }))
    if (!first || !second || !third) throw new Error('three pieces are needed')
    const turn = ({ id }: { readonly id: string }, value: number) => ({ piece: id, value })
    const order = [
      { title: 'Moving', turns: [{ ...turn(first, 1), done: true }, turn(second, 2), turn(third, 3)] },
      { title: 'Firing', turns: [turn(third, 3), turn(second, 2), turn(first, 1)] },
    ]
    const drawn = renderScene(
      { ...scene, status: 'Round 1', pieces: [first, second, third], acting: 'Fox', order },
      { skin, catalogue: {}, width: 80 },
    )
    expect(drawn.split('\n').slice(0, 3)).toEqual([
      'Round 1',
      'Moving: ✓Owl 1, ▶Fox 2, Hare 3',
      'Firing: Hare 3, Fox 2, Owl 1',
    ])
  })
})
