import { InputError } from '@sextant/engine'
import { findGame } from '@sextant/games'
import { type RecordedMatch, recordedMatch } from '@sextant/session'
import { useEffect, useState } from 'preact/hooks'
import { campaignOf } from '../campaign/campaign-of.ts'
import { campaignReel } from '../campaign/campaign-reel.ts'
import { campaignName } from '../campaign/campaign-words.ts'
import { fightsOf } from '../campaign/fights-of.ts'
import { Link } from '../parts/link.tsx'
import { Page } from '../parts/page.tsx'
import { pageStore } from '../store/page-store.ts'
import type { StoredCampaign } from '../store/store.ts'
import { gameTitle } from '../table/title.ts'
import { bringWords } from '../words/game-words.ts'
import { t } from '../words/words.ts'
import './replay.css'
import { ReplayView } from './replay-view.tsx'

interface ReplayPageProps {
  readonly id: string
  /** Which match of a campaign, from 1. */
  readonly fight?: number
  readonly step?: number
  readonly as?: string
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly message: string }
  | {
      readonly kind: 'open'
      readonly reel: RecordedMatch
      readonly title: string
      readonly campaign?: StoredCampaign
    }

export function ReplayPage({ id, fight, step = 0, as }: ReplayPageProps) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    setState({ kind: 'loading' })
    open(id, fight).then(setState)
  }, [id, fight])
  if (state.kind === 'loading') return <Page title={t('replay.title')} quiet children={null} />
  if (state.kind !== 'open')
    return (
      <Page title={t(state.kind === 'missing' ? 'match.missing' : 'match.broken')} class="narrow">
        <p>{t(state.kind === 'missing' ? 'match.missing.why' : 'replay.broken.why')}</p>
        {state.kind === 'broken' && <pre class="detail">{state.message}</pre>}
        <Link class="button" to={{ page: 'replays' }}>
          {t('nav.replays')}
        </Link>
      </Page>
    )
  const { reel, title, campaign } = state
  const seat = reel.info.seats.indexOf(as ?? '')
  return (
    <ReplayView
      key={`${id}/${fight ?? ''}`}
      id={id}
      {...(fight !== undefined && { fight })}
      {...(campaign && { campaign })}
      reel={reel}
      title={title}
      firstStep={Math.min(step, reel.length)}
      firstViewer={seat < 0 ? 'spectator' : seat}
    />
  )
}

async function open(id: string, fight: number | undefined): Promise<State> {
  try {
    const found = await find(id, fight)
    if (!found) return { kind: 'missing' }
    const { reel } = found
    reel.scene(reel.length, 'spectator')
    return { kind: 'open', ...found }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (!(error instanceof InputError)) console.error(error)
    return { kind: 'broken', message }
  }
}

type Found = Omit<Extract<State, { readonly kind: 'open' }>, 'kind'>

/** A match by itself, a match of a campaign, or a campaign's own decisions. */
async function find(id: string, fight: number | undefined): Promise<Found | undefined> {
  const match = await pageStore().match(id)
  const campaign = match ? undefined : await pageStore().campaign(id)
  const listed = findGame(match?.meta.game ?? campaign?.meta.game ?? '')
  if (!listed) return undefined
  const box = await listed.load()
  await box.open(({ show }) => bringWords(show.texts))
  const record = campaign && fight !== undefined ? fightsOf(campaign.record)[fight - 1] : match?.record
  if (record) {
    const reel = recordedMatch(box, record)
    return { reel, title: gameTitle(reel.info.id, reel.info.title), ...(campaign && { campaign }) }
  }
  if (!campaign || fight !== undefined) return undefined
  const reel = campaignReel(await campaignOf(box, campaign.meta.campaign), campaign.record)
  return { reel, title: campaignName(reel.info), campaign }
}
