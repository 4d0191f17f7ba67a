// Run with every build, and by `npm run teams -w @sextant/firefight`: makes the lists of teams in src/battle of the files in data/teams,
// with the pictures that stand beside them. A new file with flaws is left out, and all that is wrong with any file is said; so is what
// refers to a team that is not there.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readTeam, readTeamText } from '../dist/battle/team-file.js'
import { pictureFileOf, pictureFrom } from './team-pictures.mjs'

const data = new URL('../data/', import.meta.url)
const source = new URL('../src/battle/', import.meta.url)

let failed = false
const pictures = new Map()
const found = new Map(jsonIn('teams/').map(name => [name.replace(/\.json$/, ''), whyNot(name)]))
const before = listedIn('teams.ts')
const kept = before.filter(id => found.has(id))
const added = [...found].flatMap(([id, why]) => (why.length === 0 && !kept.includes(id) ? [id] : []))
for (const id of before)
  if (!found.has(id)) process.stdout.write(`data/teams/${id}.json: gone, taken off the list\n`)
for (const id of added) process.stdout.write(`data/teams/${id}.json: added\n`)
for (const [id, why] of found) {
  for (const message of why) complain(`data/teams/${id}.json: ${message}`)
  if (why.length > 0 && !kept.includes(id)) complain(`data/teams/${id}.json: left out until that is mended`)
}

const teams = [...kept, ...added]
for (const { file, path, team } of references())
  if (!teams.includes(team))
    complain(
      `${file}: ${path} is ${JSON.stringify(team)}, and there is no such team; there are ${teams.join(', ')}`,
    )

write('teams.ts', teamList(teams))
write('team-pictures.ts', pictureList())
process.exitCode = failed ? 1 : 0

function complain(message) {
  process.stderr.write(`${message}\n`)
  failed = true
}

function jsonIn(folder) {
  return readdirSync(new URL(folder, data)).filter(file => file.endsWith('.json'))
}

/** What is wrong with a team’s file, a sentence each; a team has the name of its file as id. */
function whyNot(name) {
  const read = readTeamText(readFileSync(new URL(`teams/${name}`, data), 'utf8'))
  if (!read.ok) return read.flaws.map(({ message }) => message)
  const team = read.value
  const why = []
  const units = team.units?.map?.((unit, place) => {
    const file = pictureFileOf(unit?.image)
    if (file === undefined) return unit
    const picture = pictureFrom(file, new URL('teams/', data))
    if (picture.ok) pictures.set(file, picture.url)
    else why.push(`units[${place}] ${unit.name}: image is "${file}": ${picture.why}`)
    return picture.ok ? { ...unit, image: picture.url } : { ...unit, image: 'rifle' }
  })
  const checked = readTeam(units ? { ...team, units } : team)
  if (!checked.ok) return [...checked.flaws.map(({ message }) => message), ...why]
  if (`${checked.value.id}.json` !== name)
    why.push(
      `id is ${JSON.stringify(checked.value.id)}, must be the name of the file: ${JSON.stringify(name.replace(/\.json$/, ''))}`,
    )
  return why
}

/** Where files of data/ name a team: scenarios, battles of the campaign, and the units of its platoon. */
function references() {
  const all = []
  const named = (file, path, team) => {
    if (typeof team === 'string') all.push({ file: `data/${file}`, path, team })
  }
  for (const file of jsonIn('scenarios/').map(name => `scenarios/${name}`)) {
    const { blue, red } = json(file)
    named(file, '/blue', blue)
    named(file, '/red', red)
  }
  for (const file of jsonIn('campaign/battles/').map(name => `campaign/battles/${name}`))
    named(file, '/enemy/team', json(file).enemy?.team)
  const campaign = 'campaign/campaign.json'
  for (const [kind, { team }] of Object.entries(json(campaign).kinds ?? {}))
    named(campaign, `/kinds/${kind}/team`, team)
  return all
}

/** What a file refers to is looked for in it as far as it is JSON: the game itself says what is wrong with it. */
function json(file) {
  try {
    return JSON.parse(readFileSync(new URL(file, data), 'utf8'))
  } catch (error) {
    complain(`data/${file}: ${error.message}`)
    return {}
  }
}

/** The ids of the teams that a list has, in its order. */
function listedIn(file) {
  const [, entries = ''] =
    /Object\.entries\(\{(.*?)\}\)/s.exec(readFileSync(new URL(file, source), 'utf8')) ?? []
  return [...entries.matchAll(/^\s*'?([\w-]+)'?[,:]/gm)].map(([, id]) => id)
}

/** A module with a list of teams: imports sorted as the linter asks. */
function teamList(ids) {
  const variable = id =>
    id.replace(/[-_]+(\w)/g, (_, letter) => letter.toUpperCase()).replace(/^\d/, 'team$&')
  const imports = ids
    .toSorted()
    .map(id => `import ${variable(id)} from '#data/teams/${id}.json' with { type: 'json' }\n`)
  const entries = ids.map(id => `  ${variable(id) === id ? id : `'${id}': ${variable(id)}`},\n`)
  return `${imports.join('')}import type { Team } from './schema/team.ts'
import { teamFromData } from './team-from-data.ts'

/** The teams that come with the game. */
export const teams: readonly Team[] = Object.entries({
${entries.join('')}}).map(([id, file]) => teamFromData(id, file))
`
}

function pictureList() {
  const entries = [...pictures].sort().map(([file, url]) => `  '${file}':\n    '${url}',\n`)
  return `/** The pictures beside the files of teams, as data URLs. Made with every build. */
export const teamPictures: Readonly<Record<string, string>> = {${entries.length > 0 ? '\n' : ''}${entries.join('')}}
`
}

function write(name, text) {
  const file = new URL(name, source)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
