import { expect, test } from 'vitest'
import en from '../../src/i18n/en.json' with { type: 'json' }
import { CAMPAIGN_MEDALS, campaignMedalsOf } from '../../src/store/campaign-medals.ts'
import type { Score } from '../../src/store/store.ts'

function score(changes: Partial<Score> = {}, points = 100, won = 1): Score {
  const outcome = { scores: [won], reason: 'home', values: { score: points } }
  return { id: 'now', game: 'a', campaign: 'c', seed: 's', ended: 9, outcome, ...changes }
}

const battle = (scores: [number, number]) => ({ players: ['random', 'person'], scores })
const earlier = [score({ id: 'before', ended: 1 }, 80)]

test('a campaign that is completed for the first time', () => {
  expect(campaignMedalsOf({ score: score(), battles: [], earlier: [] })).toEqual(['campaign-won'])
  expect(campaignMedalsOf({ score: score({}, 100, 0), battles: [], earlier: [] })).toEqual([])
})

test('the best score so far, where there is another', () => {
  expect(campaignMedalsOf({ score: score(), battles: [], earlier })).toEqual(['campaign-best'])
  expect(campaignMedalsOf({ score: score({}, 80), battles: [], earlier })).toEqual([])
})

test('every battle won by the person, in whatever seat', () => {
  const unbeaten = [battle([0, 1]), battle([0, 1])]
  expect(campaignMedalsOf({ score: score({}, 80), battles: unbeaten, earlier })).toEqual(['unbeaten'])
  expect(campaignMedalsOf({ score: score({}, 80), battles: [battle([1, 0])], earlier })).toEqual([])
})

test('every medal has a name and says what it is for', () => {
  for (const id of Object.keys(CAMPAIGN_MEDALS)) {
    expect(en).toHaveProperty([`medal.${id}`])
    expect(en).toHaveProperty([`medal.${id}.why`])
  }
})
