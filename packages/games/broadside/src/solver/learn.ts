import type { Duel } from '../duel.ts'
import type { Abstraction } from './abstraction.ts'
import type { Book } from './book.ts'
import { trackerOf } from './context.ts'
import { effectsOf } from './effects.ts'
import { type Graph, graphOf } from './graph.ts'
import { abstractionOf } from './levels.ts'
import { byteOf } from './scale.ts'
import { solve } from './solve.ts'

/** Solves a pairing, and keeps what is looked up in play. */
export function learn(duel: Duel, progress: (part: number) => void): Book {
  const abstraction = abstractionOf(duel)
  const graph = graphOf(duel, abstraction, effectsOf(duel))
  const values = solve(abstraction, graph, abstraction.whole ? EXACT : CLOSE, progress)
  return bookOf(duel, abstraction, graph, values)
}

/** Values that change by less are done with. */
const CLOSE = 1e-5
const EXACT = 1e-10

/**
 * A search of at most two actions ends where the other side's turn begins, so that only beginnings of turns are kept;
 * with more actions in a turn, all contexts.
 */
function bookOf(
  duel: Duel,
  abstraction: Abstraction,
  graph: Graph,
  values: Float32Array | Float64Array,
): Book {
  const { actions } = duel.ruleset.turns
  const contexts = graph.contexts.length
  const kept = graph.contexts.flatMap((context, number) =>
    actions > 2 || trackerOf(context) % actions === 0 ? [{ context, number }] : [],
  )
  const pairs = values.length / contexts
  const entries = abstraction.whole
    ? new Float32Array(pairs * kept.length)
    : new Uint8Array(pairs * kept.length)
  for (const [page, { number }] of kept.entries()) {
    for (let pair = 0; pair < pairs; pair++) {
      const value = values[pair * contexts + number] as number
      entries[page * pairs + pair] = abstraction.whole ? value : byteOf(value)
    }
  }
  return { abstraction, index: new Map(kept.map(({ context }, page) => [context, page])), entries }
}
