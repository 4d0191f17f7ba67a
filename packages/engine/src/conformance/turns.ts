import type { GameTypes, Turn, Viewer } from '../game/game.ts'
import { samePlain } from '../plain/plain.ts'
import { ensure, fail, type Loaded, randomMatch } from './check.ts'

/**
 * Turns follow one another: their seats exist, their number never falls, and rises when it is another seat's turn. Others
 * may be asked for a reaction in the middle of one. Every viewer knows whose turn it is.
 */
export function turnsFollow<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const { rules } = loaded
  if (!rules.turn) return
  const viewers: Viewer[] = [...rules.seats.keys(), 'spectator']
  let before: Turn | undefined
  const look = (state: T['state'], step: number) => {
    const turn = rules.turn?.(state)
    if (!turn) fail(`at step ${step} it is nobody's turn`)
    const at = () => `at step ${step} the turn ${JSON.stringify(turn)}`
    ensure(samePlain(rules.turn?.(state), turn), () => `${at()} is another one when asked again`)
    ensure(Number.isSafeInteger(turn.number), () => `${at()} has no whole number`)
    ensure(
      turn.seats.every(seat => rules.seats[seat] !== undefined) &&
        new Set(turn.seats).size === turn.seats.length,
      () => `${at()} names seats that there are not, or one twice`,
    )
    ensure(turn.seats.length > 0 || rules.outcome(state) !== undefined, () => `${at()} is nobody's`)
    for (const viewer of viewers)
      ensure(
        samePlain(rules.turn?.(rules.view(state, viewer)), turn),
        () => `${at()} is another one in the view of ${viewer}`,
      )
    if (before) follows(before, turn, at)
    before = turn
  }
  const last = randomMatch(loaded, seed, ({ state, step }) => look(state, step))
  look(last, rules.limit)
}

function follows(before: Turn, turn: Turn, at: () => string): void {
  ensure(turn.number >= before.number, () => `${at()} comes after number ${before.number}`)
  ensure(
    turn.number > before.number || samePlain(turn.seats, before.seats),
    () => `${at()} has other seats than before, ${JSON.stringify(before.seats)}, and the same number`,
  )
}
