import { allCatalogues, say, type Text } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { type Event, show } from '../src/index.ts'
import { loaded, playRandom, startOf } from './play.ts'

const { rules, presentation } = loaded('three')
const english = (text: Text | undefined) => say(text ?? '', show.texts.en)
const ended = (winners: number[], counts: number[]): Event => ({
  type: 'ended',
  reason: 'turn-limit',
  winners,
  counts,
})

describe('the log', () => {
  test('says who wins alone and who shares the win', () => {
    expect(english(presentation.tell(ended([2], [3, 9, 12])))).toBe(
      'Blue wins with 12 discs: the last turn is over.',
    )
    expect(english(presentation.tell(ended([0, 1], [9, 9, 3])))).toBe(
      'Red and Green share the win with 9 discs each: the last turn is over.',
    )
    expect(english(presentation.tell(ended([0, 1, 2], [7, 7, 7])))).toBe(
      'Red, Green and Blue share the win with 7 discs each: the last turn is over.',
    )
  })

  test('says it in Chinese', async () => {
    const { zh = {} } = await allCatalogues(show.texts)
    expect(say(presentation.tell(ended([0, 1], [9, 9, 3])) ?? '', zh)).toBe(
      '红方和绿方并列获胜，各 9 子：手数已到上限。',
    )
  })

  test('says whose discs are flipped', () => {
    const discs = [
      { cell: 1, from: 2 },
      { cell: 2, from: 1 },
      { cell: 3, from: 2 },
    ]
    expect(english(presentation.tell({ type: 'flipped', seat: 0, around: 0, discs }))).toBe(
      'Red flips 1 of Green and 2 of Blue.',
    )
  })
})

describe('a scene', () => {
  test('marks the hexes where the viewer can place a disc, and nobody else’s', () => {
    const state = startOf(rules)
    const open = rules.legal(state, 0).map(action => (action.type === 'place' ? action.cell : -1))
    const marked = (viewer: 0 | 1 | 'spectator') =>
      presentation.scene(state, viewer).highlights?.map(({ cell }) => cell)
    expect(marked(0)).toEqual(open)
    expect(marked(1)).toEqual([])
    expect(marked('spectator')).toEqual([])
  })

  test('counts discs in a panel, and says who is out', () => {
    const state = startOf(rules)
    state.discs = state.discs.map(disc => (disc === 1 ? 2 : disc))
    const [panel] = presentation.scene(state, 0).panels ?? []
    const rows =
      panel?.kind === 'table' ? panel.rows.map(([name = '', count, , note = '']) => [name, count, note]) : []
    expect(rows.map(row => row.map(cell => (typeof cell === 'number' ? cell : english(cell))))).toEqual([
      ['Red', 4, 'to move'],
      ['Green', 0, 'out'],
      ['Blue', 8, '–'],
    ])
  })
})

describe('the report', () => {
  test('of a match counts what each seat did, and its chart ends with the discs on the board', () => {
    const { state, events } = playRandom(rules, 'report')
    const report = presentation.report?.(events)
    const counts = [0, 1, 2].map(seat => state.discs.filter(disc => disc === seat).length)
    expect(report?.charts[0]?.series.map(({ values }) => values.at(-1))).toEqual(counts)
    const { placed = [], flipped = [], lost = [] } = report?.tallies ?? {}
    expect(counts).toEqual([0, 1, 2].map(seat => 4 + at(placed, seat) + at(flipped, seat) - at(lost, seat)))
    expect(report?.charts[0]?.x).toHaveLength(state.turn)
  })

  test('of a turn has no chart', () => {
    const { events } = playRandom(rules, 'report', 1)
    expect(presentation.report?.(events.slice(1))).toMatchObject({
      charts: [],
      tallies: { placed: [1, 0, 0] },
    })
  })
})

test('the guide is done by placing, flipping three, an edge and a corner', () => {
  const { events } = playRandom(rules, 'guide')
  const state = startOf(rules)
  const guide = presentation.guide ?? []
  expect(guide.map(step => step.done(state, 0, []))).toEqual([false, false, false, false])
  expect(guide[0]?.targets(state, 0)).toHaveLength(rules.legal(state, 0).length)
  const byAll = [0, 1, 2].map(seat => guide.map(step => step.done(state, seat, events)))
  expect(guide.map((_, step) => byAll.some(done => done[step]))).toEqual([true, true, true, true])
})

function at(list: readonly number[], place: number): number {
  return list[place] ?? Number.NaN
}
