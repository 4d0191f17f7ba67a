import type { Flaw } from '@sextant/engine'
import { hexagon } from '@sextant/hex'
import { cellOfPlace } from '../condition-table.ts'
import { LETTERS, SEATS, TERRAINS } from '../schema/names.ts'
import type { Options } from '../schema/options.ts'
import type { Condition } from '../schema/scenario.ts'
import { pictureFlaws, teamFlaws } from './team-faults.ts'

/** What is wrong with options that the schema cannot say. */
export function optionFlaws(options: Options): Flaw[] {
  const { scenario, rules } = options
  return [
    ...ruleFlaws(options),
    ...mapFlaws(options),
    ...SEATS.flatMap(seat =>
      teamFlaws(options.teams[seat]).map(({ path, message }) => ({
        path: `/teams/${seat}${path}`,
        message,
      })),
    ),
    ...(rules.objectives ? scenario.victory : []).flatMap((condition, index) =>
      conditionFlaws(options, condition).map(({ path, message }) => ({
        path: `/scenario/victory/${index}/${path}`,
        message,
      })),
    ),
  ]
}

/** Pictures that nothing can be shown for: what was stored with one is played with a figure in its place. */
export function newMatchFlaws({ teams }: Options): Flaw[] {
  return SEATS.flatMap(seat =>
    pictureFlaws(teams[seat]).map(({ path, message }) => ({ path: `/teams/${seat}${path}`, message })),
  )
}

function conditionFlaws({ scenario: { size, terrain, rounds } }: Options, condition: Condition): Flaw[] {
  const board = hexagon('flat', size)
  switch (condition.type) {
    case 'hold': {
      const flaws: Flaw[] = []
      if (cellOfPlace(board, size, condition.centre) < 0)
        flaws.push({ path: 'centre', message: 'is not on the map' })
      if (condition.from > rounds)
        flaws.push({ path: 'from', message: `found ${condition.from}, the battle ends after ${rounds}` })
      return flaws
    }
    case 'flags': {
      const cells = condition.at.map(place => cellOfPlace(board, size, place))
      const flaws = cells.flatMap((cell, place): Flaw[] => {
        if (cell < 0) return [{ path: `at/${place}`, message: 'is not on the map' }]
        return cells.indexOf(cell) < place ? [{ path: `at/${place}`, message: 'another flag is there' }] : []
      })
      if (condition.target > cells.length)
        flaws.push({ path: 'target', message: `found ${condition.target}, there are ${cells.length} flags` })
      return flaws
    }
    case 'breakthrough':
      return condition.rows > size
        ? [{ path: 'rows', message: `found ${condition.rows}, at most ${size}: half of the map` }]
        : []
    case 'terrain': {
      const outside = (_: unknown, index: number) => Math.abs(index - size) < size / 2
      const rows = Array.from({ length: 2 * size + 1 }, (_, index) => 2 * size + 1 - Math.abs(index - size))
      const room = rows.filter(outside).reduce((sum, hexes) => sum + hexes, 0)
      if (condition.least > room)
        return [{ path: 'least', message: `found ${condition.least}, at most ${room} hexes are there` }]
      if (!terrain) return []
      const found = terrain.filter(outside).join('').split(LETTERS[condition.terrain]).length - 1
      return found < condition.least
        ? [{ path: 'least', message: `found ${found} on the map, ${condition.least} are asked for` }]
        : []
    }
  }
}

function ruleFlaws({ rules }: Options): Flaw[] {
  const flaws: Flaw[] = []
  if (TERRAINS.every(name => rules.terrain[name].weight === 0))
    flaws.push({ path: '/rules/terrain', message: 'some terrain needs a weight' })
  if (rules.rolls.least > rules.rolls.most)
    flaws.push({
      path: '/rules/rolls/least',
      message: `found ${rules.rolls.least}, at most ${rules.rolls.most}`,
    })
  return flaws
}

/** A row for each r, from −size to size, a letter for each hex. */
function mapFlaws({ scenario: { size, terrain } }: Options): Flaw[] {
  if (!terrain) return []
  const rows = 2 * size + 1
  const flaws: Flaw[] = []
  if (terrain.length !== rows)
    flaws.push({ path: '/scenario/terrain', message: `found ${terrain.length} rows, expected ${rows}` })
  for (const [index, row] of terrain.slice(0, rows).entries()) {
    const length = rows - Math.abs(index - size)
    if (row.length !== length)
      flaws.push({
        path: `/scenario/terrain/${index}`,
        message: `found ${row.length} hexes, expected ${length}`,
      })
  }
  return flaws
}
