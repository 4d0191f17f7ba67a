import { type CampaignTypes, type CampaignRun, decisionsOf } from '@sextant/engine'
import type { BoxedCampaign } from '@sextant/scene'
import { type Seated, withPlayers } from '../match/seated-match.ts'
import type { GameFace } from '../match/session.ts'

/** The decisions of a campaign as something that is played at this screen: one seat, and nobody's secrets. */
export function seatedCampaign<C extends CampaignTypes>(
  contents: BoxedCampaign<C>,
  run: CampaignRun<C>,
): Seated<C> {
  const { campaign, show } = contents
  const events = eventsByEntry(run)
  return withPlayers<C extends CampaignTypes>(
    {
      face: campaignFace(contents, run.rules.seats),
      place: { game: campaign.battles.id, campaign: campaign.id },
      table: {
        rules: run.rules,
        options: run.options,
        start: { events: events()[0] ?? [] },
        get steps() {
          return events()
            .slice(1)
            .map(told => ({ seat: 0, events: told }))
        },
      },
      match: decisionsOf(run),
      presentation: show.load(run.options),
    },
    [run.player],
  )
}

export function campaignFace<C extends CampaignTypes>(
  { campaign, show, bots }: BoxedCampaign<C>,
  seats: readonly string[],
): GameFace {
  return {
    id: campaign.id,
    title: campaign.title,
    skin: show.skin,
    texts: show.texts,
    topics: show.topics ?? [],
    seats,
    programs: bots.map(({ id, title, about }) => ({ id, title, about })),
    ...(show.layout && { layout: show.layout }),
  }
}

/**
 * What happened at the set-up and in each entry. The run tells what happened from an entry on; what was told once is
 * kept, since only the last entry can change, by being taken back.
 */
function eventsByEntry<C extends CampaignTypes>(
  run: CampaignRun<C>,
): () => readonly (readonly C['event'][])[] {
  const known: (readonly C['event'][])[] = []
  return () => {
    // The last entry may have been taken back and another made in its place.
    known.length = Math.min(known.length, run.seq)
    for (let entry = known.length; entry <= run.seq; entry++) {
      const [onward, later] = [run.heard(entry), entry < run.seq ? run.heard(entry + 1) : []]
      known.push(onward.slice(0, onward.length - later.length))
    }
    return known
  }
}
