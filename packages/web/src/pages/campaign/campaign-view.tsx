import type { CampaignSession } from '@sextant/session'
import { gameTitle } from '../../i18n/game-title.ts'
import type { CampaignMeta } from '../../store/store.ts'
import { MatchView } from '../match/match-view.tsx'
import './campaign.css'
import { campaignName } from '../../i18n/campaign-texts.ts'
import { BattleDue } from './battle-due.tsx'
import { BattleOver } from './battle-over.tsx'
import { CampaignEnd } from './campaign-end.tsx'

interface CampaignViewProps {
  readonly session: CampaignSession
  readonly meta: CampaignMeta
}

/** A campaign under way: the page of a match, with its decisions on it or with the match that is being played. */
export function CampaignView({ session, meta }: CampaignViewProps) {
  const { decisions } = session
  const battle = session.battle.value
  const { info } = decisions
  const title = campaignName(info)
  if (battle)
    return (
      <MatchView
        key={`${meta.id}/battle`}
        session={battle}
        title={gameTitle(meta.game, battle.info.title)}
        game={meta.game}
        match={meta.id}
        resigning="battle"
        notice={battle.snapshot.value.outcome && <BattleOver session={session} battle={battle} />}
      />
    )
  return (
    <MatchView
      key={meta.id}
      session={decisions}
      title={title}
      game={`${meta.game}/${meta.campaign}`}
      match={`${meta.id}/decisions`}
      notice={session.due.value && <BattleDue session={session} />}
    >
      {decisions.snapshot.value.outcome && <CampaignEnd session={session} meta={meta} title={title} />}
    </MatchView>
  )
}
