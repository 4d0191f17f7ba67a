import { at } from '@sextant/engine'
import { turn } from '@sextant/hex'
import { expect, test } from 'vitest'
import type { State } from '../src/index.ts'
import { type Plan, samePlan } from '../src/plan.ts'
import { proposalsFor } from '../src/rules/proposals.ts'
import { botNamed, playMatch, work } from './play.ts'

const script = botNamed('script')

test('both teams play alike: with the pool turned by 180° plans are turned as well', () => {
  // At the side walls it does not turn onto itself: every other row lies half a tile to the right.
  const amid = ({ units, puck }: State) =>
    [puck, ...units].every(({ at }) => {
      const column = Number(at.split(',')[1])
      return column > 4 && column < 12
    })
  let plans = 0
  let other = 0
  for (let match = 0; match < 10; match++)
    playMatch([script, script], `turned ${match}`, state => {
      if (!amid(state)) return
      for (const seat of [0, 1]) {
        const expected = proposalsFor(work, state, seat).map(turnedPlan)
        for (const [index, plan] of proposalsFor(work, turnedState(state), 1 - seat).entries()) {
          plans++
          if (!samePlan(plan, at(expected, index))) other++
        }
      }
    })
  expect(plans).toBeGreaterThan(1000)
  expect(other / plans).toBeLessThan(0.005)
})

/** The pool turned by 180°, with the teams changed over. */
function turnedState(state: State): State {
  const units = [...state.units.slice(6), ...state.units.slice(0, 6)]
  const { at, holder } = state.puck
  return {
    ...state,
    units: units.map(unit => ({ ...unit, at: turnedTile(unit.at), facing: (unit.facing + 3) % 6 })),
    puck: { at: turnedTile(at), holder: holder === null ? null : (holder + 6) % 12 },
    plans: state.plans.map(() => null),
  }
}

function turnedTile(name: string): string {
  const [row = 0, column = 0] = name.split(',').map(Number)
  return `${26 - row},${(row % 2 === 1 ? 16 : 15) - column}`
}

function turnedPlan(plan: Plan): Plan {
  const back = (direction: number) => turn(direction, 3)
  if (plan.kind === 'flick') return { ...plan, direction: back(plan.direction) }
  if (plan.kind !== 'swim') return plan
  return { ...plan, curl: plan.curl === null ? null : back(plan.curl), path: plan.path.map(back) }
}
