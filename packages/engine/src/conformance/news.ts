import { SeededDice } from '../dice/seeded-dice.ts'
import type { GameTypes, Seat, Viewer } from '../game/game.ts'
import type { News } from '../journal/news.ts'
import { type Match, startMatch } from '../match/match.ts'
import { samePlain } from '../plain/plain.ts'
import { after } from './after.ts'
import { ensure, fail, type Loaded, type Moment, randomMatch } from './check.ts'
import { finishing } from './simultaneous.ts'
import { planTwice } from './undo-plans.ts'

/** Every viewer's news is numbered from 1 without a gap, and carries all the events the viewer hears. */
export function newsIsComplete<T extends GameTypes>({ game, options, rules }: Loaded<T>, seed: number): void {
  const match = startMatch(game, { options, seed: `news ${seed}` })
  const heard = listenTo(match)
  const chooser = SeededDice.from(`choices ${seed}`)
  const atStart = new Map([...heard.keys()].map(viewer => [viewer, match.heard(viewer).length]))
  while (!match.outcome) {
    const seat = chooser.pick(match.toAct)
    match.act(seat, chooser.pick(match.legal(seat)))
  }
  for (const [viewer, news] of heard) {
    const who = viewer === 'spectator' ? viewer : rules.seats[viewer]
    const numbers = news.map(({ seq }) => seq)
    ensure(
      numbers.every((seq, place) => seq === place + 1),
      () => `the news of ${who} is numbered ${numbers.slice(0, 20).join(', ')}`,
    )
    const events = news.flatMap(item => item.events)
    ensure(
      samePlain(events, match.heard(viewer).slice(atStart.get(viewer))),
      () => `the news of ${who} does not carry the events that ${who} hears`,
    )
  }
}

/** Moments of a match that are looked at. */
const MOMENTS = 3

/**
 * Seats that plan at the same time do not learn how often another one has changed its plan: their news and their count of
 * steps are the same, whether it made one plan or two before it was done.
 */
export function newsKeepsPlans<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  let looked = 0
  randomMatch(loaded, seed, moment => {
    if (looked < MOMENTS && plansCompared(loaded, moment, seed)) looked++
  })
}

/** Whether the seat could plan twice here; fails where others can tell. */
function plansCompared<T extends GameTypes>(loaded: Loaded<T>, moment: Moment<T>, seed: number): boolean {
  const { rules } = loaded
  const { state, seat, action, step } = moment
  const again = planTwice(loaded, moment, seed)
  if (again === undefined) return false
  const once = after(loaded, state, seat, action).state
  const done = finishing(loaded, once, seat, new Map())
  const [one, several] = [[action], [action, again]].map(choices =>
    newsOf(loaded, state, seat, done === undefined ? choices : [...choices, done]),
  )
  for (const [viewer, news] of one?.heard ?? []) {
    if (viewer === seat) continue
    const who = viewer === 'spectator' ? viewer : rules.seats[viewer]
    ensure(
      samePlain(news, several?.heard.get(viewer)),
      () =>
        `at step ${step}, the news of ${who} tells that ${rules.seats[seat]} changed its plan: ` +
        `${JSON.stringify(news)} or ${JSON.stringify(several?.heard.get(viewer))}`,
    )
    const [count, counted] = [one?.match.seqFor(viewer), several?.match.seqFor(viewer)]
    ensure(
      count === counted,
      () => `at step ${step}, ${who} counts ${count} or ${counted} steps, as ${rules.seats[seat]} planned`,
    )
  }
  return true
}

type Heard<T extends GameTypes> = ReadonlyMap<Viewer, News<T['event']>[]>

/** A match, and the news of every viewer while one seat takes these actions. */
function newsOf<T extends GameTypes>(
  { game, options, rules }: Loaded<T>,
  state: T['state'],
  seat: Seat,
  actions: readonly T['action'][],
): { readonly match: Match<T>; readonly heard: Heard<T> } {
  const match = startMatch(game, { options, seed: 'plans', position: rules.copy(state) })
  const heard = listenTo(match)
  for (const action of actions) {
    const acted = match.act(seat, action)
    if (!acted.ok) fail(`${JSON.stringify(action)} is refused after another plan: ${acted.refusal.message}`)
  }
  return { match, heard }
}

function listenTo<T extends GameTypes>(match: Match<T>): Heard<T> {
  const viewers: Viewer[] = [...match.seats.keys(), 'spectator']
  const heard = new Map(viewers.map(viewer => [viewer, [] as News<T['event']>[]]))
  for (const [viewer, news] of heard) match.subscribe(viewer, item => news.push(item))
  return heard
}
