import { type Game, type GameTypes, SeededDice, startMatch, stateHash, writeRecord } from '@sextant/engine'
import { type Contender, type Effort, race, type Spread, spreadOf } from './measure.ts'
import { goThrough, keepPlayout, type Playout, playOut } from './playouts.ts'

/** What one game costs, in its first scenario or another. Rates are in a second. */
export interface GameMeasures {
  readonly id: string
  readonly title: string
  /** Actions in a match of random play. */
  readonly length: Spread
  /** Actions in random playouts, with all legal ones listed before each. */
  readonly playouts: Spread
  /** The same actions when they are known beforehand. */
  readonly applies: Spread
  readonly copies: Spread
  readonly hashes: Spread
  /** What a finished match's record takes for each action. */
  readonly recordBytes: Spread
}

export function measureGame<T extends GameTypes>(
  game: Game<T>,
  effort: Effort,
  scenario?: string,
): GameMeasures {
  const chosen = scenario === undefined ? game.scenarios[0] : game.scenarios.find(({ id }) => id === scenario)
  if (!chosen) throw new RangeError(`${game.title} has no scenario ${scenario}`)
  const { options } = chosen
  const rules = game.load(options)
  const dice = SeededDice.from('playouts')
  const kept = Array.from({ length: effort.kept }, () => keepPlayout(rules, dice, fallingDice()))
  const states = kept.flatMap(playout => playout.states)
  const [playouts, applies, copies, hashes] = race(
    [
      { name: 'playouts', run: () => playOut(rules, dice) },
      applying(kept, rules.copy, (...again) => goThrough(rules, ...again)),
      toEach('copies', states, rules.copy),
      toEach('hashes', states, stateHash),
    ],
    effort,
  ).map(spreadOf)
  if (!playouts || !applies || !copies || !hashes) throw new Error('A contender is missing from the race')
  return {
    id: scenario === undefined ? game.id : `${game.id}/${scenario}`,
    title: scenario === undefined ? game.title : `${game.title}, ${chosen.title.toLowerCase()}`,
    length: spreadOf(kept.map(playout => playout.steps.length)),
    playouts,
    applies,
    copies,
    hashes,
    recordBytes: spreadOf(kept.map((_, i) => recordBytes(game, options, `match ${i}`))),
  }
}

/** The dice of the rules in a kept playout, from the beginning. */
function fallingDice(): SeededDice {
  return SeededDice.fromState([1, 2, 3, 4])
}

function applying<T extends GameTypes>(
  kept: readonly Playout<T>[],
  copy: (state: T['state']) => T['state'],
  again: (state: T['state'], playout: Playout<T>, dice: SeededDice) => void,
): Contender {
  const steps = kept.reduce((sum, playout) => sum + playout.steps.length, 0)
  let fresh: { playout: Playout<T>; state: T['state']; dice: SeededDice }[] = []
  return {
    name: 'applies',
    prepare() {
      fresh = kept.map(playout => ({ playout, state: copy(playout.start), dice: fallingDice() }))
    },
    run() {
      for (const { state, playout, dice } of fresh) again(state, playout, dice)
      return steps
    },
  }
}

function toEach<S>(name: string, states: readonly S[], use: (state: S) => unknown): Contender {
  // Results are put where they could be looked at, or the work might be left out as useless.
  const results: unknown[] = states.map(() => undefined)
  return {
    name,
    run() {
      for (let i = 0; i < states.length; i++) results[i] = use(states[i] as S)
      return states.length
    },
  }
}

function recordBytes<T extends GameTypes>(game: Game<T>, options: T['options'], seed: string): number {
  const match = startMatch(game, { options, seed })
  const dice = SeededDice.from(`choices in ${seed}`)
  for (;;) {
    const [seat] = match.toAct
    if (seat === undefined) return Buffer.byteLength(writeRecord(match.record())) / match.seq
    match.act(seat, dice.pick(match.legal(seat)))
  }
}
