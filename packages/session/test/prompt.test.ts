import { describe, expect, test } from 'vitest'
import { nextPrompt } from '../src/index.ts'
import { commit, openDrill } from './drill-session.ts'
import { boxes, silentBots } from './fixtures.ts'
import { openTestSession } from './open-test-session.ts'

describe('what a session waits for', () => {
  test('is asked for one by one: curtain, choice, curtain, choice, then the hand-over before all', async () => {
    const { session } = openDrill(['person', 'person'])
    expect(await nextPrompt(session)).toEqual({ kind: 'curtain', seat: 0 })
    session.liftCurtain()
    expect(await nextPrompt(session)).toEqual({ kind: 'choose', seat: 0 })
    await commit(session)
    expect(await nextPrompt(session)).toEqual({ kind: 'curtain', seat: 1 })
    session.liftCurtain()
    expect(await nextPrompt(session)).toEqual({ kind: 'choose', seat: 1 })
    const { choices } = session.snapshot.value
    const last = choices.find(({ gesture }) => gesture.kind === 'press')
    await session.take(last?.number ?? -1)
    expect(await nextPrompt(session)).toEqual({ kind: 'hand-over', seat: 0 })
    session.takeOver()
    expect(await nextPrompt(session)).toEqual({ kind: 'choose', seat: 0 })
  })

  test('comes when the bot has answered, and at the end with the outcome', async () => {
    const { session } = openTestSession(boxes.hexapawn, ['person', 'random'], { scenario: 'small' })
    for (;;) {
      const prompt = await nextPrompt(session)
      if (prompt.kind === 'over') {
        expect(prompt.outcome).toEqual(session.snapshot.value.outcome)
        return
      }
      expect(prompt).toEqual({ kind: 'choose', seat: 0 })
      await session.take(0)
    }
  })

  test('does not come while a bot is thinking', async () => {
    const { session } = openTestSession(boxes.hexapawn, ['rollout', 'person'], { bots: silentBots })
    const late = new Promise(resolve => setTimeout(() => resolve('nothing'), 20))
    expect(await Promise.race([nextPrompt(session), late])).toBe('nothing')
  })

  test('is the next turn where bots are watched', async () => {
    const watch = { between: async () => {} }
    const { session } = openDrill(['a', 'b'], { watch })
    expect(await nextPrompt(session)).toEqual({ kind: 'next-turn' })
  })
})
