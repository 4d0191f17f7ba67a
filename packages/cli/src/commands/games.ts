import { botsFor, campaignBotsFor } from '@sextant/bots'
import { jsonSchemaOf, type Scenario, type SeatCount, seatCountOf } from '@sextant/engine'
import { unknown } from '@sextant/engine/cases'
import { findGame, type ListedGame, games as listed } from '@sextant/games'
import type { Box, CampaignBox } from '@sextant/scene'
import { campaignsOf } from '../campaign/find-campaign.ts'
import { command, JSON_OPTION } from '../command.ts'
import { gameFrom, isPath } from '../game-folder.ts'
import type { Io } from '../io.ts'
import { schemaFields } from '../text/describe-schema.ts'
import type { Paint } from '../text/paint.ts'
import { table } from '../text/table.ts'
import { UsageError } from '../usage-error.ts'

export const games = command({
  name: 'games',
  summary: 'list the games, or what one of them has: scenarios, options, bots, campaigns',
  operands: '[game…] [options]',
  options: { json: JSON_OPTION },
  examples: [
    { line: 'sextant games', about: 'what there is to play' },
    { line: 'sextant games broadside', about: 'its scenarios, options, bots and campaigns' },
    { line: 'sextant games --json', about: 'all of it, for scripts' },
    { line: 'sextant games ./my-game', about: 'what a game of your own has' },
  ],
  async run({ io, values, operands, paint }) {
    const named = operands.map(operand => namedGame(io, operand))
    const entries = await Promise.all(
      (named.length > 0 ? named : listed).map(async ({ kind, load }) => ({
        kind,
        ...(await entryOf(await load())),
      })),
    )
    if (values.json) io.out(`${JSON.stringify(entries, undefined, 2)}\n`)
    else if (named.length > 0) io.out(`${entries.map(entry => inWords(entry, paint)).join('\n')}\n`)
    else io.out(`${shortList(entries, paint)}\n`)
    return 0
  },
})

/** A game by its id, or by its folder. */
function namedGame(io: Io, operand: string): Pick<ListedGame, 'kind' | 'load'> {
  if (isPath(operand)) return { kind: 'game', load: () => gameFrom(io, operand) }
  const found = findGame(operand)
  if (found) return found
  const known = listed.map(({ id }) => id)
  throw new UsageError(unknown('game', operand, known), 'games')
}

interface Entry {
  readonly kind: 'game' | 'example'
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly players: string
  readonly length: string
  readonly version: number
  readonly scenarios: readonly Pick<Scenario<unknown>, 'id' | 'title' | 'seatCount'>[]
  readonly options: readonly { readonly name: string; readonly about: string }[]
  readonly bots: readonly { readonly id: string; readonly about: string }[]
  readonly campaigns: readonly CampaignEntry[]
}

interface CampaignEntry {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly scenarios: readonly { readonly id: string; readonly title: string }[]
  readonly bots: readonly { readonly id: string; readonly about: string }[]
}

async function entryOf(box: Box): Promise<Omit<Entry, 'kind'>> {
  const campaigns = (await campaignsOf(box)).map(campaignEntryOf)
  return box.open(boxed => {
    const { game } = boxed
    const { summary, players, length } = game.about
    return {
      id: game.id,
      title: game.title,
      summary,
      players,
      length,
      version: game.version,
      scenarios: game.scenarios.map(scenario => {
        const { id, title } = scenario
        const seatCount = seatCountOf(game, scenario)
        return { id, title, ...(seatCount && { seatCount }) }
      }),
      options: schemaFields(jsonSchemaOf(game.options)),
      bots: botsFor(boxed).map(({ id, about }) => ({ id, about })),
      campaigns,
    }
  })
}

function campaignEntryOf(box: CampaignBox): CampaignEntry {
  return box.open(boxed => ({
    id: box.id,
    title: box.title,
    summary: boxed.campaign.about.summary,
    scenarios: boxed.campaign.scenarios.map(({ id, title }) => ({ id, title })),
    bots: campaignBotsFor(boxed).map(({ id, about }) => ({ id, about })),
  }))
}

/** Each game in two lines, examples last. */
function shortList(entries: readonly Entry[], paint: Paint): string {
  const lines = entries.flatMap(({ id, title, kind, summary, players, length }) => [
    `${paint.bold(paint.cyan(id))}  ${paint.bold(title)}  ${paint.dim(`${players} players, ${length}${kind === 'example' ? ', an example' : ''}`)}`,
    `  ${summary}`,
  ])
  return [
    ...lines,
    '',
    paint.dim('sextant games <game> shows its scenarios, options, bots and campaigns.'),
  ].join('\n')
}

function inWords(entry: Entry, paint: Paint): string {
  const { id, title, kind, summary, players, length } = entry
  const rows = [
    ...listing(
      'scenarios',
      entry.scenarios.map((scenario, index) => [
        scenario.id,
        `${scenario.title}${index === 0 ? ' (default)' : ''}${countInWords(scenario.seatCount)}`,
      ]),
    ),
    ...listing(
      'options',
      entry.options.map(({ name, about }) => [name, about]),
    ),
    ...listing(
      'bots',
      entry.bots.map(bot => [bot.id, bot.about]),
    ),
    ...listing(
      'campaigns',
      entry.campaigns.map(campaign => [campaign.id, `${campaign.title}: ${campaign.summary}`]),
    ),
  ].map(([label = '', name = '', about = '']) => [`  ${paint.dim(label)}`, paint.cyan(name), about])
  const tag = kind === 'example' ? paint.dim('  example') : ''
  return [
    `${paint.bold(paint.cyan(id))}  ${paint.bold(title)}${tag}`,
    `  ${summary} ${paint.dim(`${players} players, ${length}`)}`,
    ...table(rows),
    '',
  ].join('\n')
}

function countInWords(count: SeatCount | undefined): string {
  if (!count) return ''
  const { seat, score, matches, bot } = count
  const share = (100 * score).toFixed(0)
  return `; ${seat} scores ${share} % of ${matches.toLocaleString('en')} matches between ${bot} and ${bot}, forces swapped`
}

/** Rows of which only the first says what they are. */
function listing(label: string, rows: readonly (readonly string[])[]): string[][] {
  return rows.map((row, index) => [index === 0 ? label : '', ...row])
}
