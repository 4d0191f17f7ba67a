import type { CampaignSession } from '@sextant/session'
import { useState } from 'preact/hooks'
import { gameTitle } from '../../i18n/game-title.ts'
import type { CampaignMeta } from '../../store/store.ts'
import { MatchView, type Notice } from '../match/match-view.tsx'
import './campaign.css'
import { campaignName } from '../../i18n/campaign-texts.ts'
import { BattleDue } from './battle-due.tsx'
import { BattleOver } from './battle-over.tsx'
import { BattleResult } from './battle-result.tsx'
import { CampaignEnd } from './campaign-end.tsx'

interface CampaignViewProps {
  readonly session: CampaignSession
  readonly meta: CampaignMeta
}

/** A campaign under way: the page of a match, with its decisions on it or with the match that is being played. */
export function CampaignView({ session, meta }: CampaignViewProps) {
  const { decisions } = session
  const battle = session.battle.value
  /** The entry of the battle that was settled last, as long as what it left is to be read. */
  const [settled, setSettled] = useState<number>()
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
        notice={
          battle.snapshot.value.outcome && {
            below: false,
            content: (
              <BattleOver
                session={session}
                battle={battle}
                onSettled={() => setSettled(decisions.snapshot.peek().seq + 1)}
              />
            ),
          }
        }
      />
    )
  function noticeOf(): Notice | undefined {
    if (session.due.value) return { below: false, content: <BattleDue session={session} /> }
    const { seq, outcome } = decisions.snapshot.value
    if (seq !== settled || outcome || decisions.busy.value) return undefined
    const read = () => setSettled(undefined)
    return { below: true, content: <BattleResult decisions={decisions} onRead={read} /> }
  }
  return (
    <MatchView
      key={meta.id}
      session={decisions}
      title={title}
      game={`${meta.game}/${meta.campaign}`}
      match={`${meta.id}/decisions`}
      notice={noticeOf()}
    >
      {decisions.snapshot.value.outcome && <CampaignEnd session={session} meta={meta} title={title} />}
    </MatchView>
  )
}
