import { SeededDice, startMatch } from '@sextant/engine'
import { expect, test } from 'vitest'
import { bladesOfHex } from '../src/game.ts'

const RADIUS = 20
const KINDS = ['infantry', 'cavalry', 'artillery']

/** Cells of the largest hexagon, the western half first. */
function cells(): string[] {
  const all: string[] = []
  for (let q = -RADIUS; q <= RADIUS; q++)
    for (let r = -RADIUS; r <= RADIUS; r++) if (Math.abs(q + r) <= RADIUS) all.push(`${q},${r}`)
  return all
}

test('the largest board with as many units as it takes can be played', () => {
  const usual = bladesOfHex.scenarios[0].options
  const places = cells()
  const units = [...places.slice(0, 250), ...places.slice(-250)].map((at, number) => ({
    army: number < 250 ? ('red' as const) : ('blue' as const),
    kind: KINDS[number % KINDS.length] ?? '',
    at,
  }))
  const { map, start, ...scenario } = usual.scenario
  const options = {
    ...usual,
    scenario: { ...scenario, map: { ...map, radius: RADIUS }, start: { ...start, units } },
  }
  const match = startMatch(bladesOfHex, { options, seed: 'large' })
  const dice = SeededDice.from('moves')
  for (let action = 1; action <= 60; action++) {
    const [seat = 0] = match.toAct
    expect(match.act(seat, dice.pick(match.legal(seat))).ok).toBe(true)
  }
  // What is kept of a step does not grow with the board: it was 2.6 GB for a round.
  expect(JSON.stringify(match.record().steps).length).toBeLessThan(60 * 2000)
})
