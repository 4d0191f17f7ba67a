import { SeededDice } from '@sextant/engine'
import { type Contender, type Effort, race, ratioOf, type Spread, spreadOf } from '../measure.ts'
import { playOut } from '../playouts.ts'
import { playInPlace, playOnCopies } from './bare.ts'
import { stonesGame } from './game.ts'

/** Random moves in a second, in runs that took turns in one process. */
export interface StonesMeasures {
  readonly engine: Spread
  readonly bare: Spread
  readonly bareOnCopies: Spread
  /** What a move costs on the engine, in units of what it costs by hand; and what it costs on copies. */
  readonly cost: Spread
  readonly costOnCopies: Spread
  readonly runs: number
}

export function stonesOnEngine(): Contender {
  const rules = stonesGame.load({})
  const dice = SeededDice.from('stones')
  return { name: 'engine', run: () => playOut(rules, dice) }
}

export function raceStones(effort: Effort): StonesMeasures {
  const [engine = [], bare = [], bareOnCopies = []] = race(
    [
      stonesOnEngine(),
      { name: 'bare rules', run: playInPlace },
      { name: 'bare rules on copies', run: playOnCopies },
    ],
    effort,
  )
  return {
    engine: spreadOf(engine),
    bare: spreadOf(bare),
    bareOnCopies: spreadOf(bareOnCopies),
    cost: ratioOf(bare, engine),
    costOnCopies: ratioOf(bare, bareOnCopies),
    runs: effort.rounds,
  }
}
