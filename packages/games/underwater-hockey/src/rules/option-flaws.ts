import type { Flaw } from '@sextant/engine'
import * as v from 'valibot'
import { type Options, type Ruleset, statFields } from '../schema.ts'
import { POSITIONS, STATS, TEAMS } from '../schema-names.ts'

/** What is wrong with options that their schema cannot say. */
export function optionFlaws({ ruleset }: Options): Flaw[] {
  const found = [...poolFlaws(ruleset.pool), ...kickoffFlaws(ruleset), ...rangeFlaws(ruleset.ranges)]
  return found.map(({ path, message }) => ({ path: `/ruleset${path}`, message }))
}

function poolFlaws(pool: Ruleset['pool']): Flaw[] {
  const { goals, puck } = pool
  const flaws = outside(pool, puck, '/pool/puck')
  for (const team of TEAMS)
    for (const [index, tile] of goals[team].entries()) {
      const path = `/pool/goals/${team}/${index}`
      flaws.push(...outside(pool, tile, path))
      if (team === 'red' && goals.blue.includes(tile))
        flaws.push({ path, message: `${tile} is blue's goal already` })
      if (tile === puck)
        flaws.push({ path: '/pool/puck', message: `${tile} is a goal; the puck begins outside of them` })
    }
  return flaws
}

function kickoffFlaws({ pool, kickoff }: Ruleset): Flaw[] {
  const flaws: Flaw[] = []
  const taken = new Set<string>()
  for (const team of TEAMS)
    for (const position of POSITIONS) {
      const tile = kickoff[team][position]
      const path = `/kickoff/${team}/${position}`
      flaws.push(...outside(pool, tile, path))
      if (taken.has(tile)) flaws.push({ path, message: `another unit begins on ${tile}` })
      taken.add(tile)
    }
  return flaws
}

/** Whatever is drawn from the ranges must be allowed for a unit. */
function rangeFlaws(ranges: Ruleset['ranges']): Flaw[] {
  const flaws: Flaw[] = []
  for (const name of STATS) {
    const { least, most } = ranges[name]
    if (least > most)
      flaws.push({ path: `/ranges/${name}`, message: `from ${least} to ${most} there is nothing to draw` })
    for (const [end, value] of Object.entries({ least, most })) {
      const { issues } = v.safeParse(statFields[name], value)
      if (issues)
        flaws.push({
          path: `/ranges/${name}/${end}`,
          message: `no unit may have that: ${issues[0].message}`,
        })
    }
  }
  return flaws
}

function outside({ rows, columns }: Ruleset['pool'], tile: string, path: string): Flaw[] {
  const [row = 0, column = 0] = tile.split(',').map(Number)
  if (row <= rows && column <= columns) return []
  return [{ path, message: `${tile} is not in the pool of ${rows} × ${columns}` }]
}
