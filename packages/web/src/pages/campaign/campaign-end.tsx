import type { Outcome } from '@sextant/engine'
import type { Catalogue } from '@sextant/scene'
import type { CampaignSession } from '@sextant/session'
import { Download, Link2 } from 'lucide'
import { useEffect, useRef, useState } from 'preact/hooks'
import { campaignText } from '../../i18n/campaign-texts.ts'
import { capitalized, catalogueOf, named, spelled } from '../../i18n/game-texts.ts'
import { t } from '../../i18n/texts.ts'
import { notify } from '../../notices/notice.ts'
import { goTo } from '../../routes/navigate.ts'
import { pathOf } from '../../routes/route.ts'
import { battlesOf } from '../../store/battles-of.ts'
import { exportMatch } from '../../store/files/exchange.ts'
import { pageStore } from '../../store/page-store.ts'
import type { CampaignMeta, Score } from '../../store/store.ts'
import { FairCampaign } from '../../ui/fair-dice.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ReportView } from '../../ui/report/report-view.tsx'
import { BattleList } from './battle-list.tsx'
import { CampaignMedals } from './campaign-medals.tsx'
import { HighlightList } from './highlight-list.tsx'
import { RecordsTable, setupQueryOf, valueName } from './records-table.tsx'
import { valueNames } from './scores.ts'
import '../match/ending/ending.css'

interface CampaignEndProps {
  readonly session: CampaignSession
  readonly meta: CampaignMeta
  readonly title: string
}

/** The end of a campaign, over the whole page: how it went, what it was good for, and how it compares. */
export function CampaignEnd({ session, meta, title }: CampaignEndProps) {
  const { decisions } = session
  const { outcome, scene } = decisions.snapshot.value
  const [looking, setLooking] = useState(false)
  const [scores, setScores] = useState<readonly Score[]>([])
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { seed = '' } = session.record()
  useEffect(() => {
    if (!outcome || looking || dialog.current?.open) return
    dialog.current?.showModal()
    // Not on a button: pressing Enter once more must not start another campaign by accident.
    heading.current?.focus({ preventScroll: true })
  }, [outcome !== undefined, looking])
  useEffect(() => void ownScores(meta, seed, outcome).then(setScores), [outcome !== undefined])
  if (!outcome) return null
  if (looking)
    return (
      <button type="button" class="ending-again primary" onClick={() => setLooking(false)}>
        {t('victory.show')}
      </button>
    )
  const catalogue = catalogueOf(decisions.info.texts)
  const report = decisions.report()
  const battles = battlesOf(session.record())
  const won = outcome.scores[0] === 1
  const plan = setupQueryOf({ seed, ...(meta.scenario !== undefined && { scenario: meta.scenario }) })
  const again = { page: 'campaign', game: meta.game, campaign: meta.campaign, plan } as const

  async function share(): Promise<void> {
    try {
      await navigator.clipboard.writeText(new URL(pathOf(again), location.href).href)
      notify({ tone: 'good', text: t('campaign.shared') })
    } catch {
      notify({ tone: 'bad', text: t('log.notCopied') })
    }
  }

  return (
    <dialog
      ref={dialog}
      class="ending campaign-end"
      data-won={won}
      aria-labelledby="campaign-end-title"
      onClose={() => setLooking(true)}
    >
      <div class="ending-body">
        <p class="ending-kicker">{title}</p>
        <h2 ref={heading} id="campaign-end-title" tabIndex={-1}>
          {campaignText(catalogue, won ? 'campaign.won' : 'campaign.lost')}
        </h2>
        <p class="ending-line">
          {capitalized(named(catalogue, 'reason', outcome.reason, spelled(outcome.reason)))}
        </p>
        <Values outcome={outcome} catalogue={catalogue} />
        <FairCampaign record={session.record()} commitment={decisions.commitment} />
        <CampaignMedals id={meta.id} scores={scores} battles={battles} />
        <p class="row">
          <button type="button" class="primary" onClick={() => goTo(again)}>
            {campaignText(catalogue, 'campaign.again')}
          </button>
          <button type="button" onClick={share}>
            <Icon of={Link2} />
            {t('campaign.share')}
          </button>
          <button type="button" onClick={() => exportMatch(meta.id)}>
            <Icon of={Download} />
            {t('export.title')}
          </button>
          <button type="button" onClick={() => goTo({ page: 'home' })}>
            {t('nav.games')}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('victory.look')}
          </button>
        </p>
        <HighlightList id={meta.id} game={meta.game} campaign={meta.campaign} battles={battles} />
        <div class="report">
          <RecordsTable
            title={t('records.sameSeed', { seed })}
            scores={scores.filter(score => score.seed === seed)}
            catalogue={catalogue}
            current={meta.id}
          />
          <RecordsTable title={t('records.all')} scores={scores} catalogue={catalogue} current={meta.id} />
          <BattleList id={meta.id} game={meta.game} battles={battles} />
        </div>
        {report && (
          <ReportView report={report} scene={scene} skin={decisions.info.skin} catalogue={catalogue} />
        )}
      </div>
    </dialog>
  )
}

function Values({ outcome, catalogue }: { readonly outcome: Outcome; readonly catalogue: Catalogue }) {
  const { values } = outcome
  if (!values) return null
  return (
    <dl class="campaign-values">
      {valueNames([outcome]).map(name => (
        <div key={name}>
          <dt>{valueName(catalogue, name)}</dt>
          <dd class="figures">{values[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The records so far with this campaign among them, even before it has been stored. */
async function ownScores(
  { id, game, campaign, scenario, imported }: CampaignMeta,
  seed: string,
  outcome: Outcome | undefined,
): Promise<Score[]> {
  const others = (await pageStore().scores()).filter(
    score => score.game === game && score.campaign === campaign && score.id !== id,
  )
  if (!outcome || imported) return others
  const own = { id, game, campaign, seed, ended: Date.now(), outcome, ...(scenario && { scenario }) }
  return [...others, own]
}
