import { readdirSync, readFileSync } from 'node:fs'
import {
  botQuestionSchema,
  botReplySchema,
  checkShape,
  formatOf,
  type GameTypes,
  jsonFault,
  loadRules,
  openJournal,
  parseJson,
  parseShape,
  readCampaignRecord,
  readRecord,
  recordedCampaignStates,
  recordedStates,
  startCampaign,
  startMatch,
} from '@sextant/engine'
import { readCaseFile, runCase } from '@sextant/engine/cases'
import type { FuzzTarget } from '@sextant/engine/conformance'
import { findGame, games } from '@sextant/games'
import { type Box, type BoxedGame, catalogueIn } from '@sextant/scene'
import { readItem, writeItem } from '@sextant/scene/builder'
import { printable, renderScene, shortName } from '@sextant/scene/terminal'
import { withChanges } from '../../src/set-options.ts'
import { UsageError } from '../../src/usage-error.ts'
import { type as typeLine } from '../memory-terminal.ts'

const ROOT = new URL('../../../../', import.meta.url)

/** The files of a folder of the repository, as texts; the smaller ones, which are read sooner. */
function textsIn(folder: string, most = 3): string[] {
  const place = new URL(folder, ROOT)
  return readdirSync(place)
    .filter(name => name.endsWith('.json'))
    .map(name => readFileSync(new URL(name, place), 'utf8'))
    .sort((a, b) => a.length - b.length)
    .slice(0, most)
}

/** Every reader of the engine and the command, and the games' own schemas behind them. */
export async function targets(): Promise<FuzzTarget[]> {
  const records = textsIn('examples/hexapawn/test/golden/')
  const campaigns = textsIn('examples/sealed-bids/test/tour/golden/').filter(text =>
    text.includes('sextant.campaign'),
  )
  const cases = textsIn('examples/hexapawn/test/cases/')
  const item = writeItem({
    game: 'hex-ships',
    builder: 'ship',
    name: 'Knife',
    value: { class: 'x', weapons: [] },
  })
  const question = JSON.stringify({
    id: 1,
    kind: 'choose',
    place: { game: 'hexapawn', options: { radius: 2 }, bot: 'random', seat: 0 },
    view: {},
    seed: 's',
    budget: { work: 1 },
  })
  return [
    {
      name: 'parse-json',
      seeds: [...records, '[1,"a",{"b":null}]'],
      read: text => parseJson(text, 'x.json'),
    },
    { name: 'json-fault', seeds: ['{"a": [1, 2, {"b": "c"}]}'], read: jsonFault },
    { name: 'format', seeds: records, read: text => formatOf(text, 'x.json') },
    { name: 'record', seeds: records, read: text => recordedStates(readRecord(text, 'x.json'), 'x.json') },
    {
      name: 'campaign',
      seeds: campaigns,
      read: text => recordedCampaignStates(readCampaignRecord(text, 'x.json'), 'x.json'),
    },
    { name: 'item', seeds: [item], read: text => readItem(parseJson(text, 'x.json')) },
    {
      name: 'bot-question',
      seeds: [question],
      read: text => checkShape(botQuestionSchema, parseJson(text, 'x')),
    },
    {
      name: 'bot-reply',
      seeds: ['{"id":1,"kind":"answer","answer":{}}'],
      read: text => checkShape(botReplySchema, parseJson(text, 'x')),
    },
    {
      name: 'set-option',
      seeds: ['a.b=5', '/a/b=[1,2]', 'a.c.0={"d":1}'],
      read: text => withChanges({ a: { b: 1, c: [2] } }, [text], 'play'),
      refusals: [UsageError],
    },
    {
      name: 'printable',
      seeds: ['\u001b[31mname\u001b[0m', 'é'],
      read: text => [printable(text), shortName(text)],
    },
    { name: 'replay-command', seeds: records, read: text => command(text, 'replay x.json') },
    { name: 'verify-command', seeds: records, read: text => command(text, 'replay x.json --verify') },
    { name: 'run-command', seeds: cases, read: text => command(text, 'run x.json') },
    { name: 'resume-command', seeds: records, read: text => command(text, 'play --resume x.json') },
    {
      name: 'options-command',
      seeds: ['{"radius":2}'],
      read: text => command(text, 'play hexapawn --options x.json'),
    },
    { name: 'case-file', seeds: cases, read: readAndRunCases },
    ...(await Promise.all(games.map(async listed => (await listed.load()).open(optionsTarget)))),
    ...(await Promise.all(games.map(async listed => (await listed.load()).open(positionTarget)))),
    ...(await Promise.all(games.map(async listed => campaignTargets(await listed.load())))).flat(),
  ]
}

