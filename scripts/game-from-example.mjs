// The files of a new game, made from the example Hexapawn. Runs no other program, so that a test can try it in a copy.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files.mjs'

/**
 * Everything that a new game is called, from its id.
 * @param {string} id in lower case with dashes
 */
export function namesOf(id) {
  const words = id.split('-').map(word => word[0]?.toUpperCase() + word.slice(1))
  const typeName = words.join('')
  const name = typeName.replace(/^./, first => first.toLowerCase())
  return { id, title: words.join(' '), typeName, name, box: `${name}Box` }
}

/** Where the package of a game is. */
export function gameFolder(root, id) {
  return join(root, 'packages', 'games', id)
}

/** The rules, looks and tests of the example under the new name; its words stay behind. */
export function copyExample(root, names) {
  const folder = gameFolder(root, names.id)
  const example = join(root, 'examples', 'hexapawn')
  cpSync(example, folder, {
    recursive: true,
    filter: path => !/[\\/](dist|node_modules|golden)$/.test(path),
  })
  for (const part of ['.', 'test'])
    for (const file of filesBelow(folder, [part], /\.(ts|json)$/)) edit(file, text => renamed(text, names))
  writeFileSync(join(folder, 'src', 'card.ts'), card(names))
  writeFileSync(join(folder, 'README.md'), readme(names))
  edit(
    join(folder, 'package.json'),
    json(data => ({ ...data, description: `${names.title}.` })),
  )
}

function renamed(text, { id, title, typeName, name, box }) {
  return text
    .replaceAll('../../packages/', '../../')
    .replaceAll('../../tsconfig.base.json', '../../../tsconfig.base.json')
    .replaceAll('hexapawnBox', box)
    .replace(/(@sextant\/|['"])hexapawn\b/g, `$1${id}`)
    .replaceAll('hexapawn', name)
    .replace(/\bHexapawn\b(?=[,;<> }])/g, typeName)
    .replaceAll('Hexapawn', title)
}

function card({ id, title }) {
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

function readme({ id, title }) {
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

/** Puts the game on the list, and in its place in the build. */
export function register(root, { id, name, box }) {
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

/** The example's cases and records go; one case of the start takes their place. */
export function resetTests(root, { id }) {
  const test = join(gameFolder(root, id), 'test')
  for (const left of ['cases', 'golden', 'positions.test.ts'])
    rmSync(join(test, left), { recursive: true, force: true })
  mkdirSync(join(test, 'cases'), { recursive: true })
  const first = {
    $schema: '../../../../../docs/designers/case.schema.json',
    game: id,
    cases: [{ name: 'The match begins', expect: { outcome: null } }],
  }
  writeFileSync(join(test, 'cases', 'start.json'), `${JSON.stringify(first, undefined, 2)}\n`)
}

function addReference(path) {
  return json(data => ({ ...data, references: [...data.references, { path }] }))
}

function json(change) {
  return text => `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`
}

function insertAfter(text, place, insertion) {
  if (!text.includes(place))
    throw new Error(`the list of games has changed: ${JSON.stringify(place)} is not in it`)
  if (text.includes(insertion)) return text
  return text.replace(place, `${place}${insertion}`)
}

function edit(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
