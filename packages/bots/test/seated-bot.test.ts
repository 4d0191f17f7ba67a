import { type Bot, randomBot, SeededDice } from '@sextant/engine'
import { type Hexapawn, hexapawn } from '@sextant/hexapawn'
import { describe, expect, it } from 'vitest'
import { BotFault, seatBot } from '../src/index.ts'

const rules = hexapawn.load(hexapawn.scenarios[0].options)
const view = rules.setup(SeededDice.from('any'), () => {})
const steps = Array.from({ length: 20 }, (_, index) => index + 1)

describe('a seated bot', () => {
  it('draws at a step what it draws there, whether it was seated at the start or just now', () => {
    const bot: Bot<Hexapawn> = randomBot()
    const seated = seatBot(bot, rules, 0, 'seed')
    const whole = steps.map(step => seated.choose(view, step))
    const resumed = steps.map(step => seatBot(bot, rules, 0, 'seed').choose(view, step))
    expect(resumed).toEqual(whole)
    expect(new Set(whole.map(action => JSON.stringify(action))).size).toBeGreaterThan(1)
  })

  it('that cannot join is named', () => {
    const late: Bot<Hexapawn> = {
      ...randomBot<Hexapawn>(),
      id: 'late',
      join() {
        throw new Error('the door is shut')
      },
    }
    expect(() => seatBot(late, rules, 0, 'seed')).toThrow(BotFault)
    expect(() => seatBot(late, rules, 0, 'seed')).toThrow('late, step 0: the door is shut')
  })
})
