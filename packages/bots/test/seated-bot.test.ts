import { type Bot, randomBot, SeededDice } from '@sextant/engine'
import { type Action, type Event, hexapawn, type State } from '@sextant/hexapawn'
import { describe, expect, it } from 'vitest'
import { seatBot } from '../src/index.ts'

const rules = hexapawn.load(hexapawn.scenarios[0].options)
const view = rules.setup(SeededDice.from('any'), () => {})
const steps = Array.from({ length: 20 }, (_, index) => index + 1)

describe('a program in its chair', () => {
  it('draws at a step what it draws there, whether it has sat from the start or has just sat down', () => {
    const bot: Bot<State, Action, Event> = randomBot()
    const sitting = seatBot(bot, rules, 0, 'seed')
    const whole = steps.map(step => sitting.choose(view, step))
    const resumed = steps.map(step => seatBot(bot, rules, 0, 'seed').choose(view, step))
    expect(resumed).toEqual(whole)
    expect(new Set(whole.map(action => JSON.stringify(action))).size).toBeGreaterThan(1)
  })
})
