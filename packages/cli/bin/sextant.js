#!/usr/bin/env node
import { existsSync } from 'node:fs'

const main = new URL('../dist/main.js', import.meta.url)
// There in a checkout only: what is installed has no source to be older than.
const stale = new URL('../../../scripts/stale.mjs', import.meta.url)

if (existsSync(main)) {
  if (existsSync(stale)) {
    const warning = (await import(stale.href)).staleness()
    if (warning !== undefined) process.stderr.write(`${warning}\n`)
  }
  await import(main.href)
} else {
  process.stderr.write('sextant is not built yet: run `npm run build` first\n')
  process.exitCode = 2
}
