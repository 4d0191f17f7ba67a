import { SeededDice } from '@sextant/engine'
import { expect, test } from 'vitest'
import { emberRoad } from '../src/campaign/campaign.ts'
import { guideFor } from '../src/campaign/show/guide.ts'
import type { State } from '../src/campaign/state.ts'

const KEYS = ['guide.field', 'guide.recruit', 'guide.start', 'guide.way', 'guide.trait']

test('the guide leaves the first camp with its battle, and waits at the fork', () => {
  const [usual] = emberRoad.scenarios
  if (!usual) throw new Error('there is no campaign')
  const rules = emberRoad.load(usual.options)
  const camp = rules.setup(SeededDice.from('guide'), () => {})
  const steps = guideFor(rules.tables)
  expect(steps.map(({ text }) => text)).toEqual(KEYS.map(key => ({ key })))
  const done = (state: State) => steps.map(step => step.done(state, 0, []))
  expect(done(camp).slice(0, 3)).toEqual([false, false, false])
  const fork: State = {
    ...camp,
    stage: 'crossroads',
    choices: ['ford', 'mill'],
    fought: [{ battle: 'embers', result: 'won' }],
  }
  expect(done(fork).slice(0, 4)).toEqual([true, true, true, false])
  expect(steps[3]?.targets(fork, 0)).toHaveLength(2)
  expect(done({ ...fork, stage: 'camp' })[3]).toBe(true)
})
