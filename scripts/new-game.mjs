// `npm run new-game my-game`: a new game on the list, as a working copy of the example Hexapawn.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files.mjs'
import { fail, link, program, root, run, setUp } from './setup.mjs'

const [id = ''] = process.argv.slice(2)
const folder = join(root, 'packages', 'games', id)
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  fail('a game needs a name in lower case with dashes: npm run new-game my-game')
if (existsSync(folder)) fail(`packages/games/${id} is there already`)

const words = id.split('-').map(word => word[0]?.toUpperCase() + word.slice(1))
const title = words.join(' ')
const name = words.join('').replace(/^./, first => first.toLowerCase())
const box = `${name}Box`

setUp()
copyExample()
register()
const changed = [
  folder,
  join(root, 'packages/games/index'),
  join(root, 'tsconfig.build.json'),
  join(root, 'tsconfig.tests.json'),
]
if (run(program('biome'), ['check', '--write', ...changed], { stdio: ['ignore', 'ignore', 2] }) !== 0)
  fail('the new files could not be formatted; see above')
link()
setUp()
process.stdout.write(`
packages/games/${id} is on the list. Next:

  npx sextant play ${id}
  npx vitest run packages/games/${id}

docs/developers/your-own-game.md goes on from here.
`)

/** Everything of the example but what is built, under the new name and one folder deeper. */
function copyExample() {
  const example = join(root, 'examples', 'hexapawn')
  cpSync(example, folder, { recursive: true, filter: path => !/[\\/](dist|node_modules)$/.test(path) })
  for (const file of [
    ...filesBelow(folder, ['.'], /\.(ts|json|md)$/),
    ...filesBelow(folder, ['test'], /\.(ts|json)$/),
  ])
    edit(file, text =>
      text
        .replaceAll('../../packages/', '../../')
        .replaceAll('../../tsconfig.base.json', '../../../tsconfig.base.json')
        .replaceAll('../../docs/', '../../../docs/')
        .replaceAll('examples/hexapawn', `packages/games/${id}`)
        .replaceAll('hexapawnBox', box)
        .replace(/(@sextant\/|sextant play |['"])hexapawn\b/g, `$1${id}`)
        .replaceAll('hexapawn', name)
        .replaceAll('Hexapawn', title),
    )
  renameRecords()
}

/** Golden records carry the name of their game. */
function renameRecords() {
  const golden = join(folder, 'test', 'golden')
  for (const name of readdirSync(golden))
    renameSync(join(golden, name), join(golden, name.replace('hexapawn', id)))
}

function register() {
  const list = join(root, 'packages', 'games', 'index')
  const load = `async () => (await import('@sextant/${id}')).${box}`
  edit(
    join(list, 'package.json'),
    json(data => ({ ...data, dependencies: { ...data.dependencies, [`@sextant/${id}`]: '*' } })),
  )
  edit(join(list, 'tsconfig.json'), addReference(`../${id}`))
  edit(join(root, 'tsconfig.build.json'), addReference(`packages/games/${id}`))
  edit(join(root, 'tsconfig.tests.json'), addReference(`packages/games/${id}`))
  edit(join(list, 'src', 'boxes.ts'), text =>
    insertAfter(text, '() => Promise<Box>>> = {\n', `  '${id}': ${load},\n`),
  )
  edit(join(list, 'src', 'announcement.ts'), text =>
    insertAfter(
      insertAfter(
        text,
        "import type { Preview } from './preview.ts'\n",
        "import { ownPreview } from './own-preview.ts'\n",
      ),
      'readonly Announcement[] = [\n',
      `  {
    id: '${id}',
    title: '${title}',
    titles: { en: '${title}', zh: '${title}' },
    kind: 'game',
    summary: { en: 'One pawn across, or no move left for the other.', zh: '一兵过界，或令对手无子可动。' },
    players: two,
    length: { en: '2 minutes', zh: '2 分钟' },
    accent: { light: '#8a6d24', dark: '#d9bd74' },
    preview: () => ownPreview(${load}),
  },
`,
    ),
  )
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
