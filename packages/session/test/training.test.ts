import type { OnTraining } from '@sextant/bots'
import { expect, test } from 'vitest'
import { aMoment, botsThat } from './fixtures.ts'
import { openTestSession } from './open-test-session.ts'
import { hexapawnWithTour } from './tour.ts'

/** A match against a bot whose training goes on until it is stopped. */
function openWithTraining() {
  let [report, stops]: [OnTraining, number] = [() => {}, 0]
  const bots = botsThat({
    choose(_decision, onTraining = () => {}) {
      report = onTraining
      return new Promise(() => {})
    },
    stop() {
      stops++
    },
  })
  const { session } = openTestSession(hexapawnWithTour, ['person', 'advising'], { scenario: 'classic', bots })
  return { session, train: (part: number) => report(part), stops: () => stops }
}

test('how far a bot is with its training is shown, and hurrying plays a quick move', async () => {
  const { session, train, stops } = openWithTraining()
  expect(session.training.value).toBeUndefined()
  session.take(0)
  await aMoment()
  expect(session.thinking.value).toBe(1)
  train(0.4)
  expect(session.training.value).toBe(0.4)
  session.hurry()
  await aMoment()
  expect(stops()).toBe(1)
  expect(session.training.value).toBeUndefined()
  expect(session.snapshot.value).toMatchObject({ seq: 2, actor: 0 })
  // Progress that is reported later belongs to nobody any more.
  train(0.5)
  expect(session.training.value).toBeUndefined()
})

test('an undo while a bot is trained goes back to before', async () => {
  const { session, train } = openWithTraining()
  session.take(0)
  await aMoment()
  train(0.4)
  expect(await session.undo()).toBeUndefined()
  expect(session.training.value).toBeUndefined()
  expect(session.snapshot.value).toMatchObject({ seq: 0, actor: 0 })
})
