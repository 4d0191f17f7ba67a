// Trains the admiral for every pairing that the game comes with, and writes the models to `data/admiral/`: duels, and the fights of
// the voyage. A model that fits the rules of today is left as it is, unless --again is given; --only names one.
//
//   npx tsc -b packages/games/broadside
//   node packages/games/broadside/scripts/admiral-models.mjs [--again] [--only even-duel]
//
// Takes about 15 seconds of one core for each. A pairing that is new needs a line in `src/battle/bot/admiral/shipped.ts` too.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { broadside } from '@sextant/broadside'
import { checksumOfShipped, shipModel } from '../dist/battle/bot/admiral/shipped-format.js'
import { keyOf, trainModel } from '../dist/battle/bot/admiral/training.js'
import { shippedPairings } from '../dist/shipped-pairings.js'

const { values } = parseArgs({
  options: { again: { type: 'boolean', default: false }, only: { type: 'string' } },
})
const folder = fileURLToPath(new URL('../data/admiral/', import.meta.url))
mkdirSync(folder, { recursive: true })

const pairings = shippedPairings()
const index = {}
for (const { name, options } of pairings) {
  if (values.only !== undefined && name !== values.only) continue
  const { tables } = broadside.load(options)
  const key = keyOf(tables)
  if (!values.again && keyIn(name) === key) continue
  const began = performance.now()
  const shipped = { key, ...shipModel(trainModel(tables, () => {})) }
  write(name, { ...shipped, checksum: checksumOfShipped(shipped) })
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

for (const { name } of pairings) {
  const key = keyIn(name)
  if (key !== undefined) index[key] ??= name
}
write('index', index)

function keyIn(name) {
  try {
    return JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8')).key
  } catch {
    // It is not there yet.
    return undefined
  }
}

function write(name, value) {
  writeFileSync(`${folder}${name}.json`, `${JSON.stringify(value, undefined, 2)}\n`)
}
