import { resumeCampaign } from '@sextant/engine'
import { hexapawn } from '@sextant/hexapawn'
import { sealedBids } from '@sextant/sealed-bids'
import { describe, expect, test } from 'vitest'
import { localCampaign, newCampaign, newMatch, resumedMatch } from '../src/index.ts'
import { boxes } from './fixtures.ts'
import { testMatchClient } from './match-client.ts'
import { played } from './played.ts'
import { type Tour, tour, tourBox } from './tour.ts'

const pawnsRecord = () => newMatch(boxes.hexapawn, { scenario: 'small', seed: 'test' }).record
const bidsRecord = () => newMatch(boxes['sealed-bids'], { seed: 'test' }).record

testMatchClient('a local match', () => {
  const client = resumedMatch({ game: hexapawn }, pawnsRecord())
  const [action = { from: 0, to: 0 }] = client.legal(0)
  return {
    client,
    seat: 0,
    idle: 1,
    action,
    illegal: { from: 0, to: 0 },
    end: { end: { kind: 'resigned', seat: 0 }, scores: [0, 1] },
  }
})

testMatchClient('a local match with secret plans', () => ({
  client: resumedMatch({ game: sealedBids }, bidsRecord()),
  seat: 1,
  action: { bid: 3 },
  illegal: { bid: 999 },
  end: { end: { kind: 'draw-agreed' }, scores: [0.5, 0.5] },
}))

testMatchClient<Tour>('the decisions of a local campaign', () => ({
  client: localCampaign(
    resumeCampaign(tour, newCampaign(tourBox, { scenario: 'long', seed: 'test' }).record),
  ),
  seat: 0,
  action: { type: 'spend' },
  illegal: { type: 'nothing' },
}))

describe('a local match', () => {
  test('gives each viewer what that viewer may hear and see', async () => {
    const client = resumedMatch({ game: sealedBids }, bidsRecord())
    await client.submit(0, { bid: 7 })
    expect(JSON.stringify(client.view(0))).toContain('7')
    expect(client.view(1)).toEqual(client.view('spectator'))
    const other = resumedMatch({ game: sealedBids }, bidsRecord())
    await other.submit(0, { bid: 5 })
    expect(other.view(1)).toEqual(client.view(1))
    expect(other.heard(1)).toEqual(client.heard(1))
  })

  test('saves all that is needed to go on', async () => {
    const client = resumedMatch({ game: hexapawn }, pawnsRecord())
    await client.submit(0, client.legal(0)[0])
    await client.end({ kind: 'called-off' })
    const again = resumedMatch({ game: hexapawn }, JSON.parse(JSON.stringify(client.save())))
    expect(again.outcome).toEqual(client.outcome)
    expect(again.heard('spectator')).toEqual(client.heard('spectator'))
    expect(again.commitment).toBe(client.commitment)
  })

  test('of a record that the rules no longer lead to, or without a seed, is refused with the place', () => {
    const { record } = played('hexapawn')
    const [first, ...rest] = record.steps
    if (!first) throw new Error('too short')
    const tampered = { ...record, steps: [{ ...first, hash: '0'.repeat(16) }, ...rest] }
    expect(() => resumedMatch({ game: hexapawn }, tampered, 'm.json')).toThrow('m.json /steps/0')
    const { seed: _, ...seedless } = record
    expect(() => resumedMatch({ game: hexapawn }, seedless, 'm.json')).toThrow('m.json /seed')
  })
})

test('decisions taken back and made otherwise are heard as they were made', async () => {
  const client = localCampaign(
    resumeCampaign(tour, newCampaign(tourBox, { scenario: 'long', seed: 'test' }).record),
  )
  await client.submit(0, { type: 'spend' })
  await client.submit(0, { type: 'spend' })
  expect(client.heard(0).map(({ events }) => events.map(({ type }) => type))).toEqual([
    ['set-out'],
    ['spent'],
    ['spent'],
  ])
  await client.undo(0)
  await client.undo(0)
  await client.submit(0, { type: 'travel' })
  expect(client.heard(0).map(({ events }) => events.map(({ type }) => type))).toEqual([
    ['set-out'],
    ['arrived'],
  ])
})
