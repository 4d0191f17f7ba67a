// How long test files took the last time, so that `npm run check` knows what fits.
import { relative } from 'node:path'
import { root } from './setup.mjs'
import { readStamp, writeStamp } from './stamp.mjs'

const NAME = 'test-times.json'

/** Seconds by the path of the test file from the root. */
export function readTestTimes() {
  const text = readStamp(NAME)
  return text === '' ? {} : JSON.parse(text)
}

/** Files that are not named keep the times they had. */
export function writeTestTimes(times) {
  writeStamp(NAME, JSON.stringify({ ...readTestTimes(), ...times }))
}

/** The times in the JSON report of vitest. */
export function timesInReport({ testResults }) {
  return Object.fromEntries(
    testResults.map(({ name, startTime, endTime }) => [
      relative(root, name),
      Math.round((endTime - startTime) / 100) / 10,
    ]),
  )
}
