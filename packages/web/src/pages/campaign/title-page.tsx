import { box, type CampaignBox } from '@sextant/scene'
import { ArrowLeft, Dices, Play } from 'lucide'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { dismiss, notify } from '../../notices/notice.ts'
import { goTo, nowAt } from '../../routes/navigate.ts'
import { theme } from '../../settings/settings.ts'
import { FittedPicture } from '../../ui/fitted-picture.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { type GameSetup, gameSetupOf } from '../setup/game-setup.ts'
import { queryOf, scenarioIn, setupQueryOf } from '../setup/setup-query.ts'
import '../setup/setup.css'
import { catalogueOf, named } from '../../i18n/game-texts.ts'
import { gameTitle } from '../../i18n/game-title.ts'
import { t } from '../../i18n/texts.ts'
import { pageStore } from '../../store/page-store.ts'
import { findCampaign, startStoredCampaign } from '../../store/start-campaign.ts'
import { newSeed } from '../../store/start-match.ts'
import type { CampaignMeta, Score } from '../../store/store.ts'
import { isDeleted } from '../../store/trash.ts'
import './campaign.css'
import { campaignName, campaignText } from '../../i18n/campaign-texts.ts'
import { RecordsTable } from './records-table.tsx'
import { UnderWayLine } from './under-way-line.tsx'

interface TitlePageProps {
  readonly game: string
  readonly campaign: string
  readonly query: URLSearchParams
}

/** What is known here of a campaign. */
interface Known {
  readonly setup: GameSetup
  readonly summary: string
  readonly underWay: readonly CampaignMeta[]
  readonly scores: readonly Score[]
}

/** The title screen of a campaign: set out, go on, look at the records, or leave. */
export function TitlePage({ game, campaign, query }: TitlePageProps) {
  const [known, setKnown] = useState<Known | 'missing'>()
  useEffect(() => {
    open(game, campaign).then(setKnown, () => setKnown('missing'))
  }, [game, campaign])
  if (known === 'missing')
    return (
      <Page title={t('lost.title')} class="narrow">
        <p>{t('campaign.none', { campaign, game: gameTitle(game) })}</p>
        <Link class="button" to={{ page: 'home' }}>
          {t('nav.games')}
        </Link>
      </Page>
    )
  const title = known ? campaignName(known.setup) : gameTitle(game)
  return (
    <Page title={title} class="campaign-title">
      {known && <Title game={game} campaign={campaign} known={known} query={query} />}
    </Page>
  )
}

