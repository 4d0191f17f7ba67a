import type { CampaignSession } from '@sextant/session'
import { MatchView } from '../match/match-view.tsx'
import type { CampaignMeta } from '../store/store.ts'
import { gameTitle } from '../table/title.ts'
import './campaign.css'
import { campaignName } from './campaign-words.ts'
import { FightDue } from './fight-due.tsx'
import { FightOver } from './fight-over.tsx'
import { VoyageEnd } from './voyage-end.tsx'

interface VoyageViewProps {
  readonly voyage: CampaignSession
  readonly meta: CampaignMeta
}

/** A campaign under way: the page of a match, with its decisions on it or with the match that is being played. */
export function VoyageView({ voyage, meta }: VoyageViewProps) {
  const { decisions } = voyage
  const fight = voyage.battle.value
  const { info } = decisions
  const title = campaignName(info)
  if (fight)
    return (
      <MatchView
        key={`${meta.id}/fight`}
        session={fight}
        title={gameTitle(meta.game, fight.info.title)}
        game={meta.game}
        match={meta.id}
        notice={fight.snapshot.value.outcome && <FightOver voyage={voyage} fight={fight} />}
      />
    )
  return (
    <MatchView
      key={meta.id}
      session={decisions}
      title={title}
      game={`${meta.game}/${meta.campaign}`}
      match={`${meta.id}/chart`}
      notice={voyage.due.value && <FightDue voyage={voyage} />}
    >
      {decisions.snapshot.value.outcome && <VoyageEnd voyage={voyage} meta={meta} title={title} />}
    </MatchView>
  )
}
