import { checkShape, startCampaign } from '@sextant/engine'
import { untitledNumbers } from '@sextant/testing'
import { describe, expect, test } from 'vitest'
import { voyage } from '../src/voyage/index.ts'
import { en } from '../src/voyage/texts/en.ts'

const { options } = voyage.scenarios[0]

/** The usual options with one place changed. */
function changed(path: readonly (string | number)[], value: unknown): unknown {
  const all: Record<string, unknown> = structuredClone({ ...options })
  let part = all
  for (const key of path.slice(0, -1)) part = part[key] as Record<string, unknown>
  part[path.at(-1) ?? ''] = value
  return all
}

describe('options of a voyage', () => {
  test.each([
    [['numbers', 'gold'], 500, true],
    [['numbers', 'gold'], -1, false],
    [['numbers', 'days'], 0, false],
    [['chart', 'legs', 0, 'risk'], 1.2, false],
    [['chart', 'legs', 0, 'days'], 0, false],
    [['ports', 'saltmere', 'prices', 'hull'], 0, false],
    [['enemies', 'kraken', 'slip'], 2, false],
    [['numbers', 'lots', 'hull'], ['dozen'], false],
    [['programs', 'enemy'], 'Not A Bot', false],
    [['weather'], 'fair', false],
  ])('%j = %j is let through: %s', (path, value, allowed) => {
    expect(checkShape(voyage.options, changed(path, value)).ok).toBe(allowed)
  })

  test.each([
    [['chart', 'far'], 'atlantis', /there is no place atlantis/],
    [['chart', 'legs', 0, 'between'], ['saltmere', 'saltmere'], /two different ends/],
    [['chart', 'legs', 0, 'between'], ['saltmere', 'gull-rock'], /a leg between .* already/],
    [['chart', 'legs', 0, 'meets'], { whale: 1 }, /there is no enemy whale/],
    [['chart', 'legs', 0, 'meets'], {}, /somebody has to be met/],
    [['chart', 'legs'], [options.chart.legs[0]], /no legs lead from saltmere to/],
    [['chart', 'places', 0, 'x'], 5000, /off the chart/],
    [['ports', 'saltmere', 'refits'], ['wings'], /there is no refit wings/],
    [['duel', 'ship', 'ammo', 'ball'], 99, /the holds take/],
    [['duel', 'ruleset', 'distance', 'first'], 6, /found 6, it has to be below the farthest, 6/],
    [['numbers', 'prizesNeeded'], 4, /found 4, but no more than 3 can be towed/],
  ])('a voyage that cannot be sailed is refused with the reason: %j', (path, value, reason) => {
    const checked = checkShape(voyage.options, changed(path, value))
    if (!checked.ok) throw new Error('the schema refused it already')
    expect(voyage.flaws?.(checked.value).map(({ message }) => message)).toContainEqual(
      expect.stringMatching(reason),
    )
    expect(() => startCampaign(voyage, { options: checked.value, seed: 'refused' })).toThrow(reason)
  })

  test('every number of the voyage has a title and a description for set-up screens', () => {
    expect(untitledNumbers(voyage.options, 'numbers')).toEqual([])
  })

  test('places, enemies, refits and levels of the shipped data have names', () => {
    const keys = [
      ...options.chart.places.map(({ id }) => `place.${id}`),
      ...Object.keys(options.enemies).flatMap(id => [
        `enemy.${id}`,
        `enemy.short.${id}`,
        `value.${id}`,
        `factor.${id}`,
      ]),
      ...Object.keys(options.numbers.refits).flatMap(id => [`refit.${id}`, `factor.${id}`]),
      ...voyage.scenarios.map(({ id }) => `scenario.${id}`),
      `ship.${options.duel.ship.kind}`,
    ]
    expect(keys.filter(key => !Object.hasOwn(en, key))).toEqual([])
  })

  test('no leg runs over land, so that nobody sails through it', () => {
    const place = new Map(options.chart.places.map(({ id, x, y }) => [id, [x, y] as const]))
    for (const { between } of options.chart.legs) {
      const [a, b] = between.map(id => place.get(id) ?? ([0, 0] as const))
      if (!a || !b) throw new Error('a leg without ends')
      for (let part = 0; part <= 40; part++) {
        const at = [a[0] + ((b[0] - a[0]) * part) / 40, a[1] + ((b[1] - a[1]) * part) / 40] as const
        for (const coast of options.chart.land) expect(inside(at, coast), between.join('–')).toBe(false)
      }
    }
  })
})

function inside([x, y]: readonly [number, number], corners: readonly (readonly [number, number])[]): boolean {
  let within = false
  for (const [number, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(number + 1) % corners.length] ?? [0, 0]
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) within = !within
  }
  return within
}