/** Whatever is in the file, the command says so and does not take it for a bug of its own. */
async function command(text: string, line: string): Promise<void> {
  const { err } = await typeLine(line, { files: { 'x.json': text } })
  if (/a bug in/.test(err)) throw new Error(err)
}

async function readAndRunCases(text: string): Promise<void> {
  const { game, cases } = readCaseFile(text, 'x.json')
  const box = await findGame(game)?.load()
  box?.open(({ game: found }) => {
    for (const one of cases) runCase(found, one, 'x.json')
  })
}

/** Options that the schema lets through and that have no flaws can be loaded and begun. */
function optionsTarget<T extends GameTypes>({ game }: BoxedGame<T>): FuzzTarget {
  return {
    name: `options-of-${game.id}`,
    seeds: game.scenarios.slice(0, 2).map(({ options }) => JSON.stringify(options)),
    read(text) {
      const { rules } = loadRules(game, parseJson(text, 'x.json'), 'x.json')
      return rules.seats.length
    },
  }
}

/** Options and positions of every campaign of a game: a campaign is a game of decisions, and its battles are part of it. */
async function campaignTargets(box: Box): Promise<FuzzTarget[]> {
  const listed = box.open(({ campaigns = [] }) => campaigns)
  const found = await Promise.all(listed.map(campaign => campaign.load()))
  return found.flatMap(campaign =>
    campaign.open(({ campaign: game }): FuzzTarget[] => {
      const { options } = game.scenarios[0]
      const first = startCampaign(game, { options, seed: 'fuzz' }).record().start.state
      return [
        {
          name: `options-of-${game.id}`,
          seeds: [JSON.stringify(options)],
          read: text => loadRules(game, parseJson(text, 'x.json'), 'x.json').rules.seats.length,
        },
        {
          name: `position-of-${game.id}`,
          seeds: [JSON.stringify(first)],
          read(text) {
            const position = parseShape(game.state, parseJson(text, 'x.json'), 'x.json')
            const { rules } = openJournal(game, options, { position, source: 'x.json' })
            return [rules.toAct(position), game.load(options).battle(position)]
          },
        },
      ]
    }),
  )
}

/** A position that the schema lets through and that has no flaws can be drawn, as everyone sees it. */
async function positionTarget<T extends GameTypes>({ game, show }: BoxedGame<T>): Promise<FuzzTarget> {
  const { options } = game.scenarios[0]
  const catalogue = await catalogueIn(show.texts, 'en')
  const first = startMatch(game, { options, seed: 'fuzz' }).record().start.state
  return {
    name: `position-of-${game.id}`,
    seeds: [JSON.stringify(first)],
    read(text) {
      const position = parseShape(game.state, parseJson(text, 'x.json'), 'x.json')
      const { rules } = openJournal(game, options, { position, source: 'x.json' })
      const shown = show.load(rules, options)
      for (const viewer of [...rules.seats.keys(), 'spectator'] as const) {
        const scene = shown.scene(rules.view(position, viewer), viewer)
        renderScene(scene, { skin: show.skin, catalogue, width: 100, colour: 'none' })
      }
    },
  }
}
