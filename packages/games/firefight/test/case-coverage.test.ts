import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Expectation, readCaseFile } from '@sextant/engine/cases'
import { describe, expect, test } from 'vitest'
import { firefight } from '../src/index.ts'

const folder = new URL('cases/', import.meta.url)
const files = readdirSync(fileURLToPath(folder)).map(
  name => readCaseFile(readFileSync(new URL(name, folder), 'utf8'), name).cases,
)
const cases = files.flat()
const expected: Expectation[] = cases.flatMap(({ setup, steps = [] }) =>
  [setup, ...steps.map(step => step.expect)].filter(expect => expect !== undefined),
)
const names = await firefight.names?.()

/** The same quantity as `blast-0`, of another unit next to the target. */
const ofAnother = (of: string) => /^blast-[1-5]$/.test(of)

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
    const kinds = ['deploy', 'move', 'attack', 'heal', 'watch', 'react', 'end-turn']
    expect(kinds.filter(type => !types.includes(type))).toEqual([])
  })

  test('no two cases of one name in a file', () => {
    for (const file of files) {
      const titles = file.map(one => one.name)
      expect(titles.filter((title, place) => titles.indexOf(title) < place)).toEqual([])
    }
  })
})
