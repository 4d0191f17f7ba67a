import { openMatchSession } from '@sextant/session'
import { type OnTraining, type BotClient } from '@sextant/bots'
import { expect, test } from 'vitest'
import { begin } from '../../src/setup/start.ts'
import { travellers } from '../campaign/tour.ts'

const aMoment = () => new Promise(resolve => setTimeout(resolve, 5))

/** A match against a program that studies for as long as it is let. */
function join() {
  let [onStudy, stops]: [OnTraining, number] = [() => {}, 0]
  const thinker: BotClient = {
    choose(_question, hear = () => {}) {
      onStudy = hear
      return new Promise(() => {})
    },
    stop() {
      stops++
    },
  }
  const players = ['person', 'scholar']
  const { record } = begin(travellers, { game: 'hexapawn', scenario: 'classic', players, seed: 'test' })
  const session = openMatchSession({ box: travellers, record, thinker, keep() {}, onFailure() {}, onTold() {} })
  session.begin()
  return { session, study: (part: number) => onStudy(part), stops: () => stops }
}

test('how far a program is with its study is shown, and hurrying plays a quick move', async () => {
  const { session, study, stops } = join()
  expect(session.training.value).toBeUndefined()
  session.take(0)
  await aMoment()
  expect(session.thinking.value).toBe(1)
  study(0.4)
  expect(session.training.value).toBe(0.4)
  session.hurry()
  await aMoment()
  expect(stops()).toBe(1)
  expect(session.training.value).toBeUndefined()
  expect(session.snapshot.value).toMatchObject({ seq: 2, actor: 0 })
  // What is still told of it is of no concern any more.
  study(0.5)
  expect(session.training.value).toBeUndefined()
})

test('an undo while a program studies goes back to before', async () => {
  const { session, study } = join()
  session.take(0)
  await aMoment()
  study(0.4)
  expect(session.undo()).toBeUndefined()
  expect(session.training.value).toBeUndefined()
  expect(session.snapshot.value).toMatchObject({ seq: 0, actor: 0 })
})
