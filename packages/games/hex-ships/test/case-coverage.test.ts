import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Expectation, readCaseFile } from '@sextant/engine/cases'
import { describe, expect, test } from 'vitest'
import { hexShips } from '../src/index.ts'

const folder = new URL('cases/', import.meta.url)
const cases = readdirSync(fileURLToPath(folder)).flatMap(
  name => readCaseFile(readFileSync(new URL(name, folder), 'utf8'), name).cases,
)
const expected: Expectation[] = cases.flatMap(({ setup, steps = [] }) =>
  [setup, ...steps.map(step => step.expect)].filter(expect => expect !== undefined),
)
const names = await hexShips.names?.()

/** The same quantity as `hit-0`, of another hardpoint. */
const ofAnother = (of: string) => /^hit-([1-9]\d*)$/.test(of)

describe('the case files leave nothing out', () => {
  test('every refusal', () => {
    const refused = expected.flatMap(({ refused }) =>
      typeof refused === 'string' ? refused : (refused?.code ?? []),
    )
    expect(names?.refusals.filter(code => !refused.includes(code))).toEqual([])
  })

  test('every event', () => {
    const told = expected.flatMap(({ events = [], includes = [] }) =>
      [...events, ...includes].map(({ type }) => type),
    )
    expect(Object.keys(names?.events ?? {}).filter(type => !told.includes(type))).toEqual([])
  })

  test('every quantity of a forecast', () => {
    const asked = expected.flatMap(({ odds = [] }) => odds.flatMap(one => ('of' in one ? one.of : [])))
    expect(names?.odds.filter(of => !ofAnother(of) && !asked.includes(of))).toEqual([])
  })

  test('every kind of action', () => {
    const types = cases.flatMap(({ steps = [] }) =>
      steps.flatMap(({ action, expect }) =>
        typeof action === 'object' && action !== null && 'type' in action && expect?.refused === undefined
          ? action.type
          : [],
      ),
    )
    const kinds = ['set-speed', 'advance', 'turn', 'charge', 'shield-shift', 'afterburners', 'ecm', 'launch']
    const attacks = ['target', 'switch', 'fire', 'reroll', 'keep', 'end-turn']
    expect([...kinds, ...attacks].filter(type => !types.includes(type))).toEqual([])
  })

  test('no two cases of one name in a file', () => {
    for (const name of readdirSync(fileURLToPath(folder))) {
      const titles = readCaseFile(readFileSync(new URL(name, folder), 'utf8'), name).cases.map(
        one => one.name,
      )
      expect(
        titles.filter((title, place) => titles.indexOf(title) < place),
        name,
      ).toEqual([])
    }
  })
})
