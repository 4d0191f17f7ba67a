import { stateHash } from '@sextant/engine'
import type { Combatant } from '../../schema.ts'
import type { Tables } from '../../tables.ts'
import { countsOf } from './counters.ts'
import { type Effects, effectsOf } from './effects.ts'
import type { Evaluation } from './evaluation.ts'
import { gridOf } from './exact/grid.ts'
import { readTable, solveExactly, tableEvaluation, writeTable } from './exact/table.ts'
import { MODEL_VERSION, packModel, unpackModel } from './model.ts'
import { networkEvaluation } from './network/network-evaluation.ts'
import { loadOf, outfitOf } from './network/outfit.ts'
import { trainBySelfPlay } from './network/self-play.ts'
import { readWeights, writeWeights } from './network/weights.ts'

/**
 * Trains a model for a pairing: a table where the duel is small enough to be solved exactly, the weights of a value
 * network otherwise. The number of decisions that the network learns from can be given, for trials.
 */
export function trainModel(tables: Tables, progress: (part: number) => void, decisions?: number): Uint8Array {
  const effects = effectsOf(tables)
  const grid = gridOf(tables)
  if (grid) return packModel('exact', writeTable(solveExactly(tables, grid, effects, progress)))
  return packModel('network', writeWeights(trainBySelfPlay(tables, effects, progress, decisions)))
}

/** Why the bytes are not a model for the pairing, or nothing. */
export function whyUnusable(tables: Tables, model: Uint8Array): string | undefined {
  const read = readModel(tables, model)
  return read.ok ? undefined : read.why
}

/** The model as an evaluation, for the pairing it was trained for. */
export function evaluationOf(tables: Tables, effects: Effects, model: Uint8Array): Evaluation {
  const read = readModel(tables, model)
  if (!read.ok) throw new Error(read.why)
  return 'table' in read ? tableEvaluation(read.table) : networkEvaluation(tables, effects, read.weights)
}

function readModel(tables: Tables, model: Uint8Array) {
  const grid = gridOf(tables)
  const unpacked = unpackModel(grid ? 'exact' : 'network', model)
  if (!unpacked.ok) return unpacked
  return grid ? readTable(grid, unpacked.body) : readWeights(tables, unpacked.body)
}

/** Everything that a model depends on: not who begins, names, loot, or what the player's ship happens to have left. */
export function keyOf(tables: Tables): string {
  const { initiative: _, ...numbers } = tables.ruleset
  const exact = gridOf(tables) !== undefined
  const sides = ([0, 1] as const).map(seat => {
    const side = tables.sides[seat]
    return {
      hullMax: side.hullMax,
      ...(side.crewMax !== undefined && { crewMax: side.crewMax }),
      menu: side.menu,
      powers: side.powers,
      boarding: side.boarding,
      immune: side.immune,
      nearest: side.nearest,
      laden: side.laden,
      escape: side.escape,
      ...(exact ? exactly(side) : { outfit: outfitOf(side, seat), loaded: loadOf(side, seat) }),
    }
  })
  return `broadside-admiral-${MODEL_VERSION}-${stateHash({ numbers, sides })}`
}

/** A duel that is solved exactly is solved for anything that can be loaded. */
function exactly(side: Combatant) {
  return { counts: countsOf(side), ...(!side.menu.includes('switch-ammo') && { loaded: side.loaded }) }
}
