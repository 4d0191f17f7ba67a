import { type Hexapawn, hexapawn, show } from '@sextant/hexapawn'
import type { Effect, Show } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { showChecks } from '../src/index.ts'

/** Hexapawn with effects of the test's own. */
function withEffects(effects: (event: Hexapawn['event']) => readonly Effect[]): Show<Hexapawn> {
  return { ...show, load: (rules, options) => ({ ...show.load(rules, options), effects }) }
}

async function complaintOf(shown: Show<Hexapawn>, name: string): Promise<string> {
  const checks = showChecks({ game: hexapawn, show: shown }, { matches: 3, scenarios: ['small'] })
  const check = checks.find(candidate => candidate.name === `small: ${name}`)
  if (!check) throw new Error(`there is no check ${name}`)
  try {
    await check.run()
    return ''
  } catch (error) {
    return String((error as Error).cause ?? error)
  }
}

const EFFECTS = 'effects name pieces and sounds that there are'

describe('effects', () => {
  test('that fit the scene pass', async () => {
    expect(await complaintOf(show, EFFECTS)).toBe('')
    expect(
      await complaintOf(
        withEffects(({ from, to }) => [{ kind: 'strike', from, to, style: 'melee' }]),
        EFFECTS,
      ),
    ).toBe('')
  })

  test.each<[string, RegExp, (event: Hexapawn['event']) => Effect]>([
    ['a piece that there is not', /no piece "ghost"/, () => ({ kind: 'vanish', piece: 'ghost' })],
    ['a sound that the skin does not have', /no sound|sound/, () => ({ kind: 'sound', sound: 'trumpet' })],
    ['a cell off the board', /cell/, ({ from }) => ({ kind: 'strike', from, to: 999, style: 'shot' })],
  ])('with %s are found', async (_, why, effect) => {
    expect(
      await complaintOf(
        withEffects(event => [effect(event)]),
        EFFECTS,
      ),
    ).toMatch(why)
  })
})

test('a scene that works in the tables is found', async () => {
  const scribbling: Show<Hexapawn> = {
    ...show,
    load(rules, options) {
      const presentation = show.load(rules, options)
      return {
        ...presentation,
        scene(view, viewer) {
          const { q } = rules.tables
          q[0] = (q[0] ?? 0) + 1
          return presentation.scene(view, viewer)
        },
      }
    },
  }
  const found = await complaintOf(scribbling, 'showing leaves the tables as they are')
  expect(found).toMatch(/showing changes the tables at \/q\/0/)
})
