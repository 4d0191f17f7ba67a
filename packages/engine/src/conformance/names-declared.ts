import { SeededDice } from '../dice/seeded-dice.ts'
import type { Game, GameTypes } from '../game/game.ts'
import type { Names } from '../game/names.ts'
import { type Check, ensure, type Loaded } from './check.ts'

/** Codes of the engine's own, where a campaign is walked as a game. */
const OF_THE_ENGINE = [
  'battle-due',
  'no-battle-due',
  'other-game',
  'given-position',
  'other-options',
  'other-seed',
  'more-than-due',
  'match-differs',
  'match-not-over',
  'ended-early',
]

/** Whatever a game makes in random play, its `names` declare: events with their fields, refusals, odds. */
export function namesDeclared<T extends GameTypes>(loaded: Loaded<T>, matches: number): Check {
  const { game, scenario } = loaded
  return {
    name: `${scenario}: events, refusals and odds are declared`,
    async run() {
      const names = await game.names?.()
      if (names) for (let seed = 0; seed < matches; seed++) playChecking(loaded, names, seed)
    },
  }
}

/** Actions of earlier positions are tried again later, where most of them are refused. */
function playChecking<T extends GameTypes>({ rules, game }: Loaded<T>, names: Names, seed: number): void {
  const dice = SeededDice.from(`names ${seed}`)
  const strangers: T['action'][] = []
  const emit = (event: T['event']) => checkEvent(game, names, event)
  const state = rules.setup(dice, emit)
  for (let step = 1; step <= rules.limit && !rules.outcome(state); step++) {
    const seat = dice.pick(rules.toAct(state))
    const legal = rules.legal(state, seat)
    const action = dice.pick(legal)
    for (const stranger of strangers) {
      const code = rules.check(state, seat, stranger)?.code
      if (code === undefined || names.refusals.includes(code) || OF_THE_ENGINE.includes(code)) continue
      ensure(false, () => `${game.id} refuses with ${code}, which its names do not declare`)
    }
    for (const { of } of rules.forecast?.(rules.view(state, seat), seat, action).odds ?? [])
      ensure(names.odds.includes(of), () => `${game.id} forecasts ${of}, which its names do not declare`)
    if (strangers.length >= MOST_STRANGERS) strangers.shift()
    strangers.push(dice.pick(legal))
    rules.apply(state, seat, action, dice, emit)
  }
}

const MOST_STRANGERS = 5

function checkEvent<T extends GameTypes>({ id }: Game<T>, { events }: Names, event: T['event']): void {
  const { type, ...fields } = Object.fromEntries(Object.entries(event ?? {}))
  const known = typeof type === 'string' ? events[type] : undefined
  ensure(known !== undefined, () => `${id} emits ${JSON.stringify(type)}, which its names do not declare`)
  for (const field of Object.keys(fields))
    ensure(
      known?.includes(field) ?? false,
      () => `${id} emits ${type} with ${field}, which its names do not declare`,
    )
}
