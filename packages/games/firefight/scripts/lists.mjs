// Run with every build, and by `npm run teams -w @sextant/firefight`: checks every team file in data/teams, and puts those that are
// new on the list in src/battle/teams.ts. A new file with flaws is left out, and all that is wrong with it is said.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readTeam } from '../dist/battle/team-file.js'

const folder = new URL('../data/teams/', import.meta.url)
const list = new URL('../src/battle/teams.ts', import.meta.url)

const before = readFileSync(list, 'utf8')
let source = before
let failed = false
for (const name of readdirSync(folder).filter(file => file.endsWith('.json'))) {
  const why = whyNot(name)
  for (const message of why) process.stderr.write(`data/teams/${name}: ${message}\n`)
  failed ||= why.length > 0
  const listed = source.includes(`#data/teams/${name}`)
  if (why.length > 0 && !listed) process.stderr.write(`data/teams/${name}: left out until that is mended\n`)
  if (why.length > 0 || listed) continue
  source = withTeam(source, name)
  process.stdout.write(`data/teams/${name}: added\n`)
}
if (source !== before) writeFileSync(list, source)
process.exitCode = failed ? 1 : 0

/** What is wrong with a file, a sentence each; a team has the name of its file as id. */
function whyNot(name) {
  let data
  try {
    data = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
  } catch (error) {
    return [error.message]
  }
  const read = readTeam(data)
  if (!read.ok) return read.flaws.map(({ message }) => message)
  return `${read.value.id}.json` === name ? [] : [`id: found ${read.value.id}, expected the name of the file`]
}

/** The list with one more import, sorted as the linter asks, and one more entry at its end. */
function withTeam(text, name) {
  const id = name.replace(/\.json$/, '')
  const variable = id.replace(/[-_]+(\w)/g, (_, letter) => letter.toUpperCase()).replace(/^\d/, 'team$&')
  const entry = variable === id ? variable : `'${id}': ${variable}`
  const imports = [...text.matchAll(/^import \w+ from '#data\/teams\/(.+)\.json'/gm)]
  const after = imports.find(([, other]) => other > id)?.index ?? text.indexOf('import { type Team')
  const line = `import ${variable} from '#data/teams/${name}' with { type: 'json' }\n`
  return (text.slice(0, after) + line + text.slice(after)).replace(
    /,\n\}\)\.map\(/,
    `,\n  ${entry},\n}).map(`,
  )
}
