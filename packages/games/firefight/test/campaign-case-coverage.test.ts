import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Expectation, readCaseFile } from '@sextant/engine/cases'
import { describe, expect, test } from 'vitest'
import { emberRoad } from '../src/index.ts'

const folder = new URL('campaign/cases/', import.meta.url)
const files = readdirSync(fileURLToPath(folder)).map(
  name => readCaseFile(readFileSync(new URL(name, folder), 'utf8'), name).cases,
)
const cases = files.flat()
const expected: Expectation[] = cases.flatMap(({ setup, steps = [] }) =>
  [setup, ...steps.map(step => step.expect)].filter(expect => expect !== undefined),
)
const names = await emberRoad.names?.()

/** Nobody is to act then, so no case can ask; `campaign-play` does. */
const NOBODY_ASKS = ['campaign-over', 'battle-first']

describe('the case files of the campaign leave nothing out', () => {
  test('every refusal', () => {
    const refused = expected.flatMap(({ refused }) =>
      typeof refused === 'string' ? refused : (refused?.code ?? []),
    )
    expect(names?.refusals.filter(code => !refused.includes(code)).toSorted()).toEqual(NOBODY_ASKS.toSorted())
  })

  test('every event', () => {
    const told = expected.flatMap(({ events = [], includes = [] }) =>
      [...events, ...includes].map(({ type }) => type),
    )
    expect(Object.keys(names?.events ?? {}).filter(type => !told.includes(type))).toEqual([])
  })

  test('no two cases of one name in a file', () => {
    for (const file of files) {
      const titles = file.map(one => one.name)
      expect(titles.filter((title, place) => titles.indexOf(title) < place)).toEqual([])
    }
  })
})
