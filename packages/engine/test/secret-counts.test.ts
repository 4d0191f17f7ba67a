import { describe, expect, test } from 'vitest'
import { type Match, type News, resumeMatch, SeededDice, startMatch, type Viewer } from '../src/index.ts'
import { type Event, type SealedTypes, sealed } from './sealed.ts'

const [LEFT, RIGHT] = [0, 1]
const TRIES = 300

/** All that a viewer can get hold of. */
function everything(match: Match<SealedTypes>, viewer: Viewer, news: readonly News<Event>[]): unknown {
  const seat = viewer === 'spectator' ? [] : [match.legal(viewer), match.whyNoUndo(viewer)]
  const { toAct, turn, outcome, commitment } = match
  const shown = [match.seqFor(viewer), match.view(viewer), match.heard(viewer), ...seat]
  return [toAct, turn, outcome, commitment, ...shown, news]
}

/** A round in which the right one writes `times` times in secret; what the other viewers know all along. */
function known(chance: string, times: number): unknown[] {
  const dice = SeededDice.from(chance)
  const written = () => ({ type: 'write', number: dice.d(4) - 1 }) as const
  const [first, last] = [written(), written()]
  const match = startMatch(sealed, { options: { rounds: 2, changes: 9 }, seed: 'counts' })
  const others: readonly Viewer[] = [LEFT, 'spectator']
  const news = new Map(others.map(viewer => [viewer, [] as News<Event>[]]))
  for (const [viewer, list] of news) match.subscribe(viewer, item => list.push(item))
  const seen: unknown[] = []
  const look = () => {
    for (const viewer of others) seen.push(everything(match, viewer, [...(news.get(viewer) ?? [])]))
  }
  const plan = () => {
    for (let time = 0; time < times; time++) match.act(RIGHT, { type: 'write', number: time % 4 })
  }

  plan()
  seen.push(match.act(LEFT, first))
  look()
  plan()
  seen.push(match.undo(LEFT), match.redo(LEFT))
  look()
  seen.push(match.act(LEFT, last), match.act(LEFT, { type: 'seal' }))
  look()
  const again = resumeMatch(sealed, match.save())
  for (const viewer of others) seen.push(again.seqFor(viewer))
  return seen
}

describe('how often another has planned in secret', () => {
  test(`shows in nothing that others get hold of, ${TRIES} times`, () => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const [none, once, often] = [0, 1, 4].map(times => known(`try ${attempt}`, times))
      expect(once).toEqual(none)
      expect(often).toEqual(none)
    }
  })

  test('is counted by who planned, and by who runs the match', () => {
    const match = startMatch(sealed, { options: { rounds: 2, changes: 9 }, seed: 's' })
    for (const number of [0, 1, 2]) match.act(RIGHT, { type: 'write', number })
    match.act(RIGHT, { type: 'seal' })
    expect([match.seq, match.seqFor(RIGHT), match.seqFor(LEFT), match.seqFor('spectator')]).toEqual([
      4, 4, 1, 1,
    ])
    match.undo(RIGHT)
    match.undo(RIGHT)
    expect([match.seq, match.seqFor(RIGHT), match.seqFor(LEFT)]).toEqual([2, 2, 0])
    match.act(RIGHT, { type: 'seal' })
    match.end({ kind: 'resigned', seat: LEFT })
    expect([match.seq, match.seqFor(RIGHT), match.seqFor(LEFT)]).toEqual([4, 4, 2])
  })

  test('is known apart in rounds that are long over, no matter who asks first', () => {
    const match = startMatch(sealed, { options: { rounds: 3, changes: 9 }, seed: 's' })
    for (const round of [1, 2]) {
      for (let time = 0; time < round; time++) match.act(RIGHT, { type: 'write', number: time })
      match.act(RIGHT, { type: 'seal' })
      match.act(LEFT, { type: 'write', number: 1 })
      match.act(LEFT, { type: 'seal' })
    }
    expect([match.seq, match.seqFor('spectator'), match.seqFor(LEFT), match.seqFor(RIGHT)]).toEqual([
      9, 4, 6, 7,
    ])
    const again = resumeMatch(sealed, match.save())
    expect([again.seqFor(RIGHT), again.seqFor(LEFT), again.seqFor('spectator')]).toEqual([7, 6, 4])
  })
})
