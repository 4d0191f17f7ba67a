import { TERRAINS } from '../schema/names.ts'
import type { State } from '../state.ts'
import { type Tables, TERRAIN_LETTERS } from '../tables.ts'
import { readFloodGround } from './flood.ts'
import { forgetMoves } from './move-memory.ts'
import type { Workspace } from './workspace.ts'

/** What the terrain of one map means, cell by cell. */
export interface Ground {
  /** The map it was read from. */
  terrain: string
  /** Not 0: a move that enters it costs more. */
  readonly difficult: Uint8Array
  /** The cost of entering, where difficult ground is paid for hex by hex. */
  readonly cost: Uint8Array
  /** By place in sight, how a cell in between stands in the line of it: 0 clear, 1 partial, BLOCKS. */
  readonly opacity: Uint8Array
  /** Not 0: gives cover. */
  readonly cover: Uint8Array
  /** Whether two cells see each other, at a · size + b for a < b: 0 not asked yet, SEEN or HIDDEN. */
  readonly pairs: Uint8Array
}

export const BLOCKS = 100
export const SEEN = 1
export const HIDDEN = 2

export function createGround({ board, rules }: Tables): Ground {
  const table = () => new Uint8Array(board.size)
  return {
    terrain: '',
    difficult: table(),
    cost: table(),
    opacity: new Uint8Array(2 * board.width * board.height),
    cover: table(),
    pairs: new Uint8Array(rules.sight.on ? board.size * board.size : 0),
  }
}

/** A match has one map, so this is done once for all its states. */
export function readGround(work: Workspace, { terrain }: State): void {
  const { ground, tables, changes, sight } = work
  if (ground.terrain === terrain) return
  ground.terrain = terrain
  const { movement, terrain: kinds } = tables.rules
  const difficult = TERRAINS.map(name => (kinds[name].difficult ? 1 : 0))
  const opacity = TERRAINS.map(name => OPACITY[kinds[name].sight])
  const cover = TERRAINS.map(name => (kinds[name].cover ? 1 : 0))
  for (let cell = 0; cell < tables.board.size; cell++) {
    const kind = KINDS[terrain.charCodeAt(cell)] ?? -1
    const hard = difficult[kind] ?? 0
    ground.difficult[cell] = hard
    ground.cost[cell] = 1 + hard * movement.surcharge
    ground.opacity[sight.places[cell] as number] = opacity[kind] ?? 0
    ground.cover[cell] = cover[kind] ?? 0
  }
  ground.pairs.fill(0)
  for (let seat = 0; seat < changes.length; seat++) changes[seat] = (changes[seat] as number) + 1
  forgetMoves(work.moves)
  readFloodGround(work)
}

/** The place of a terrain among all, by the code of its letter. */
const KINDS: number[] = []
for (const [kind, letter] of TERRAIN_LETTERS.entries()) KINDS[letter.charCodeAt(0)] = kind

const OPACITY = { clear: 0, partial: 1, blocking: BLOCKS }
