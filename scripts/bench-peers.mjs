// `npm run bench:peers`: the same game on our engine and on boardgame.io, which is installed apart for the while.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stonesOnBoardgameIo } from '../bench/peers/boardgame-io.mjs'
import { fail, npm, say, setUp } from './setup.mjs'

const PEER = 'boardgame.io@0.50.2'
const EFFORT = { rounds: 9, sliceMs: 400, warmUpMs: 2000 }

setUp()
// Libraries check less in production, and are measured as they would be used. Only now: npm would heed it too.
process.env.NODE_ENV = 'production'
const { race, ratioOf, spreadOf, stonesOnEngine, thisMachine } = await import('../bench/dist/index.js')

const folder = mkdtempSync(join(tmpdir(), 'sextant-peers-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

install()
const { Client } = createRequire(join(folder, 'package.json'))('boardgame.io/client')
say('both play random games in turn')
const [ours, theirs] = race([stonesOnEngine(), stonesOnBoardgameIo({ Client })], EFFORT)
print()

/** In a folder outside the project, with a package.json of its own so that npm looks no further up. */
function install() {
  say(`installing ${PEER} in ${folder}`)
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const args = ['install', '--no-save', '--no-package-lock', PEER]
  if (npm(args, { cwd: folder }) !== 0) fail(`${PEER} could not be installed; see above`)
}

function print() {
  const { cpu, cores, node, date } = thisMachine()
  const rate = runs => Math.round(spreadOf(runs).median).toLocaleString('en').padStart(10)
  const { median, low, high } = ratioOf(ours, theirs)
  process.stdout.write(`Random moves/s at Stones, medians of ${EFFORT.rounds} runs that took turns
${cpu}, ${cores} cores, Node ${node}, ${date}

${'on our engine'.padEnd(PEER.length)} ${rate(ours)}
${PEER} ${rate(theirs)}

${Math.round(median)} times (${Math.round(low)}–${Math.round(high)} in the middle half of the runs)
`)
}
