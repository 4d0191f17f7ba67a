import { at, SeededDice } from '@sextant/engine'
import type { Tables } from '../../../tables.ts'
import type { Effects } from '../effects.ts'
import { Experience } from './experience.ts'
import { GradientDescent } from './gradients.ts'
import { Lookahead } from './lookahead.ts'
import { Moves } from './moves.ts'
import { Network } from './network.ts'
import type { Position } from './position.ts'
import { startsOf } from './starts.ts'
import { uniformOf } from './uniform.ts'

/**
 * Value iteration where positions are too many for a table: a network stands for the table, and duels that it plays
 * against itself show which positions matter. In each of them the value of the best action, one action ahead, becomes the
 * target of the network; how the duel went on and ended corrects it.
 */
export function trainBySelfPlay(
  tables: Tables,
  effects: Effects,
  progress: (part: number) => void,
  decisions = decisionsFor(tables),
): Network {
  // The seed is part of the model: another one trains other weights.
  const uniform = uniformOf(SeededDice.from('practice'))
  const moves = new Moves(tables, effects)
  const network = new Network(tables, moves)
  network.initialise(uniform)
  const training = new GradientDescent(network)
  const lookahead = new Lookahead(tables, moves, network, uniform)
  const starts = startsOf(tables, moves, uniform)
  const experience = new Experience()
  let reported = 0
  while (experience.count < decisions) {
    const part = experience.count / decisions
    const path = playOut(lookahead, network, starts(), uniform)
    addTargets(path, experience)
    const rate = RATE_FIRST * (RATE_LAST / RATE_FIRST) ** part
    for (let examples = path.length * REPEATS; examples > 0; examples -= BATCH) {
      for (let i = 0; i < BATCH; i++) experience.replay(uniform(), training)
      training.step(rate, BATCH)
    }
    if (part - reported < 0.01) continue
    reported = part
    progress(part)
  }
  progress(1)
  return network
}

/** Positions in which a decision is made. More make it stronger; these take some 15 seconds. */
const DECISIONS = 300_000
/** How often each position is trained with, and the size of a batch. */
const REPEATS = 4
const BATCH = 64
/** The learning rate, at first and at last. */
const RATE_FIRST = 0.008
const RATE_LAST = 0.0003
/** λ: how much of what happened later replaces the estimate of the time. */
const TRACE_DECAY = 0.7
/** The share of actions that are drawn at random. */
const EXPLORATION = 0.1

/** Each duel trains a whole batch at least: where duels cannot be as long as that, fewer decisions are enough. */
function decisionsFor({ ruleset: { turns } }: Tables): number {
  return Math.ceil(DECISIONS * Math.min(1, (turns.limit * turns.actions * REPEATS) / BATCH))
}

interface Step {
  readonly position: Position
  /** Expected value of the best action, to seat 0. */
  readonly expected: number
  /** Whether it was taken. */
  readonly followed: boolean
  /** The value of the position that the dice then led to. */
  readonly found: number
}

function playOut(lookahead: Lookahead, network: Network, position: Position, uniform: () => number): Step[] {
  const path: Step[] = []
  for (;;) {
    const { seat, moves, values, best } = lookahead.from(position)
    const choice = uniform() < EXPLORATION ? Math.floor(uniform() * moves.length) : best
    const before = position.slice()
    const score = lookahead.go(position, at(moves, choice), seat)
    const found = score ?? network.value(position)
    path.push({ position: before, expected: at(values, best), followed: choice === best, found })
    if (score !== undefined) return path
  }
}

/**
 * From the end to the beginning, as in TD(λ). What came later counts as far as it differs from the value when the dice had
 * fallen, so luck with the dice, which is that value less what was expected before, is left out.
 */
function addTargets(path: readonly Step[], experience: Experience): void {
  let later = path.at(-1)?.found ?? 0
  for (const { position, expected, followed, found } of path.toReversed()) {
    later = followed ? expected + TRACE_DECAY * (later - found) : expected
    experience.add(position, Math.min(1, Math.max(0, later)))
  }
}
