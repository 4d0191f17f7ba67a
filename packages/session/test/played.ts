import { type MatchRecord, SeededDice, startMatch } from '@sextant/engine'
import type { Box } from '@sextant/scene'
import { boxes } from './fixtures.ts'

/** A game and a whole match of it, played at random. */
export function played(id: keyof typeof boxes): { box: Box; record: MatchRecord } {
  const box = boxes[id]
  const record = box.open(({ game }) => {
    const match = startMatch(game, { options: game.scenarios[0].options, seed: 'test' })
    const dice = SeededDice.from('players')
    while (!match.outcome) {
      const seat = dice.pick(match.toAct)
      match.act(seat, dice.pick(match.legal(seat)))
    }
    return match.record()
  })
  return { box, record }
}
