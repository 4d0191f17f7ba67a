import { SeededDice } from '../dice/seeded-dice.ts'
import type { GameTypes, Seat, Viewer } from '../game/game.ts'
import { heardBy } from '../journal/news.ts'
import { samePlain } from '../plain/plain.ts'
import { type After, after } from './after.ts'
import { ensure, type Loaded, type Moment, sampledMatch } from './check.ts'

/**
 * Seats that act at the same time learn nothing of each other's choices: whichever of two actions one seat takes, the
 * others and spectators see and hear the same, as long as somebody still has to choose. That holds while all are at it,
 * when the seat is done and the others are not, and when the others are done and the seat is not.
 */
export function simultaneousIsSecret<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const { rules } = loaded
  const done: Done<T['action']> = new Map()
  sampledMatch(loaded, seed, moment => {
    const { state, seat, action, legal, step } = moment
    const toAct = rules.toAct(state)
    if (toAct.length < 2) return
    const others = legal.filter(choice => !samePlain(choice, action))
    if (others.length === 0) return
    const other = SeededDice.from(`other ${seed} ${step}`).pick(others)
    const pair = both(choice => after(loaded, state, seat, choice), action, other)
    if (!samePlain(...both(one => rules.toAct(one.state), ...pair))) return
    const left = rules.toAct(pair[0].state)
    if (!left.some(next => toAct.includes(next) && next !== seat)) return
    sameToOthers(loaded, moment, other, pair, '')
    // A seat that is asked again while others are asked too has only planned.
    if (!left.includes(seat)) return
    seatIsDone(loaded, moment, other, pair, done)
    othersAreDone(loaded, moment, other, done)
  })
}

/** The two plans, and then the seat is done: the others still do not know which of them it was. */
function seatIsDone<T extends GameTypes>(
  loaded: Loaded<T>,
  moment: Moment<T>,
  other: T['action'],
  pair: Two<After<T>>,
  done: Done<T['action']>,
): void {
  const { rules } = loaded
  const { seat } = moment
  const last = finishing(loaded, pair[0].state, seat, done)
  if (last === undefined) return
  if (!rules.legal(pair[1].state, seat).some(choice => samePlain(choice, last))) return
  const ended = both(one => after(loaded, one.state, seat, last), ...pair)
  if (!samePlain(...both(one => rules.toAct(one.state), ...ended))) return
  sameToOthers(loaded, moment, other, ended, ', when it is done')
}

/** All others are done, and then the two plans: those who are done do not know which of them it is. */
function othersAreDone<T extends GameTypes>(
  loaded: Loaded<T>,
  moment: Moment<T>,
  other: T['action'],
  done: Done<T['action']>,
): void {
  const { rules } = loaded
  const { seat, action } = moment
  let { state } = moment
  for (const next of rules.toAct(state)) {
    if (next === seat) continue
    const last = finishing(loaded, state, next, done)
    if (last === undefined) return
    state = after(loaded, state, next, last).state
  }
  if (!samePlain(rules.toAct(state), [seat])) return
  const legal = rules.legal(state, seat)
  if (![action, other].every(wanted => legal.some(choice => samePlain(choice, wanted)))) return
  const pair = both(choice => after(loaded, state, seat, choice), action, other)
  if (!pair.every(one => samePlain(rules.toAct(one.state), [seat]))) return
  sameToOthers(loaded, moment, other, pair, ', when the others are done')
}

type Two<T> = readonly [T, T]

function both<T, R>(change: (one: T) => R, first: T, second: T): Two<R> {
  return [change(first), change(second)]
}

/** By seat, the action with which it was done the last time: most often it is the same one again. */
type Done<A> = Map<Seat, A>

/** An action after which the seat is no longer to act and others are, or nothing. */
export function finishing<T extends GameTypes>(
  loaded: Loaded<T>,
  state: T['state'],
  seat: Seat,
  done: Done<T['action']>,
): T['action'] | undefined {
  const { rules } = loaded
  const legal = rules.legal(state, seat)
  const waiting = rules.toAct(state).filter(next => next !== seat)
  const finishes = (choice: T['action']) => {
    const left = rules.toAct(after(loaded, state, seat, choice).state)
    return !left.includes(seat) && left.some(next => waiting.includes(next))
  }
  const before = done.get(seat)
  const usual = legal.find(choice => samePlain(choice, before))
  const found = usual !== undefined && finishes(usual) ? usual : legal.find(finishes)
  if (found !== undefined) done.set(seat, found)
  return found
}

function sameToOthers<T extends GameTypes>(
  { rules }: Loaded<T>,
  { seat, action, step }: Moment<T>,
  other: T['action'],
  [first, second]: Two<After<T>>,
  when: string,
): void {
  const viewers: Viewer[] = [...rules.seats.keys()].filter(viewer => viewer !== seat)
  for (const viewer of [...viewers, 'spectator' as const]) {
    const what = () => `at step ${step}, ${viewer === 'spectator' ? viewer : rules.seats[viewer]}`
    const tell = () =>
      `between ${JSON.stringify(action)} and ${JSON.stringify(other)} of ${rules.seats[seat]}${when}`
    ensure(
      samePlain(rules.view(first.state, viewer), rules.view(second.state, viewer)),
      () => `${what()} can see the difference ${tell()}`,
    )
    ensure(
      samePlain(heardBy(rules, first.events, viewer), heardBy(rules, second.events, viewer)),
      () => `${what()} can hear the difference ${tell()}`,
    )
  }
}
