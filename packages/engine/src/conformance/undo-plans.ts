import { SeededDice } from '../dice/seeded-dice.ts'
import type { GameTypes, Seat } from '../game/game.ts'
import { startMatch } from '../match/match.ts'
import { samePlain } from '../plain/plain.ts'
import { after } from './after.ts'
import { ensure, type Loaded, type Moment, randomMatch } from './check.ts'

/** Moments of a match that are looked at. */
const MOMENTS = 3

/**
 * Another's planning neither stops a seat's undo nor shows in it: answers, views and redo are the same, whether the other
 * has made no plan since, one, or two.
 */
export function undoKeepsPlans<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  let looked = 0
  randomMatch(loaded, seed, moment => {
    if (looked < MOMENTS && undoCompared(loaded, moment, seed)) looked++
  })
}

/** Whether two seats could plan here, one of them twice; fails where the other's undo tells it. */
function undoCompared<T extends GameTypes>(loaded: Loaded<T>, moment: Moment<T>, seed: number): boolean {
  const { rules } = loaded
  const { state, seat, action, step } = moment
  const planned = planTwice(loaded, moment, seed)
  const other = rules.toAct(state).find(next => next !== seat)
  if (!planned || other === undefined) return false
  const own = SeededDice.from(`own ${seed} ${step}`)
    .shuffle(rules.legal(state, other))
    .slice(0, 8)
    .find(choice => {
      const { state: then, final } = after(loaded, state, other, choice)
      return !final && samePlain(rules.toAct(then), rules.toAct(state))
    })
  if (own === undefined) return false
  const [none, ...some] = [[], [action], [action, planned]].map(plans =>
    undoneAfter(loaded, state, { seat: other, action: own }, { seat, plans }),
  )
  for (const answers of some)
    ensure(
      samePlain(none, answers),
      () =>
        `at step ${step}, the undo of ${rules.seats[other]} tells that ${rules.seats[seat]} planned: ` +
        `${JSON.stringify(none)} or ${JSON.stringify(answers)}`,
    )
  return true
}

/** What a seat is answered that takes its plan back after another has planned, and does it again. */
function undoneAfter<T extends GameTypes>(
  { game, options, rules }: Loaded<T>,
  state: T['state'],
  own: { readonly seat: Seat; readonly action: T['action'] },
  others: { readonly seat: Seat; readonly plans: readonly T['action'][] },
): unknown[] {
  const match = startMatch(game, { options, seed: 'plans', position: rules.copy(state) })
  const { seat } = own
  const answers: unknown[] = [match.act(seat, own.action)]
  for (const plan of others.plans) match.act(others.seat, plan)
  answers.push(match.whyNoUndo(seat) ?? null, match.undo(seat) ?? null, match.view(seat))
  answers.push(match.whyNoUndo(seat) ?? null, match.redo(seat), match.view(seat))
  return answers
}

/** A second plan that the seat could make after its first, both of them unfinished; nothing where there is none. */
export function planTwice<T extends GameTypes>(
  loaded: Loaded<T>,
  { state, seat, action, step }: Moment<T>,
  seed: number,
): T['action'] | undefined {
  const { rules } = loaded
  const toAct = rules.toAct(state)
  if (toAct.length < 2) return undefined
  const plans = (from: T['state'], choice: T['action']) =>
    samePlain(rules.toAct(after(loaded, from, seat, choice).state), toAct)
  if (!plans(state, action)) return undefined
  const once = after(loaded, state, seat, action).state
  return SeededDice.from(`plans ${seed} ${step}`)
    .shuffle(rules.legal(once, seat))
    .slice(0, 8)
    .find(choice => plans(once, choice))
}
