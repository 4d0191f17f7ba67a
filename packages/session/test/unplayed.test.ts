import { matchAt, resumeMatch, startMatch, unplayed } from '@sextant/engine'
import { hexapawn } from '@sextant/hexapawn'
import { sealedBids } from '@sextant/sealed-bids'
import { describe, expect, test } from 'vitest'

const options = sealedBids.scenarios[0].options
const begun = () => startMatch(sealedBids, { options, seed: 'unplayed', players: ['Ada', 'Bo'] })

describe('a match that nobody has acted in', () => {
  test('begins as it would go on', () => {
    const record = begun().save()
    const found = unplayed(sealedBids, record)
    if (!found) throw new Error('it was not found to be unplayed')
    const match = matchAt(found.journal, found.begun)
    const other = resumeMatch(sealedBids, record)
    expect(match.save()).toEqual(other.save())
    for (const each of [match, other]) for (const seat of each.toAct) each.act(seat, at(each.legal(seat)))
    expect(match.save()).toEqual(other.save())
  })

  test.each([
    ['of another game', () => unplayed(hexapawn, begun().save())],
    ['without its seed', () => unplayed(sealedBids, begun().record())],
    ['with another seed', () => unplayed(sealedBids, { ...begun().save(), seed: 'another' })],
    ['with other options', () => unplayed(sealedBids, { ...begun().save(), options: {} })],
    [
      'with another start',
      () => {
        const record = begun().save()
        return unplayed(sealedBids, { ...record, start: { ...record.start, state: {} } })
      },
    ],
    ['from a given position', () => unplayed(sealedBids, given())],
    [
      'with a step',
      () => {
        const match = begun()
        match.act(0, at(match.legal(0)))
        return unplayed(sealedBids, match.save())
      },
    ],
  ])('is left to `resumable` %s', (_what, found) => {
    expect(found()).toBeUndefined()
  })
})

function given() {
  const position = begun().save().start.state as never
  return startMatch(sealedBids, { options, seed: 'unplayed', position }).save()
}

function at<T>(list: readonly T[]): T {
  const [first] = list
  if (first === undefined) throw new Error('nothing is legal')
  return first
}
