import { hexapawn, show } from '@sextant/hexapawn'
import { box } from '@sextant/scene'
import { expect, test } from 'vitest'
import { choiceOdds } from '../src/index.ts'
import { boxes } from './fixtures.ts'
import { openTestSession } from './open-test-session.ts'

/** Hexapawn in which a pawn moves only if no 1 is rolled, or only after more dice than anybody counts. */
function withDice(roll: 'one' | 'many') {
  const load: typeof hexapawn.load = options => {
    const rules = hexapawn.load(options)
    return {
      ...rules,
      apply(state, seat, action, dice, emit) {
        if (roll === 'many') dice.roll(3, 1000)
        if (roll === 'many' || dice.d(4) > 1) rules.apply(state, seat, action, dice, emit)
      },
    }
  }
  const diced = box({ game: { ...hexapawn, load }, show, bots: [] })
  return openTestSession(diced, ['person', 'person'], { scenario: 'small' }).session
}

test('the odds of a choice are every fall of the dice where a game gives no forecast', () => {
  const odds = choiceOdds(withDice('one'), 0)
  expect(odds).toMatchObject({
    kind: 'results',
    results: [
      { lines: [expect.stringContaining('White moved')], chance: 0.75 },
      { lines: [], chance: 0.25 },
    ],
  })
})

test('they are not given where the dice can fall in too many ways, where secrets decide, or without a choice', async () => {
  expect(choiceOdds(withDice('many'), 0)).toEqual({ kind: 'too-many' })
  const { session } = openTestSession(boxes['sealed-bids'], ['person', 'person'])
  session.liftCurtain()
  await session.take(7)
  session.liftCurtain()
  expect(choiceOdds(session, 0)).toEqual({ kind: 'hidden' })
  expect(choiceOdds(session, 999)).toBeUndefined()
})
