import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChartStage, ChartWay, Scene } from '../../src/index.ts'
import { columnsOf, renderLegend, renderScene, stripAnsi, TERMINAL_TEXTS } from '../../src/terminal/index.ts'
import { port, skin, voyage } from '../scenes.ts'

function chart(change: Partial<Scene> = {}, more: Partial<ChartStage> = {}): Scene {
  const { stage, ...scene } = voyage()
  return { ...scene, stage: { ...stage, ...more }, ...change }
}

const draw = (scene: Scene, width = 80) => renderScene(scene, { skin, catalogue: {}, width })

describe('a chart', () => {
  it('shows places where they lie, the ways between them, and what is known of them', () => {
    expect(draw(chart())).toMatchInlineSnapshot(`
      "Day 3

                                                                    Far Port  ■
                                                                       ╱════
                                                                  ╱════
                                                             ╱════
                                                     4 days, deadly
                                                  ╱════
                                             ╱════
                                          ∘  Reef
                                      ···  ·
                                  ····      ·
                               ···           ·
                            ···               ·
                      3 days, calm             ·
                      ···                       ·
                  ····                           ·
               ···                                ·
            (▲) Home ──                            ·
                       ╲─ 2 days, pirates ─         ·
                                           ╲──────── ■  Cove

      ● ■ Home  Your sloop  Repairs
      → ∘ Reef  3 days, calm  already traveled
      → ■ Cove  2 days, pirates  !
        ■ Far Port  The goal"
    `)
  })

  it('puts places where they are: the eastern to the right, the southern below', () => {
    const lines = draw(chart()).split('\n')
    const at = (name: string) => {
      const y = lines.findIndex(line => line.includes(name))
      return { x: lines[y]?.indexOf(name) ?? -1, y }
    }
    expect(at('Far Port').x).toBeGreaterThan(at('Reef').x)
    expect(at('Reef').x).toBeGreaterThan(at('Home').x)
    expect(at('Far Port').y).toBeLessThan(at('Reef').y)
    expect(at('Home').y).toBeGreaterThan(at('Reef').y)
  })

  it('lists where one is first, then where one can go, with the danger in words, sign and colour', () => {
    const list = draw(chart()).split('\n\n').at(-1)?.split('\n') ?? []
    expect(list[0]).toMatch(/^● ■ Home +Your sloop {2}Repairs$/)
    expect(list[1]).toMatch(/^→ ∘ Reef +3 days, calm {2}already traveled$/)
    expect(list[2]).toMatch(/^→ ■ Cove +2 days, pirates {2}!$/)
    expect(list[3]).toMatch(/^ {2}■ Far Port +The goal$/)
    const atReef = chart({ pieces: [{ id: 'ship', at: 1, side: 0, icon: 'ship', name: 'Your sloop' }] })
    expect(draw(atReef)).toMatch(/^→ ■ Far Port +4 days, deadly {2}!! {2}The goal$/m)
    const coloured = renderScene(atReef, { skin, catalogue: {}, width: 80, colour: 'ansi16' })
    expect(coloured).toMatch(/31m4 days, deadly/)
    expect(stripAnsi(coloured)).toBe(draw(atReef))
  })

  it('says the labels of ways that have no room on it below', () => {
    const places = [port('A', 0, 0), port('B', 4, 0), port('C', 100, 60)]
    const ways: ChartWay[] = [{ from: 0, to: 1, label: 'a very short way indeed' }]
    const pieces = [{ id: 'ship', at: 2, side: 0, icon: 'ship', name: 'Your sloop' }]
    expect(draw(chart({ pieces }, { places, ways }))).toContain('A ─ B: a very short way indeed')
  })

  it('gives a place its number where its name has no room, and says it in the list', () => {
    const crowd = Array.from({ length: 40 }, (_, n) => port(`A long name for ${n}`, 50, 30, { note: 'note' }))
    const text = draw(chart({ pieces: [] }, { places: crowd, ways: [] }), 40)
    expect(text).toMatch(/\b40 ■ A long name for 39 +note/)
    expect(text.split('■ A')[0]).toMatch(/\b40\b/)
  })

  it('marks places, and tells what floats over them', () => {
    const text = draw(
      chart({
        highlights: [{ cell: 1, meaning: 'reach' }],
        floats: [{ at: 3, text: '+20 gold', tone: 'gain' }],
      }),
    )
    expect(text).toMatch(/\+ ∘/)
    expect(text).toMatch(/→ ∘ Reef .*\+ in reach/)
    expect(text).toMatch(/→ ■ Cove .*\+20 gold/)
  })

  it('draws land only where nothing else is written', () => {
    const everywhere: ChartStage['land'] = [
      [
        [-1, -1],
        [101, -1],
        [101, 61],
        [-1, 61],
      ],
    ]
    const text = draw(chart({}, { land: everywhere }))
    expect(text).toMatch(/^░{80}$/m)
    for (const part of ['(▲)', 'Home', 'Reef', 'Far Port', 'Cove'])
      expect(text.split('● ')[0]).toContain(part)
    expect(renderLegend(chart({}, { land: everywhere }), { skin, catalogue: {}, width: 80 })).toContain(
      '░ land',
    )
  })

  it('leaves room for panels beside it on a wide screen only', () => {
    const panels = [{ kind: 'text', id: 'log', title: 'Log', lines: ['Nothing happened.'] }] as const
    const line = (width: number) =>
      draw(chart({ panels }), width)
        .split('\n')
        .findIndex(text => text.includes('Log'))
    expect(line(120)).toBe(2)
    expect(line(80)).toBeGreaterThan(15)
  })

  it('tells of all that the ship has in the notes', () => {
    const bars = [{ kind: 'crew', name: 'Crew', value: 30, max: 48 }] as const
    const pieces = [{ id: 'ship', at: 0, side: 0, icon: 'ship', name: 'Your sloop', bars, wear: 0.375 }]
    expect(draw(chart({ pieces }))).toMatch(/Home \(▲\) Your sloop: battered 38 %, Crew\s30\/48/)
  })

  it('has a legend of its own', () => {
    expect(renderLegend(chart(), { skin, catalogue: {}, width: 80 })).toMatchInlineSnapshot(`
      "Sides    ( ) Red
      Places   ■ Port   ∘ Open water
      Ways     ·· little danger   ── some danger, !   ══ great danger, !!
      Pieces   ▲ Ship"
    `)
    const zh = renderLegend(chart(), { skin, catalogue: TERMINAL_TEXTS.zh, width: 80 })
    expect(zh).toContain('十分危险')
  })

  it('keeps to its width, and names every place, wherever they lie', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 60 }) })
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 140 }),
        fc.array(place, { minLength: 1, maxLength: 16 }),
        fc.array(fc.tuple(fc.nat(15), fc.nat(15), fc.double({ min: 0, max: 1, noNaN: true })), {
          maxLength: 20,
        }),
        (width, found, joined) => {
          const places = found.map(({ x, y }, n) =>
            port(n % 3 === 0 ? `港口${n}号` : `Port ${n}.`, x, y, { note: 'n' }),
          )
          const ways = joined
            .filter(([from, to]) => from !== to && from < places.length && to < places.length)
            .map(([from, to, danger]) => ({ from, to, danger, label: `${danger.toFixed(1)} d` }))
          const scene = chart({}, { places, ways })
          const text = draw(scene, width)
          for (const line of text.split('\n')) expect(columnsOf(line)).toBeLessThanOrEqual(width)
          for (const { name } of places) expect(text).toContain(name)
          expect(text).toContain('(▲)')
          expect(stripAnsi(renderScene(scene, { skin, catalogue: {}, width, colour: 'truecolour' }))).toBe(
            text,
          )
        },
      ),
      { numRuns: 200 },
    )
  })
})
