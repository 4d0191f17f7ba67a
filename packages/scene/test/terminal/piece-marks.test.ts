import { describe, expect, it } from 'vitest'
import type { Panel, Scene } from '../../src/index.ts'
import { columnsOf, renderLegend, renderScene, stripAnsi } from '../../src/terminal/index.ts'
import { blue, duel, hexagon, red, skin } from '../scenes.ts'

const stage = hexagon('pointy', 1, () => ({ terrain: 'water' }))
const tank = { id: 't', at: 3, side: 0, icon: 'tank', name: 'Centre forward' } as const
const pool = (change: Partial<Scene>): Scene => ({
  stage,
  sides: [red, blue],
  pieces: [],
  status: '',
  ...change,
})
const draw = (scene: Scene, colour: 'none' | 'truecolour' = 'none') =>
  renderScene(scene, { skin, catalogue: {}, width: 80, colour })

describe('a tag', () => {
  it('stands in place of the glyph, on the board and in the notes', () => {
    expect(draw(pool({ pieces: [{ ...tank, tag: 'CF' }] }))).toContain('( CF)')
    const crowd = [
      tank,
      { ...tank, id: 'u', level: -1, tag: 'LB' },
      { ...tank, id: 'v', level: 1, tag: 'CF' },
    ]
    expect(draw(pool({ pieces: crowd }))).toContain('(LB) Centre forward')
  })

  it('is what the legend explains', () => {
    const text = renderLegend(pool({ pieces: [{ ...tank, tag: 'CF' }] }), { skin, catalogue: {}, width: 80 })
    expect(text).toContain('CF Centre forward')
    expect(text).not.toContain('T Tank')
  })
})

describe('a shade', () => {
  it('is a deeper or paler colour of the side', () => {
    const shaded = (shade?: 'dark' | 'light') => pool({ pieces: [{ ...tank, ...(shade && { shade }) }] })
    const [usual, dark, light] = [shaded(), shaded('dark'), shaded('light')].map(scene =>
      draw(scene, 'truecolour'),
    )
    expect(new Set([usual, dark, light]).size).toBe(3)
  })

  it('is told without colour too: a pale piece has small letters, on the board, in notes and in legends', () => {
    const pale = { ...tank, id: 'u', shade: 'light', level: -1, tag: 'CF' } as const
    const pieces = [{ ...tank, shade: 'dark', tag: 'CF' }, pale] as const
    const text = draw(pool({ pieces }))
    for (const part of ['( CF)', '( cf)', '(CF) Centre', '(cf) Centre']) expect(text).toContain(part)
    const coloured = stripAnsi(draw(pool({ pieces }), 'truecolour'))
    expect(coloured.replace(/ +$/gm, '')).toBe(text)
    const legend = renderLegend(pool({ pieces }), { skin, catalogue: {}, width: 80 })
    expect(legend).toContain('CF Centre forward')
    expect(legend).toContain('cf pale, in small letters')
  })

  it('has a sign where a pale piece is written without letters', () => {
    expect(draw(pool({ pieces: [{ ...tank, icon: 'squad', shade: 'light' }] }))).toContain('˅步')
  })
})

describe('wear', () => {
  it('is said in words below the sea, redder as it grows', () => {
    const worn = (wear: number): Scene => ({
      ...duel(),
      pieces: duel().pieces.map((piece, place) => (place === 0 ? { ...piece, bars: [], wear } : piece)),
    })
    expect(draw(worn(0.4))).toMatch(/^battered 40 %/m)
    expect(draw(worn(0.9), 'truecolour')).toMatch(/205;60;60mbattered 90 %/)
    expect(draw(worn(0))).not.toContain('battered')
  })

  it('is left to the bar of a piece that has one', () => {
    const pieces = duel().pieces.map(piece => ({ ...piece, wear: 0.5 }))
    expect(draw({ ...duel(), pieces })).not.toContain('battered')
  })
})

describe('a faint arrow', () => {
  it('is drawn dim, and said to be only proposed', () => {
    const arrows = [{ kind: 'move', path: [3, 4], side: 0, faint: true }] as const
    expect(draw(pool({ arrows }))).toContain('move 0,0 → 1,0 (proposed)')
    expect(draw(pool({ arrows }), 'truecolour')).toMatch(/\[0;2;38/)
  })
})

describe('a legend panel', () => {
  const legend: Panel = {
    kind: 'legend',
    id: 'legend',
    title: 'Legend',
    entries: [
      { mark: { arrow: 'move', side: 0 }, text: 'Swim' },
      { mark: { arrow: 'pass' }, text: 'Flick' },
      { mark: { icon: 'puck' }, text: 'Puck' },
      { mark: { icon: 'tank', side: 1, shade: 'dark' }, text: 'At the surface' },
      { mark: { icon: 'tank', side: 1, shade: 'light' }, text: 'At the bottom' },
      { mark: { terrain: 'goal' }, text: 'Goal' },
      {
        mark: { meaning: 'bad' },
        text: 'Plans that are in each other’s way, which the rules then settle by lot',
      },
    ],
  }

  it('shows each mark as it looks on the board', () => {
    const text = draw(pool({ panels: [legend] }))
    for (const part of ['──→ Swim', '∘∘→ Flick', '●   Puck', '‗   Goal', '✗   Plans'])
      expect(text).toContain(part)
    expect(text).toContain('[T] At the surface')
    expect(text).toContain('[t] At the bottom')
  })

  it('has its marks in colour, and keeps to its width', () => {
    expect(draw(pool({ panels: [legend] }), 'truecolour')).toMatch(/m──→/)
    for (const width of [40, 60])
      for (const line of renderScene(pool({ panels: [legend] }), { skin, catalogue: {}, width }).split('\n'))
        expect(columnsOf(line)).toBeLessThanOrEqual(width)
  })
})
