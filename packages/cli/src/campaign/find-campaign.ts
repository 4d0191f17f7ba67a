import { type CampaignRecord, InputError } from '@sextant/engine'
import { unknown } from '@sextant/engine/cases'
import { games } from '@sextant/games'
import type { Box, CampaignBox } from '@sextant/scene'
import { gameArgument, gameInFile } from '../game-argument.ts'
import type { Io } from '../io.ts'
import { UsageError } from '../usage-error.ts'

/** A campaign with the game of its battles. */
export interface FoundCampaign {
  readonly box: Box
  readonly campaign: CampaignBox
}

/** The campaigns whose matches are of a game. */
export function campaignsOf(box: Box): Promise<readonly CampaignBox[]> {
  return Promise.all(box.open(({ campaigns = [] }) => campaigns).map(campaign => campaign.load()))
}

/** The campaign named on the command line: `broadside voyage`, or the game alone where it has one only. */
export async function campaignArgument(
  io: Io,
  operands: readonly string[],
  command = 'campaign',
): Promise<FoundCampaign> {
  const [game, id, ...others] = operands
  if (game === undefined) {
    const known = (await everyCampaign()).map(({ box, campaign }) => `${box.id} ${campaign.id}`)
    throw new UsageError(`which campaign? choose from: ${known.join(', ')}`, command)
  }
  if (others.length > 0)
    throw new UsageError(`one campaign at a time; also found: ${others.join(' ')}`, command)
  const box = await gameArgument(io, command, [game])
  const known = await campaignsOf(box)
  const [first, ...more] = known
  if (!first) throw new UsageError(`${box.title} has no campaigns`, command)
  const ids = known.map(campaign => campaign.id)
  if (id === undefined && more.length > 0)
    throw new UsageError(`which campaign of ${box.id}? choose from: ${ids.join(', ')}`, command)
  const campaign = id === undefined ? first : known.find(campaign => campaign.id === id)
  if (!campaign) throw new UsageError(unknown(`campaign of ${box.id}`, id ?? '', ids), command)
  return { box, campaign }
}

/** The campaign that a record is of. */
export async function campaignInFile(
  { game, campaign: id }: CampaignRecord,
  source: string,
  outside?: Box,
): Promise<FoundCampaign> {
  const box = await gameInFile(game, source, outside)
  const known = await campaignsOf(box)
  const campaign = known.find(campaign => campaign.id === id)
  if (campaign) return { box, campaign }
  const message = unknown(
    `campaign of ${game}`,
    id,
    known.map(({ id }) => id),
  )
  throw new InputError(source, [{ path: '/campaign', message }])
}

/** Every campaign of every game on the list, and of one from outside it. */
export async function everyCampaign(outside?: Box): Promise<FoundCampaign[]> {
  const boxes = await Promise.all(games.map(game => game.load()))
  const found = [...(outside ? [outside] : []), ...boxes].map(async box =>
    (await campaignsOf(box)).map(campaign => ({ box, campaign })),
  )
  return (await Promise.all(found)).flat()
}
