import type { MatchRecord } from '@sextant/engine'
import { battleBox } from '@sextant/scene'
import { type RecordedMatch, recordedMatch } from '@sextant/session'
import { useEffect, useState } from 'preact/hooks'
import { useEvaluations } from '../../evaluation/use-evaluations.ts'
import { catalogueOf } from '../../i18n/game-texts.ts'
import { sideName } from '../../i18n/seat-name.ts'
import { counted, t } from '../../i18n/texts.ts'
import { findCampaign } from '../../store/start-campaign.ts'
import { Link } from '../../ui/link.tsx'
import { TurningPointView } from '../match/ending/turning-point.tsx'
import { type Highlight, highlightsOf } from './highlights.ts'

interface HighlightListProps {
  /** Of the campaign. */
  readonly id: string
  readonly game: string
  readonly campaign: string
  readonly battles: readonly MatchRecord[]
}

/** The battles of a campaign that are worth another look, and where the hardest of them was decided. */
export function HighlightList({ id, game, campaign, battles }: HighlightListProps) {
  const { quickest, longest } = highlightsOf(battles)
  const hardest = longest ?? quickest
  if (!hardest) return null
  return (
    <section class="highlights">
      {quickest && <Line id={id} of="campaign.quickest" battle={quickest} />}
      {longest && <Line id={id} of="campaign.longest" battle={longest} />}
      <Decided
        id={id}
        game={game}
        campaign={campaign}
        number={hardest.number}
        record={battles[hardest.number - 1]}
      />
    </section>
  )
}

interface LineProps {
  readonly id: string
  readonly of: 'campaign.quickest' | 'campaign.longest'
  readonly battle: Highlight
}

function Line({ id, of, battle: { number, steps } }: LineProps) {
  return (
    <p class="figures">
      {t(of, { battle: t('campaign.battleNumber', { number }), steps: counted('match.steps', steps) })}{' '}
      <Link to={{ page: 'replay', id, battle: number }}>{t('evaluation.watchIt')}</Link>
    </p>
  )
}

interface DecidedProps {
  readonly id: string
  readonly game: string
  readonly campaign: string
  readonly number: number
  readonly record: MatchRecord | undefined
}

/** The turning point of a battle, where the game has an adviser. */
function Decided({ id, game, campaign, number, record }: DecidedProps) {
  const recorded = useRecordedBattle(game, campaign, record)
  const evaluating = useEvaluations(`${id}/${number}`, recorded)
  if (!recorded || !record) return null
  const { info } = recorded
  const scene = recorded.scene(recorded.length, 'spectator')
  const catalogue = catalogueOf(info.texts)
  return (
    <TurningPointView
      id={id}
      battle={number}
      skin={info.skin}
      recorded={recorded}
      evaluating={evaluating}
      scene={scene}
      names={info.seats.map((_, seat) => sideName(scene, seat, catalogue, info.seats))}
    />
  )
}

function useRecordedBattle(
  game: string,
  campaign: string,
  record: MatchRecord | undefined,
): RecordedMatch | undefined {
  const [recorded, setRecorded] = useState<RecordedMatch>()
  useEffect(() => {
    let open = true
    if (record)
      findCampaign(game, campaign)
        .then(found => {
          if (open) setRecorded(recordedMatch(battleBox(found), record))
        })
        // Rules that have changed since: the ending does without a turning point.
        .catch(() => {})
    return () => {
      open = false
    }
  }, [game, campaign, record?.commitment])
  return recorded
}
