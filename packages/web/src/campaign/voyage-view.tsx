import { MatchView } from '../match/match-view.tsx'
import type { CampaignMeta } from '../store/store.ts'
import { gameTitle } from '../table/title.ts'
import './campaign.css'
import { campaignName } from './campaign-words.ts'
import { FightDue } from './fight-due.tsx'
import { FightOver } from './fight-over.tsx'
import type { Voyage } from './voyage.ts'
import { VoyageEnd } from './voyage-end.tsx'

interface VoyageViewProps {
  readonly voyage: Voyage
  readonly meta: CampaignMeta
}

/** A campaign under way: the page of a match, with its decisions on it or with the match that is being played. */
export function VoyageView({ voyage, meta }: VoyageViewProps) {
  const { chart } = voyage
  const fight = voyage.fight.value
  const { face } = chart
  const title = campaignName(face)
  if (fight)
    return (
      <MatchView
        key={`${meta.id}/fight`}
        session={fight}
        title={gameTitle(meta.game, fight.face.title)}
        game={meta.game}
        match={meta.id}
        notice={fight.shown.value.outcome && <FightOver voyage={voyage} fight={fight} />}
      />
    )
  return (
    <MatchView
      key={meta.id}
      session={chart}
      title={title}
      game={`${meta.game}/${meta.campaign}`}
      match={`${meta.id}/chart`}
      notice={voyage.due.value && <FightDue voyage={voyage} />}
    >
      {chart.shown.value.outcome && <VoyageEnd voyage={voyage} meta={meta} title={title} />}
    </MatchView>
  )
}
