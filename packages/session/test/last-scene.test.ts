import { campaignBox } from '@sextant/scene'
import { expect, test } from 'vitest'
import { lastCampaignPosition, lastPosition, newCampaign, recordedMatch } from '../src/index.ts'
import { played } from './played.ts'
import { tourBox } from './tour.ts'

const pawns = played('hexapawn')
const bids = played('sealed-bids')

test('the last position of a match is that of its replay', () => {
  const recorded = recordedMatch(pawns.box, pawns.record)
  expect(lastPosition(pawns.box, pawns.record)?.scene).toEqual(recorded.scene(recorded.length, 'spectator'))
})

test('one person sees their own secrets, two at one screen see none', () => {
  const steps = bids.record.steps.slice(0, 1)
  const withPlayers = (...players: string[]) => ({
    ...bids.record,
    steps,
    seats: bids.record.seats.map((seat, number) => ({ ...seat, player: players[number] ?? '' })),
  })
  const recorded = recordedMatch(bids.box, bids.record)
  const scene = (...players: string[]) => lastPosition(bids.box, withPlayers(...players))?.scene
  expect(scene('bot', 'person')).toEqual(recorded.scene(1, 1))
  expect(scene('person', 'person')).toEqual(recorded.scene(1, 'spectator'))
})

test('a campaign stands where its decisions do', () => {
  const { record } = newCampaign(tourBox, { scenario: 'short', seed: 'test' })
  const position = lastCampaignPosition(tourBox, record)
  expect(position?.scene.status).toBeDefined()
})

test('a battle under way is shown with the texts that the campaign gives its battles', () => {
  const { record } = newCampaign(tourBox, { scenario: 'short', seed: 'test' })
  const texts = { en: { pawn: 'a pawn of the tour' } }
  const renaming = tourBox.open(contents =>
    campaignBox({ ...contents, battles: { ...contents.battles, show: { ...contents.battles.show, texts } } }),
  )
  const position = lastCampaignPosition(renaming, { ...record, fighting: pawns.record })
  expect(position?.texts).toBe(texts)
})

test('options that cannot be read have no picture', () => {
  expect(lastPosition(pawns.box, { ...pawns.record, options: { nonsense: 1 } })).toBeUndefined()
})
