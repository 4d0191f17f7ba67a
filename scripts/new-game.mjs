// `npm run new-game my-game`: a new game on the list, as a working copy of the rules of the example Hexapawn.
// `npm run new-game my-game -- --reset`: takes the example's tests out of it, once its rules are its own.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyExample, gameFolder, namesOf, register, resetTests } from './game-from-example.mjs'
import { packageNames, whyNoGameName, whyNoName, whyNoReset } from './game-name.mjs'
import { fail, link, program, root, run, say, setUp } from './setup.mjs'

const [id = '', ...flags] = process.argv.slice(2)
const folder = gameFolder(root, id)
const unknown = flags.filter(flag => flag !== '--reset')
if (unknown.length > 0) fail(`${unknown.join(' ')} is not known here; there is --reset`)

const names = namesOf(id)

if (flags.includes('--reset')) reset()
else create()

function create() {
  const why = whyNoGameName(id, packageNames())
  if (why !== undefined) fail(why)
  if (existsSync(folder)) fail(`packages/games/${id} is there already`)
  setUp()
  copyExample(root, names)
  register(root, names)
  format([
    folder,
    join(root, 'packages/games/index'),
    ...['build', 'tests'].map(which => join(root, `tsconfig.${which}.json`)),
  ])
  link()
  setUp()
  makeGolden(join(folder, 'test', 'golden'))
  previews()
  process.stdout.write(`
packages/games/${id} is on the list. Next:

  npx sextant play ${id}
  npx vitest run packages/games/${id}
  npm run dev

To be edited by hand: src/card.ts (what lists say of it, in every language) and README.md.
When the rules are your own: npm run new-game ${id} -- --reset
docs/developers/your-own-game.md goes on from here.
`)
}

/** The example's tests go; records of the rules as they are now take their place. */
function reset() {
  const why = whyNoName(id)
  if (why !== undefined) fail(why)
  if (!existsSync(folder)) fail(`there is no packages/games/${id}; npm run new-game ${id} makes it`)
  const notTheExample = whyNoReset(folder)
  if (notTheExample !== undefined) fail(notTheExample)
  // Nothing is removed before the new records are there: rules that cannot be built or played leave all as it was.
  setUp()
  const made = mkdtempSync(join(tmpdir(), 'sextant-golden-'))
  process.on('exit', () => rmSync(made, { recursive: true, force: true }))
  makeGolden(made)
  resetTests(root, names)
  cpSync(made, join(folder, 'test', 'golden'), { recursive: true })
  previews()
  say(
    `the example's tests are gone from packages/games/${id}; test/cases/start.json is the first of your own`,
  )
}

/** Whole matches under the rules of today, which must replay from now on. */
function makeGolden(golden) {
  const simulate = [
    'packages/cli/bin/sextant.js',
    'simulate',
    id,
    '--games',
    '3',
    '--seed',
    'golden',
    '--save',
    golden,
  ]
  if (run(process.execPath, simulate, { stdio: ['ignore', 'ignore', 2] }) !== 0)
    fail(`the first matches of ${id} could not be played; see above`)
}

function previews() {
  if (run(process.execPath, [join(root, 'scripts', 'previews.mjs')]) !== 0)
    fail('the previews could not be made; see above')
}

function format(paths) {
  if (run(program('biome'), ['check', '--write', ...paths], { stdio: ['ignore', 'ignore', 2] }) !== 0)
    fail('the new files could not be formatted; see above')
}
