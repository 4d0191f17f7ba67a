// `npm run new-game my-game`: a new game on the list, as a working copy of the rules of the example Hexapawn.
// `npm run new-game my-game -- --reset`: takes the example's tests out of it, once its rules are its own.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files.mjs'
import { packageNames, whyNoGameName, whyNoReset } from './game-name.mjs'
import { fail, link, program, root, run, say, setUp } from './setup.mjs'

const [id = '', ...flags] = process.argv.slice(2)
const folder = join(root, 'packages', 'games', id)
const unknown = flags.filter(flag => flag !== '--reset')
if (unknown.length > 0) fail(`${unknown.join(' ')} is not known here; there is --reset`)

const words = id.split('-').map(word => word[0]?.toUpperCase() + word.slice(1))
const title = words.join(' ')
const typeName = words.join('')
const name = typeName.replace(/^./, first => first.toLowerCase())
const box = `${name}Box`

if (flags.includes('--reset')) reset()
else create()

function create() {
  const why = whyNoGameName(id, packageNames())
  if (why !== undefined) fail(why)
  if (existsSync(folder)) fail(`packages/games/${id} is there already`)
  setUp()
  copyExample()
  register()
  format([
    folder,
    join(root, 'packages/games/index'),
    ...['build', 'tests'].map(which => join(root, `tsconfig.${which}.json`)),
  ])
  link()
  setUp()
  makeGolden()
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

/** The rules, looks and tests of the example under the new name; its words stay behind. */
function copyExample() {
  const example = join(root, 'examples', 'hexapawn')
  cpSync(example, folder, {
    recursive: true,
    filter: path => !/[\\/](dist|node_modules|golden)$/.test(path),
  })
  for (const part of ['.', 'test'])
    for (const file of filesBelow(folder, [part], /\.(ts|json)$/)) edit(file, renamed)
  writeFileSync(join(folder, 'src', 'card.ts'), card())
  writeFileSync(join(folder, 'README.md'), readme())
  edit(
    join(folder, 'package.json'),
    json(data => ({ ...data, description: `${title}.` })),
  )
}

function renamed(text) {
  return text
    .replaceAll('../../packages/', '../../')
    .replaceAll('../../tsconfig.base.json', '../../../tsconfig.base.json')
    .replaceAll('hexapawnBox', box)
    .replace(/(@sextant\/|['"])hexapawn\b/g, `$1${id}`)
    .replaceAll('hexapawn', name)
    .replace(/\bHexapawn\b(?=[,;<> }])/g, typeName)
    .replaceAll('Hexapawn', title)
}

function card() {
  return `import type { GameCard } from '@sextant/scene'

/** What lists say of the game. Every text is here to be rewritten; a language that is missing falls back to English. */
export const card = {
  id: '${id}',
  title: { en: '${title}', zh: '${title}' },
  kind: 'game',
  summary: { en: 'One sentence that makes one want to play.', zh: '一句话，让人想玩。' },
  players: { least: 1, most: 2 },
  minutes: 5,
  accent: { light: '#5b5f97', dark: '#b8b8f3' },
  seats: { white: { en: 'White', zh: '白方' }, black: { en: 'Black', zh: '黑方' } },
  scenarios: { classic: { en: 'Classic', zh: '经典' }, small: { en: 'Small', zh: '小棋盘' } },
  bots: {},
} as const satisfies GameCard
`
}

function readme() {
  return `# ${title}

What it is about, in a paragraph.

## Rules

One sentence for each rule; each has a case in [\`test/cases\`](test/cases).

\`\`\`sh
npx sextant play ${id}
npx sextant run packages/games/${id}/test/cases
\`\`\`
`
}

function register() {
  const list = join(root, 'packages', 'games', 'index')
  edit(
    join(list, 'package.json'),
    json(data => ({ ...data, dependencies: { ...data.dependencies, [`@sextant/${id}`]: '*' } })),
  )
  edit(join(list, 'tsconfig.json'), addReference(`../${id}`))
  edit(join(root, 'tsconfig.build.json'), addReference(`packages/games/${id}`))
  edit(join(root, 'tsconfig.tests.json'), addReference(`packages/games/${id}`))
  edit(join(list, 'src', 'boxes.ts'), text =>
    insertAfter(
      text,
      '() => Promise<Box>>> = {\n',
      `  '${id}': async () => (await import('@sextant/${id}')).${box},\n`,
    ),
  )
  edit(join(list, 'src', 'games.ts'), text =>
    insertAfter(
      `import { card as ${name} } from '@sextant/${id}/card'\n${text}`,
      'readonly GameCard[] = [\n',
      `  ${name},\n`,
    ),
  )
}

/** The example's cases and records go; one case of the start and records of the rules as they are now take their place. */
function reset() {
  const why = whyNoGameName(id, [])
  if (why !== undefined) fail(why)
  if (!existsSync(folder)) fail(`there is no packages/games/${id}; npm run new-game ${id} makes it`)
  const test = join(folder, 'test')
  const notTheExample = whyNoReset(folder)
  if (notTheExample !== undefined) fail(notTheExample)
  for (const left of ['cases', 'golden', 'positions.test.ts'])
    rmSync(join(test, left), { recursive: true, force: true })
  mkdirSync(join(test, 'cases'), { recursive: true })
  const first = {
    $schema: '../../../../../docs/designers/case.schema.json',
    game: id,
    cases: [{ name: 'The match begins', expect: { outcome: null } }],
  }
  writeFileSync(join(test, 'cases', 'start.json'), `${JSON.stringify(first, undefined, 2)}\n`)
  setUp()
  makeGolden()
  previews()
  say(
    `the example's tests are gone from packages/games/${id}; test/cases/start.json is the first of your own`,
  )
}

/** Whole matches under the rules of today, which must replay from now on. */
function makeGolden() {
  const golden = join(folder, 'test', 'golden')
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

function addReference(path) {
  return json(data => ({ ...data, references: [...data.references, { path }] }))
}

function json(change) {
  return text => `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`
}

function insertAfter(text, place, insertion) {
  if (!text.includes(place)) fail(`the list of games has changed: ${JSON.stringify(place)} is not in it`)
  if (text.includes(insertion)) return text
  return text.replace(place, `${place}${insertion}`)
}

function edit(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