function Title({ game, campaign, known, query }: TitlePageProps & { readonly known: Known }) {
  const { setup, summary, underWay, scores } = known
  const [plan, setPlan] = useState(() => setupQueryOf(query))
  const spareSeed = useMemo(newSeed, [])
  const catalogue = catalogueOf(setup.texts)
  const scenario = scenarioIn(setup, plan)
  const seed = plan.seed ?? spareSeed
  const opening = useMemo(() => setup.opening(setup.options(scenario, {}), seed), [scenario, seed])
  useEffect(() => {
    // What was asked for is not what is set up: that is said, not passed over.
    if (plan.scenario === undefined || plan.scenario === scenario) return
    const number = notify({ tone: 'bad', text: t('setup.badLink'), stays: true })
    return () => dismiss(number)
  }, [])
  const sameSeed = scores.filter(score => score.seed === plan.seed)

  function change(changes: { readonly scenario?: string; readonly seed?: string }): void {
    const next = { ...plan, ...changes }
    setPlan(next)
    nowAt({ page: 'campaign', game, campaign, plan: queryOf(next) })
  }

  async function start(event: Event): Promise<void> {
    event.preventDefault()
    try {
      goTo({ page: 'run', id: await startStoredCampaign({ game, campaign, scenario, seed }) })
    } catch (error) {
      notify({ tone: 'bad', text: t('setup.failed', { why: error instanceof Error ? error.message : '' }) })
    }
  }

  return (
    <>
      <p class="lead">{catalogue.summary ?? summary}</p>
      {underWay.length > 0 && (
        <section class="running">
          <h2>{campaignText(catalogue, 'campaign.continue')}</h2>
          <ul>
            {underWay.map(meta => (
              <UnderWayLine key={meta.id} meta={meta} catalogue={catalogue} />
            ))}
          </ul>
        </section>
      )}
      <div class="campaign-columns">
        <form class="card campaign-new" noValidate onSubmit={start}>
          <h2>{campaignText(catalogue, 'campaign.new')}</h2>
          <fieldset>
            <legend class="setup-legend">{t('campaign.level')}</legend>
            <div class="choices">
              {setup.scenarios.map(({ id, title }) => (
                <label key={id} class="choice">
                  <input
                    type="radio"
                    name="scenario"
                    checked={id === scenario}
                    onChange={() => change({ scenario: id })}
                  />
                  <span>{named(catalogue, 'scenario', id, title)}</span>
                </label>
              ))}
            </div>
            <p class="muted">{named(catalogue, 'scenario', `${scenario}.about`, '')}</p>
          </fieldset>
          <fieldset>
            <legend class="setup-legend">{t('setup.seed')}</legend>
            <div class="row">
              <input
                class="grow"
                aria-label={t('setup.seed')}
                value={seed}
                maxLength={200}
                spellcheck={false}
                onInput={event => change({ seed: event.currentTarget.value })}
              />
              <button
                type="button"
                aria-label={t('setup.newSeed')}
                title={t('setup.newSeed')}
                onClick={() => change({ seed: newSeed() })}
              >
                <Icon of={Dices} />
              </button>
            </div>
            <p class="muted">{campaignText(catalogue, 'campaign.seed.why')}</p>
          </fieldset>
          <button type="submit" class="primary big" disabled={!opening.ok || seed === ''}>
            <Icon of={Play} />
            {campaignText(catalogue, 'campaign.new')}
          </button>
        </form>
        <div class="campaign-side">
          {opening.ok && (
            <FittedPicture
              scene={opening.scene}
              skin={setup.skin}
              catalogue={catalogue}
              theme={theme.value}
              ratio={1.5}
            />
          )}
          <Link to={{ page: 'home' }} class="button campaign-quit">
            <Icon of={ArrowLeft} />
            {campaignText(catalogue, 'campaign.quit')}
          </Link>
        </div>
      </div>
      <section class="campaign-records">
        <h2>{campaignText(catalogue, 'campaign.records')}</h2>
        {scores.length === 0 && <p class="muted">{campaignText(catalogue, 'campaign.records.none')}</p>}
        {sameSeed.length > 0 && (
          <RecordsTable title={t('records.sameSeed', { seed })} scores={sameSeed} catalogue={catalogue} />
        )}
        <RecordsTable title={t('records.all')} scores={scores} catalogue={catalogue} />
      </section>
    </>
  )
}

async function open(game: string, campaign: string): Promise<Known> {
  const own = (other: { readonly game: string; readonly campaign: string }) =>
    other.game === game && other.campaign === campaign
  const [found, campaigns, scores] = await Promise.all([
    findCampaign(game, campaign),
    pageStore().campaigns(),
    pageStore().scores(),
  ])
  return {
    ...(await campaignSetupOf(found)),
    underWay: campaigns.filter(meta => own(meta) && !meta.outcome && meta.entries > 0 && !isDeleted(meta)),
    scores: scores.filter(own),
  }
}

/** A campaign's decisions are those of a game. */
function campaignSetupOf(found: CampaignBox): Promise<Pick<Known, 'setup' | 'summary'>> {
  return found.open(async ({ campaign, show, bots }) => ({
    setup: await gameSetupOf(box({ game: campaign, show, bots })),
    summary: campaign.about.summary,
  }))
}
