import { at, FULL_BUDGET, SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { classic, type Event, type State, show, underwaterHockey } from '../src/index.ts'
import { propose } from '../src/rules/playbook/propose.ts'
import { proposalsFor } from '../src/rules/proposals.ts'
import { createWorkspace, waterOf } from '../src/rules/workspace.ts'
import { botNamed, playMatch, rules } from './play.ts'

const { tables } = rules
/** Positions of a match, some with the puck free and some with it held by either team. */
const positions: State[] = []
playMatch([botNamed('script'), botNamed('script')], 'workspace', state => positions.push(rules.copy(state)))

describe('working memory', () => {
  test('proposals do not depend on what was asked before', () => {
    const used = createWorkspace(tables)
    for (const state of positions) for (const seat of [0, 1]) proposalsFor(used, state, seat)
    for (const state of positions)
      for (const seat of [1, 0])
        expect(proposalsFor(used, state, seat)).toEqual(proposalsFor(createWorkspace(tables), state, seat))
  })

  test('proposals are the same when the count of generations starts over', () => {
    const state = at(positions, 20)
    const work = createWorkspace(tables)
    const expected = propose(work, waterOf(work, state), 0)
    work.sketch.generation = 2 ** 31 - 4
    for (let time = 0; time < 10; time++) expect(propose(work, waterOf(work, state), 0)).toEqual(expected)
    expect(work.sketch.generation).toBeLessThan(100)
  })

  test('results handed out are not overwritten by the next call', () => {
    const [first, second] = [at(positions, 10), at(positions, 40)]
    const legal = rules.legal(first, 0)
    const listed = structuredClone(legal)
    rules.legal(second, 1)
    expect(legal).toEqual(listed)
  })

  test('the rules can be asked while a turn is being played', () => {
    const other = at(positions, 30)
    const play = (onEvent: () => void) => {
      const state = rules.copy(at(positions, 12))
      const events: Event[] = []
      const dice = SeededDice.from('asked')
      for (const seat of rules.toAct(state))
        rules.apply(state, seat, { type: 'commit' }, dice, event => {
          events.push(event)
          onEvent()
        })
      return { state, events }
    }
    const asking = play(() => {
      rules.legal(other, 0)
      rules.flaws?.(other)
      rules.check(other, 1, { type: 'steal', unit: 'CF' })
    })
    expect(asking).toEqual(play(() => undefined))
  })

  test('nothing changes the tables: not the rules, a scene or a bot that looks ahead', async () => {
    const loaded = underwaterHockey.load(classic)
    const before = structuredClone(loaded.tables)
    const state = at(positions, 25)
    const view = loaded.view(state, 0)
    show.load(loaded, classic).scene(view, 0)
    loaded.legal(state, 0)
    const budget = { ...FULL_BUDGET, work: 0.1 }
    await botNamed('tactician').join(loaded, 0).choose(view, SeededDice.from('tables'), budget)
    expect(loaded.tables).toEqual(before)
  })
})
