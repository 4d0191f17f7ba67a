import { SeededDice } from '@sextant/engine'
import type { Tables } from '../../../tables.ts'
import type { Effects } from '../effects.ts'
import { Lookahead } from './lookahead.ts'
import { Moves } from './moves.ts'
import { Network } from './network.ts'
import { type Position, SIZE } from './position.ts'
import { startsOf } from './starts.ts'
import { uniformOf } from './uniform.ts'

/**
 * Value iteration where positions are too many for a table: a network stands for the table, and duels that it plays
 * against itself tell which positions matter. In each of them the value of the best action, one action ahead, becomes
 * what the network learns the position to be worth; how the duel went on and ended corrects that.
 */
export function trainBySelfPlay(
  tables: Tables,
  effects: Effects,
  progress: (part: number) => void,
  decisions = decisionsFor(tables),
): Network {
  const uniform = uniformOf(SeededDice.from('practice'))
  const moves = new Moves(tables, effects)
  const network = new Network(tables, moves)
  network.initialise(uniform)
  const lookahead = new Lookahead(tables, moves, network, uniform)
  const starts = startsOf(tables, moves, uniform)
  const experience = new Experience()
  let told = 0
  while (experience.count < decisions) {
    const part = experience.count / decisions
    const path = playOut(lookahead, network, starts(), uniform)
    learnFrom(path, experience)
    const rate = RATE_FIRST * (RATE_LAST / RATE_FIRST) ** part
    for (let lessons = path.length * REPEATS; lessons > 0; lessons -= BATCH) {
      for (let i = 0; i < BATCH; i++) experience.recall(uniform(), network)
      network.step(rate, BATCH)
    }
    if (part - told < 0.01) continue
    told = part
    progress(part)
  }
  progress(1)
  return network
}

/** Positions in which it is decided what to do. More make it stronger; these take some 15 seconds. */
const DECISIONS = 300_000
/** How often a position is learnt from, and how many are before weights change. */
const REPEATS = 4
const BATCH = 64
/** How far weights change, at first and at last. */
const RATE_FIRST = 0.008
const RATE_LAST = 0.0003
/** How much of what happened later is believed over what was thought at the time. */
const TRUST = 0.7
/** The part of all actions that are any that is allowed. */
const EXPLORATION = 0.1

/** Of each duel a whole batch is learnt at least: where duels cannot be as long as that, fewer decisions do. */
function decisionsFor({ ruleset: { turns } }: Tables): number {
  return Math.ceil(DECISIONS * Math.min(1, (turns.limit * turns.actions * REPEATS) / BATCH))
}

interface Step {
  readonly position: Position
  /** What was expected of the best action, to seat 0. */
  readonly expected: number
  /** Whether it was taken. */
  readonly followed: boolean
  /** What was thought of the position that the dice then led to. */
  found: number
}

function playOut(lookahead: Lookahead, network: Network, position: Position, uniform: () => number): Step[] {
  const path: Step[] = []
  for (;;) {
    const { seat, moves, worths, best } = lookahead.from(position)
    const choice = uniform() < EXPLORATION ? Math.floor(uniform() * moves.length) : best
    const step: Step = {
      position: position.slice(),
      expected: worths[best] as number,
      followed: choice === best,
      found: 0,
    }
    path.push(step)
    const move = moves[choice]
    if (!move) throw new Error('A side to act has nothing to do')
    const score = lookahead.go(position, move, seat)
    step.found = score ?? network.worth(position)
    if (score !== undefined) return path
  }
}

/**
 * From the end to the beginning. What came later counts as far as it differs from what was thought when the dice had
 * fallen: so luck with the dice, which is that thought less what was expected before, is left out.
 */
function learnFrom(path: readonly Step[], experience: Experience): void {
  let later = path.at(-1)?.found ?? 0
  for (const { position, expected, followed, found } of path.toReversed()) {
    later = followed ? expected + TRUST * (later - found) : expected
    experience.keep(position, Math.min(1, Math.max(0, later)))
  }
}

/** The latest positions, and what they turned out to be worth. */
class Experience {
  count = 0
  readonly #positions = new Int32Array(CAPACITY * SIZE)
  readonly #worths = new Float64Array(CAPACITY)

  keep(position: Position, worth: number): void {
    const at = this.count % CAPACITY
    this.#positions.set(position, at * SIZE)
    this.#worths[at] = worth
    this.count++
  }

  /** One of the later third of all, but of the latest 20,000 at least. */
  recall(draw: number, network: Network): void {
    const from = Math.min(this.count, CAPACITY, Math.max(LATEST, Math.floor(this.count * LATER)))
    const at = (this.count - 1 - Math.floor(draw * from)) % CAPACITY
    network.accumulate(this.#positions.subarray(at * SIZE, (at + 1) * SIZE), this.#worths[at] as number)
  }
}

const LATEST = 20_000
const LATER = 0.3
const CAPACITY = 100_000
