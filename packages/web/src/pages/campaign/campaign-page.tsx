import { type CampaignSession, openCampaignSession } from '@sextant/session'
import { sceneAfter } from '../../board/index.ts'
import { pageBots } from '../../bots/page-bots.ts'
import { t } from '../../i18n/texts.ts'
import { pageModels, pageStore } from '../../store/page-store.ts'
import { campaignSaver } from '../../store/save-campaign.ts'
import { findCampaign } from '../../store/start-campaign.ts'
import type { CampaignMeta } from '../../store/store.ts'
import { Page } from '../../ui/page.tsx'
import { announceLines, botFailed } from '../match/announce-log.ts'
import { NotOpened } from '../match/opening/not-opened.tsx'
import { useOpened } from '../match/opening/use-opened.ts'
import { watchOf } from '../match/playback/watch.ts'
import { CampaignView } from './campaign-view.tsx'

/** Opens a stored campaign and goes on with it. */
export function CampaignPage({ id }: { readonly id: string }) {
  const state = useOpened(id, open)
  if (state.kind === 'open')
    return <CampaignView key={id} session={state.opened.session} meta={state.opened.meta} />
  if (state.kind === 'loading')
    return <Page title={t('campaign.title')} quiet class="match-waiting" children={null} />
  const [title, why] = WHY_NOT[state.kind]
  const detail = 'message' in state ? state.message : undefined
  return (
    <NotOpened
      id={id}
      title={title}
      why={why}
      detail={detail}
      watchable={state.kind === 'broken'}
      damaged={state.kind === 'damaged' ? 'campaign' : undefined}
    />
  )
}

const WHY_NOT = {
  missing: ['campaign.missing', 'campaign.missing.why'],
  elsewhere: ['match.elsewhere', 'campaign.elsewhere.why'],
  broken: ['campaign.broken', 'campaign.broken.why'],
  damaged: ['campaign.broken', 'campaign.damaged.why'],
} as const

interface OpenCampaign {
  readonly session: CampaignSession
  readonly meta: CampaignMeta
  leave(): void
}

async function open(id: string): Promise<OpenCampaign | undefined> {
  const campaign = await pageStore().campaign(id)
  if (!campaign) return undefined
  const { meta, record } = campaign
  const box = await findCampaign(meta.game, meta.campaign)
  const { bots, adviser, end } = pageBots(pageModels())
  const session = openCampaignSession({
    box,
    record,
    bots,
    adviser,
    watch: watchOf(id),
    save: campaignSaver(pageStore(), meta),
    onFailure: botFailed,
    onLog: announceLines,
    sceneAfter,
  })
  const leave = () => {
    session.close()
    end()
  }
  return { session, meta, leave }
}
