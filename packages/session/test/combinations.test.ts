import { ScriptedDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { combinedChoices } from '../src/view/combination.ts'
import { combinationOf } from '../src/view/planned.ts'
import { silentBots, until } from './fixtures.ts'
import { openTestSession } from './open-test-session.ts'
import { FOE, skirmishBox, skirmishGame, skirmishShow } from './skirmish.ts'

const skirmish = (scenario: string) =>
  openTestSession(skirmishBox, ['person', 'person'], { scenario, bots: silentBots })

function charge({ session }: ReturnType<typeof skirmish>): number {
  const [only, ...others] = session.snapshot.value.combinations
  expect(others).toEqual([])
  expect(session.snapshot.value.choices.map(({ number }) => number)).not.toContain(only?.number)
  return only?.number ?? -1
}

const did = ({ session }: ReturnType<typeof skirmish>) => session.log.value.map(({ text }) => text)

describe('several actions with one choice', () => {
  test('are taken one after the other, each saved', async () => {
    const opened = skirmish('dice')
    await opened.session.take(charge(opened))
    expect(did(opened)).toEqual(['step', 'strike'])
    expect(opened.saved).toEqual([1, 2])
    expect(opened.failures).toEqual([])
  })

  test('are forecast by the last of them, from where the others lead', () => {
    const { session } = skirmish('dice')
    const [choice] = session.snapshot.value.combinations
    expect(session.forecast(choice?.number ?? -1)?.odds[0]?.outcomes).toEqual([{ value: 12, chance: 1 }])
    expect(session.headline(choice?.number ?? -1)?.text).toBe('12 from 2')
  })

  test('keep what was known of them while the step is played, and learn nothing from the position after it', async () => {
    const { session } = skirmish('dice')
    const [known, asked] = [session.snapshot.value.combinations[0]?.number ?? -1, 0]
    expect(session.headline(known)?.text).toBe('12 from 2')
    let end = () => {}
    const play = () =>
      new Promise<void>(resolve => {
        end = resolve
      })
    session.showOn({ play, skip: () => end(), freeze() {} })
    const step = session.snapshot.value.choices.find(({ gesture }) => gesture.label === 'Step')
    const taken = session.take(step?.number ?? -1)
    await until(() => session.busy.value)
    expect(session.headline(known)?.text).toBe('12 from 2')
    expect([session.forecast(asked), session.headline(asked), session.path(asked)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    end()
    await taken
    expect(session.forecast(asked)).toBeDefined()
  })

  test('are taken back together, and done again together', async () => {
    const opened = skirmish('sure')
    const { session } = opened
    await session.take(charge(opened))
    expect(await session.undo()).toBeUndefined()
    expect(session.snapshot.value).toMatchObject({ seq: 0, canRedo: true })
    expect(await session.redo()).toBeUndefined()
    expect(session.snapshot.value.seq).toBe(2)
    expect(await session.undo()).toBeUndefined()
    expect(session.snapshot.value.seq).toBe(0)
  })

  test('stay where dice have fallen, and it is said why', async () => {
    const opened = skirmish('dice')
    const { session } = opened
    await session.take(charge(opened))
    expect((await session.undo())?.code).toBe('dice-fell')
    expect(session.snapshot.value.seq).toBe(2)
  })

  test('single steps before them are taken back one by one', async () => {
    const opened = skirmish('sure')
    const { session } = opened
    const step = session.snapshot.value.choices.find(({ gesture }) => gesture.label === 'Step')
    await session.take(step?.number ?? -1)
    const end = session.snapshot.value.choices.find(({ gesture }) => gesture.label === 'End')
    await session.take(end?.number ?? -1)
    expect(await session.undo()).toBeUndefined()
    expect(session.snapshot.value.seq).toBe(1)
  })
})

test('a game says why a target cannot be chosen', () => {
  const { session } = skirmish('sure')
  expect(session.whyNot([{ piece: 'rider' }, { cell: 6 }])).toBe('Too far')
  expect(session.whyNot([{ cell: 6 }])).toBeUndefined()
})

describe('a plan of several actions', () => {
  const view = (scenario: string) => {
    const { rules, presentation, state } = loadedSkirmish(scenario)
    const combined = combinedChoices(presentation, state, 0, 100)
    return (actions: readonly unknown[]) => combinationOf(rules, state, 0, actions, combined)
  }
  const STEP = { type: 'step', to: FOE - 1 }

  test('is the choice that leads where it leads, whatever comes after', () => {
    const planned = view('sure')
    expect(planned([STEP, { type: 'strike' }])?.number).toBe(100)
    expect(planned([STEP, { type: 'strike' }, { type: 'end' }])?.number).toBe(100)
  })

  test('is the choice that it begins with, even where dice decide', () => {
    expect(view('dice')([STEP, { type: 'strike' }, { type: 'end' }])?.number).toBe(100)
  })

  test('is none where it leads elsewhere or is not legal', () => {
    const planned = view('sure')
    expect(planned([STEP, { type: 'end' }])).toBeUndefined()
    expect(planned([{ type: 'strike' }, STEP])).toBeUndefined()
    expect(planned([STEP])).toBeUndefined()
  })
})

function loadedSkirmish(scenario: string) {
  const options = skirmishGame.scenarios.find(({ id }) => id === scenario)?.options
  if (!options) throw new Error(`there is no scenario ${scenario}`)
  const rules = skirmishGame.load(options)
  return {
    rules,
    presentation: skirmishShow.load(rules, options),
    state: rules.setup(new ScriptedDice([]), () => {}),
  }
}
