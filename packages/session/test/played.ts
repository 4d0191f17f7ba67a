import { type MatchRecord, SeededDice, startMatch } from '@sextant/engine'
import { findGame } from '@sextant/games'
import type { Box } from '@sextant/scene'

/** A game and a whole match of it, played at random. */
export async function played(id: string): Promise<{ box: Box; record: MatchRecord }> {
  const box = await findGame(id)?.load()
  if (!box) throw new Error(`${id} is gone`)
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
