import { at, type Flaw } from '@sextant/engine'
import { type Board, cellAt, hexagon, NO_CELL } from '@sextant/hex'
import { ARMIES, type Options } from '../schema.ts'
import { cellNameOf, regionIndexAt } from '../tables.ts'

/** What is wrong with options that their schema cannot say: every fault, with its place. */
export function optionFlaws(options: Options): Flaw[] {
  const board = hexagon('pointy', options.scenario.map.radius)
  return [...counterFlaws(options), ...regionFlaws(board, options), ...startFlaws(board, options)]
}

/** The counter table may only name kinds that exist. */
function counterFlaws({ rules: { units, counters } }: Options): Flaw[] {
  const unknown = (kind: string) => !Object.hasOwn(units, kind)
  const flaw = (path: string, kind: string) => ({
    path: `/rules/counters/${path}`,
    message: `there is no kind ${kind}`,
  })
  return Object.entries(counters).flatMap(([attacker, targets]) =>
    unknown(attacker)
      ? [flaw(attacker, attacker)]
      : Object.keys(targets)
          .filter(unknown)
          .map(target => flaw(`${attacker}/${target}`, target)),
  )
}

function regionFlaws(board: Board, { scenario: { map } }: Options): Flaw[] {
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) =>
    flaws.push({ path: `/scenario/map/regions${path}`, message })
  const [uncovered, ...others] = [...board.q.keys()].filter(
    cell => regionIndexAt(map.regions, at(board.q, cell), at(board.r, cell)) < 0,
  )
  if (uncovered !== undefined) {
    const more = others.length > 0 ? `, and ${others.length} more` : ''
    flaw('', `the cell ${cellNameOf(board, uncovered)} lies in no region${more}`)
  }
  for (const [index, { id, city }] of map.regions.entries()) {
    if (map.regions.findIndex(other => other.id === id) < index) flaw(`/${index}/id`, `${id} is there twice`)
    const [q, r] = coordinates(city)
    if (cellAt(board, q, r) === NO_CELL) flaw(`/${index}/city`, `${city} is not on the map`)
    else if (regionIndexAt(map.regions, q, r) !== index)
      flaw(`/${index}/city`, `${city} lies in another region`)
  }
  for (const army of ARMIES)
    if (!map.regions.some(({ holder }) => holder === army)) flaw('', `${army} holds no city`)
  return flaws
}

function startFlaws(board: Board, { rules, scenario: { start } }: Options): Flaw[] {
  const flaws: Flaw[] = []
  for (const [index, { at: place, kind }] of start.units.entries()) {
    const flaw = (field: string, message: string) =>
      flaws.push({ path: `/scenario/start/units/${index}/${field}`, message })
    if (!Object.hasOwn(rules.units, kind)) flaw('kind', `there is no kind ${kind}`)
    if (cellAt(board, ...coordinates(place)) === NO_CELL) flaw('at', `${place} is not on the map`)
    if (start.units.findIndex(other => other.at === place) < index)
      flaw('at', `another unit stands on ${place}`)
  }
  return flaws
}

/** A cell is written `q,r`: its schema has checked that. */
function coordinates(cell: string): [q: number, r: number] {
  const [q = 0, r = 0] = cell.split(',').map(Number)
  return [q, r]
}
