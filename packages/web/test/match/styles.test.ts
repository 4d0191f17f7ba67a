import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCE = new URL('../../src/', import.meta.url)
/** Fetched with the developer's panel only. */
const LATER = 'developer/developer.css'

test.each(['pages/match/', 'board/'])('styles below %s never ask by :has()', folder => {
  const styles = readdirSync(new URL(folder, SOURCE), { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.css') && file !== LATER,
  )
  expect(styles.length).toBeGreaterThan(0)
  // It makes the browser restyle all of the page with every line of the log: a third of the work in a long match.
  const asking = styles.filter(file => readFileSync(new URL(folder + file, SOURCE), 'utf8').includes(':has('))
  expect(asking).toEqual([])
})
