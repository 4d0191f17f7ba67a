import { InputError, type MatchRecord } from '@sextant/engine'
import { findGame } from '@sextant/games/list'
import { battleBox } from '@sextant/scene'
import { type RecordedMatch, recordedCampaign, recordedMatch } from '@sextant/session'
import { useEffect, useState } from 'preact/hooks'
import { campaignName } from '../../i18n/campaign-texts.ts'
import { loadTexts } from '../../i18n/game-texts.ts'
import { gameTitle } from '../../i18n/game-title.ts'
import { t } from '../../i18n/texts.ts'
import { instead } from '../../routes/navigate.ts'
import { battlesOf } from '../../store/battles-of.ts'
import { campaignOf } from '../../store/find-campaign.ts'
import { pageStore } from '../../store/page-store.ts'
import type { StoredCampaign } from '../../store/store.ts'
import type { StoredKind } from '../../store/trash.ts'
import { DamagedActions } from '../../ui/damaged-actions.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import './replay.css'
import { ReplayView } from './replay-view.tsx'

interface ReplayPageProps {
  readonly id: string
  /** Which match of a campaign, from 1. */
  readonly battle?: number
  readonly step?: number
  readonly as?: string
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly message: string; readonly of: StoredKind }
  | {
      readonly kind: 'open'
      readonly recorded: RecordedMatch
      /** Not of the decisions of a campaign, which are no match. */
      readonly record?: MatchRecord
      readonly campaign?: StoredCampaign
    }

export function ReplayPage({ id, battle, step = 0, as }: ReplayPageProps) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    setState({ kind: 'loading' })
    open(id, battle).then(setState)
  }, [id, battle])
  if (state.kind === 'loading') return <Page title={t('replay.title')} quiet children={null} />
  if (state.kind !== 'open')
    return (
      <Page title={t(state.kind === 'missing' ? 'match.missing' : 'match.broken')} class="narrow">
        <p>{t(state.kind === 'missing' ? 'match.missing.why' : 'replay.broken.why')}</p>
        {state.kind === 'broken' && <pre class="detail">{state.message}</pre>}
        <p class="row wrap">
          {state.kind === 'broken' && (
            <DamagedActions kind={state.of} id={id} onDelete={() => instead({ page: 'replays' })} />
          )}
          <Link class="button" to={{ page: 'replays' }}>
            {t('nav.replays')}
          </Link>
        </p>
      </Page>
    )
  const { recorded, record, campaign } = state
  const { info } = recorded
  // Read here, so that it follows the language.
  const title = record ? gameTitle(info.id, info.title) : campaignName(info)
  const seat = info.seats.indexOf(as ?? '')
  return (
    <ReplayView
      key={`${id}/${battle ?? ''}`}
      id={id}
      {...(battle !== undefined && { battle })}
      {...(campaign && { campaign })}
      {...(record && { record })}
      recorded={recorded}
      title={title}
      firstStep={Math.min(step, recorded.length)}
      firstViewer={seat < 0 ? 'spectator' : seat}
    />
  )
}

async function open(id: string, battle: number | undefined): Promise<State> {
  try {
    const found = await find(id, battle)
    if (!found) return { kind: 'missing' }
    const { recorded } = found
    recorded.scene(recorded.length, 'spectator')
    return { kind: 'open', ...found }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (!(error instanceof InputError)) console.error(error)
    const { record } = await pageStore().raw('match', id)
    return { kind: 'broken', message, of: record === undefined ? 'campaign' : 'match' }
  }
}

type Found = Omit<Extract<State, { readonly kind: 'open' }>, 'kind'>

/** A match by itself, a match of a campaign, or a campaign's own decisions. */
async function find(id: string, battle: number | undefined): Promise<Found | undefined> {
  const match = await pageStore().match(id)
  const campaign = match ? undefined : await pageStore().campaign(id)
  const listed = findGame(match?.meta.game ?? campaign?.meta.game ?? '')
  if (!listed) return undefined
  const game = await listed.load()
  const campaignBox = campaign && (await campaignOf(game, campaign.meta.campaign))
  const box = campaignBox ? battleBox(campaignBox) : game
  await box.open(({ show }) => loadTexts(show.texts))
  const record = campaign && battle !== undefined ? battlesOf(campaign.record)[battle - 1] : match?.record
  if (record) {
    const recorded = recordedMatch(box, record)
    return { recorded, record, ...(campaign && { campaign }) }
  }
  if (!campaign || !campaignBox || battle !== undefined) return undefined
  return { recorded: recordedCampaign(campaignBox, campaign.record), campaign }
}
