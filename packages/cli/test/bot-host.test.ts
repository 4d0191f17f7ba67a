import { SeededDice } from '@sextant/engine'
import { hexapawn } from '@sextant/hexapawn'
import { expect, it } from 'vitest'
import { type } from './memory-terminal.ts'

it('sextant bot-host answers questions of the bot protocol, one to a line', async () => {
  const options = { radius: 1 }
  const rules = hexapawn.load(options)
  const view = rules.setup(SeededDice.from('start'), () => {})
  const place = { game: 'hexapawn', options, bot: 'random', seat: 0 }
  const questions = [
    { kind: 'choose', id: 1, place, view, seed: 's', budget: { work: 1 } },
    { kind: 'choose', id: 2, place: { ...place, game: 'chess' }, view, seed: 's', budget: { work: 1 } },
  ]
  const { code, out } = await type('bot-host', {
    typed: [...questions.map(question => JSON.stringify(question)), 'nonsense'],
  })
  expect(code).toBe(0)
  const replies = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(replies).toContainEqual({
    kind: 'answer',
    id: 1,
    answer: expect.objectContaining({ from: expect.any(Number) }),
  })
  expect(replies).toContainEqual({
    kind: 'failure',
    id: 2,
    message: expect.stringContaining('no game "chess"'),
  })
  expect(replies).toContainEqual({
    kind: 'failure',
    id: 0,
    message: expect.stringContaining('not a question'),
  })
})

it('is not among the commands that people are shown', async () => {
  expect((await type('--help')).out).not.toContain('bot-host')
  expect((await type('bot-host --help')).out).toContain('bot protocol')
})
