import type { GameTypes } from '../game/game.ts'
import { heardBy } from '../journal/news.ts'
import { samePlain } from '../plain/plain.ts'
import { after } from './after.ts'
import { ensure, type Loaded, sampledMatch } from './check.ts'

/**
 * What another seat can neither see nor hear draws no dice and reveals nothing. Such a step cannot be taken back, nor can
 * anything before it, so that the other seat's undo would be refused without a reason that it may know.
 */
export function secretsDrawNoDice<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const { rules } = loaded
  sampledMatch(loaded, seed, ({ state, seat, action, step }) => {
    const { state: then, events, final } = after(loaded, state, seat, action)
    if (!final) return
    for (const other of rules.seats.keys()) {
      if (other === seat) continue
      ensure(
        heardBy(rules, events, other).length > 0 ||
          !samePlain(rules.view(state, other), rules.view(then, other)),
        () =>
          `at step ${step}, ${JSON.stringify(action)} draws dice or reveals something, which ${rules.seats[other]} ` +
          'can neither see nor hear: an event must tell it that something happened, or nothing is drawn',
      )
    }
  })
}
