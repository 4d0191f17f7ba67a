import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FuzzTarget, fuzz, problemWith } from '@sextant/engine/conformance'
import { expect, test } from 'vitest'

const now = () => performance.now()

/** What `npm run fuzz` says: how long for each target, and the file whose presence means stop. */
const { SEXTANT_FUZZ_SECONDS: seconds, SEXTANT_FUZZ_STOP: stop } = process.env

/**
 * Tests of readers: everything that was found before stays mended, and some new texts are tried; with `npm run fuzz` as many as one
 * likes, and what is found goes into the corpus.
 */
export function testTargets(targets: readonly FuzzTarget[], corpus: string, texts = 60): void {
  for (const target of targets) {
    const folder = join(corpus, target.name)
    for (const name of existsSync(folder) ? readdirSync(folder) : [])
      test(`${target.name}: ${name}, found before`, async () => {
        const text: string = JSON.parse(readFileSync(join(folder, name), 'utf8'))
        expect(await problemWith(target, text, now)).toBeUndefined()
      })
    test(`${target.name}: takes or refuses whatever it is given`, async () => {
      for (const seed of target.seeds) expect(await problemWith(target, seed, now)).toBeUndefined()
      const until = seconds === undefined ? undefined : now() + Number(seconds) * 1000
      const goesOn = (tried: number) =>
        until === undefined ? tried < texts : now() < until && !(stop !== undefined && existsSync(stop))
      // Each night another seed, each commit the same.
      const { tried, finding } = await fuzz(target, {
        seed: process.env.SEXTANT_FUZZ_SEED ?? 'sextant',
        goesOn,
        now,
      })
      if (until !== undefined) process.stderr.write(`${target.name}: ${tried} texts\n`)
      if (finding && until !== undefined) {
        mkdirSync(folder, { recursive: true })
        const name = createHash('sha256').update(finding.text).digest('hex').slice(0, 12)
        // As JSON: not every text can be written as it is.
        writeFileSync(join(folder, `${name}.json`), JSON.stringify(finding.text))
      }
      expect(finding).toBeUndefined()
    })
  }
}
