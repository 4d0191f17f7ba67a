import { type CampaignSession, openCampaignSession } from '@sextant/session'
import { outcome } from '../board/outcome.ts'
import { workerBots } from '../bots/worker-bots.ts'
import { useHeld } from '../match/held.ts'
import { NotOpened } from '../match/not-opened.tsx'
import { programFailed, tellLines } from '../match/telling.ts'
import { watch } from '../match/watch.ts'
import { Page } from '../parts/page.tsx'
import { pageModels, pageStore } from '../store/page-store.ts'
import type { CampaignMeta } from '../store/store.ts'
import { t } from '../words/words.ts'
import { findCampaign } from './begin-campaign.ts'
import { campaignKeeper } from './campaign-keeper.ts'
import { VoyageView } from './voyage-view.tsx'

/** Opens a campaign that is kept here and goes on with it. */
export function VoyagePage({ id }: { readonly id: string }) {
  const state = useHeld(id, open)
  if (state.kind === 'open')
    return <VoyageView key={id} voyage={state.opened.voyage} meta={state.opened.meta} />
  if (state.kind === 'loading')
    return <Page title={t('campaign.title')} quiet class="match-waiting" children={null} />
  const [title, why] = WHY_NOT[state.kind]
  const broken = state.kind === 'broken' ? state.message : undefined
  return <NotOpened id={id} title={title} why={why} broken={broken} />
}

const WHY_NOT = {
  missing: ['campaign.missing', 'campaign.missing.why'],
  elsewhere: ['match.elsewhere', 'campaign.elsewhere.why'],
  broken: ['campaign.broken', 'campaign.broken.why'],
} as const

interface OpenVoyage {
  readonly voyage: CampaignSession
  readonly meta: CampaignMeta
  leave(): void
}

async function open(id: string): Promise<OpenVoyage | undefined> {
  const campaign = await pageStore().campaign(id)
  if (!campaign) return undefined
  const { meta, record } = campaign
  const box = await findCampaign(meta.game, meta.campaign)
  const { bots, adviser, end } = workerBots(pageModels())
  const voyage = openCampaignSession({
    box,
    record,
    bots,
    adviser,
    watch,
    save: campaignKeeper(pageStore(), meta),
    onFailure: programFailed,
    onLog: tellLines,
    sceneAfter: outcome,
  })
  const leave = () => {
    voyage.close()
    end()
  }
  return { voyage, meta, leave }
}
