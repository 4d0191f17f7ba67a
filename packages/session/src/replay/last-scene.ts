import {
  type CampaignRecord,
  checkShape,
  type MatchRecord,
  recordedCampaignStates,
  recordedStates,
  type Seat,
  type Viewer,
} from '@sextant/engine'
import { type Box, battleBox, type CampaignBox, type Catalogues, type Scene, type Skin } from '@sextant/scene'
import { PERSON } from '../seats/players.ts'

/** A position with what it takes to draw it. */
export interface DrawnPosition {
  readonly scene: Scene
  readonly skin: Skin
  readonly texts: Catalogues
}

/**
 * Where a match on record stands, as the one person in it sees it, else as a spectator does. Much quicker than playing the
 * match again. Nothing where its options cannot be read any more.
 */
export function lastPosition(box: Box, record: MatchRecord): DrawnPosition | undefined {
  return box.open(({ game, show }) => {
    const options = checkShape(game.options, record.options)
    if (!options.ok) return undefined
    const rules = game.load(options.value)
    const state = rules.copy(recordedStates(record, game.id).at(-1))
    const viewer = viewerOf(record.seats.map(({ player }) => player))
    const scene = show.load(rules, options.value).scene(rules.view(state, viewer), viewer)
    return { scene, skin: show.skin, texts: show.texts }
  })
}

/** The same of a campaign: the battle under way, else its decisions. */
export function lastCampaignPosition(
  campaignBox: CampaignBox,
  record: CampaignRecord,
): DrawnPosition | undefined {
  if (record.fighting) return lastPosition(battleBox(campaignBox), record.fighting)
  return campaignBox.open(({ campaign, show }) => {
    const options = checkShape(campaign.options, record.options)
    if (!options.ok) return undefined
    const rules = campaign.load(options.value)
    const state = rules.copy(recordedCampaignStates(record, campaign.id).at(-1))
    const scene = show.load(rules, options.value).scene(rules.view(state, 0), 0)
    return { scene, skin: show.skin, texts: show.texts }
  })
}

/** Two people at one screen must not see each other's secrets in a list. */
function viewerOf(players: readonly string[]): Viewer {
  const seat: Seat = players.indexOf(PERSON)
  return seat >= 0 && seat === players.lastIndexOf(PERSON) ? seat : 'spectator'
}
