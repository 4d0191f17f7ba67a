import { checkShape } from '@sextant/engine'
import { say } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { type Action, classic, type Event, show, underwaterHockey } from '../src/index.ts'
import { refusalTexts } from '../src/rules/refusals.ts'
import { SETTINGS } from '../src/show/settings.ts'
import { rules } from './play.ts'
import { dice, holding, presentation, sayable, start } from './shown.ts'

describe('coaching', () => {
  test('the natural way to a tile is listed first', () => {
    const view = rules.view(start(), 0)
    const ways = rules.legal(view, 0).flatMap(action => {
      const gesture = presentation.gesture(view, 0, action)
      return gesture.kind === 'pick' && action.type === 'swim' && action.unit === 'CF'
        ? [[gesture.picks[1], action.path] as const]
        : []
    })
    // Two tiles straight ahead of 1,8: first without a bend.
    expect(ways.find(([to]) => to && 'cell' in to && to.cell === 38)?.[1]).toEqual([1, 1])
  })

  test('the puck is dragged to flick it, and named for what comes of it', () => {
    const state = holding(start())
    Object.assign(state.units[0] ?? {}, { at: '13,10', plane: 'bottom' })
    Object.assign(state.units[1] ?? {}, { facing: 0 })
    const gesture = presentation.gesture(state, 0, { type: 'flick', unit: 'CF', direction: 0, distance: 2 })
    expect(gesture).toMatchObject({
      kind: 'pick',
      picks: [{ piece: 'puck' }, { cell: 189 }],
      meaning: 'good',
    })
    expect(say(gesture.label, show.texts.en)).toBe('Pass to Blue LF')
  })

  test('diving is taken back with the same button', () => {
    const view = start()
    const label = (unit: 'CF' | 'CB') =>
      say(presentation.gesture(view, 0, { type: 'dive', unit }).label, show.texts.en)
    expect([label('CF'), label('CB')]).toEqual(['Don’t dive', 'Dive'])
  })

  test('every refusal has its sentence in every language', () => {
    for (const code of Object.keys(refusalTexts))
      for (const catalogue of Object.values(show.texts)) expect(catalogue[`refusal.${code}`]).toBeTruthy()
  })

  test('every setting is a number of the options, and every value it takes is allowed', () => {
    for (const { at, min, max, step, name } of SETTINGS) {
      for (const value of [min, min + step, max]) {
        const options = structuredClone({ ...classic }) as Record<string, unknown>
        const keys = at.split('/').slice(1)
        const last = keys.pop() ?? ''
        const holder = keys.reduce((part, key) => part[key] as Record<string, unknown>, options)
        expect(holder[last], at).toBeTypeOf('number')
        holder[last] = value
        expect(checkShape(underwaterHockey.options, options).ok, `${at} = ${value}`).toBe(true)
      }
      sayable(name)
    }
  })

  test('the guide can be followed', () => {
    const state = start()
    const steps = presentation.guide ?? []
    const follow = (index: number, ...actions: Action[]) => {
      const since: Event[] = []
      const step = steps[index]
      if (!step) throw new Error(`the guide has no step ${index}`)
      sayable(step.text)
      step.targets(state, 0)
      expect(step.done(state, 0, since)).toBe(false)
      for (const action of actions) rules.apply(state, 0, action, dice(), event => since.push(event))
      expect(step.done(state, 0, since), `step ${index}`).toBe(true)
    }
    follow(0, { type: 'swim', unit: 'LB', path: [2] })
    follow(1, { type: 'dive', unit: 'LB' })
    follow(2, { type: 'commit' })
  })
})
