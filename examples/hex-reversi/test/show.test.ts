import { SeededDice } from '@sextant/engine'
import { allCatalogues, say, type Text, whyNotEffects } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { type Event, show } from '../src/index.ts'
import { en } from '../src/texts/en.ts'
import { loaded, playRandom, startOf } from './play.ts'

const { rules, presentation } = loaded('three')
const english = (text: Text | undefined) => say(text ?? '', en)
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

describe('what an action does', () => {
  const state = startOf(rules)
  const [action] = rules.legal(state, 0)
  const events: Event[] = []
  const after = rules.copy(state)
  if (action) rules.apply(after, 0, action, SeededDice.from('s'), event => events.push(event))
  const flips = state.discs.flatMap((disc, cell) => (disc > 0 && after.discs[cell] === 0 ? [cell] : []))

  test('is previewed by its gesture: the hexes it flips', () => {
    expect(flips.length).toBeGreaterThan(0)
    const gesture = action && presentation.gesture(state, 0, action)
    const preview = gesture?.kind === 'pick' ? gesture.preview?.map(({ cell }) => cell) : undefined
    expect(preview?.toSorted((a, b) => a - b)).toEqual(flips)
  })

  test('is marked as the last action', () => {
    expect(presentation.scene(after, 1).lastAction?.toSorted((a, b) => a - b)).toEqual(
      [...flips, action?.type === 'place' ? action.cell : -1].sort((a, b) => a - b),
    )
  })

  test('turns the flipped discs over, one by one or together', () => {
    const effects = events.flatMap(event => presentation.effects?.(event) ?? [])
    const flat = effects.flatMap(effect => (effect.kind === 'together' ? effect.effects : [effect]))
    const converted = flat.flatMap(effect => (effect.kind === 'convert' ? [effect] : []))
    expect(converted.map(({ piece }) => piece).toSorted()).toEqual(
      flips.map(cell => `disc-${cell}`).toSorted(),
    )
    expect(converted.every(({ side }) => side === 0)).toBe(true)
  })
})

test('effects name discs, sides and sounds that there are, all through a match', () => {
  const dice = SeededDice.from('effects')
  const state = startOf(rules)
  while (!rules.outcome(state)) {
    const before = presentation.scene(state, 'spectator')
    const events: Event[] = []
    rules.apply(state, state.seat, dice.pick(rules.legal(state, state.seat)), dice, event =>
      events.push(event),
    )
    const effects = events.flatMap(event => presentation.effects?.(event) ?? [])
    expect(whyNotEffects(before, effects, show.skin, presentation.scene(state, 'spectator'))).toEqual([])
  }
})

test('passing is a button with the role of one', () => {
  const free = loaded('blitz')
  const gesture = free.presentation.gesture(startOf(free.rules), 0, { type: 'pass' })
  expect(gesture).toMatchObject({ kind: 'press', role: 'pass' })
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
